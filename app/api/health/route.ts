import { createMethodNotAllowed, respondJson } from '@/lib/http/respond';

/** Answered by this process, now: never prerendered. */
export const dynamic = 'force-dynamic';

/** Says that the process answers. It asks nothing and nobody, so that trouble elsewhere never ends a healthy process. */
export function GET(): Response {
  return respondJson({ status: 'ok' });
}

const methodNotAllowed = createMethodNotAllowed('GET', 'HEAD');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as PATCH,
  methodNotAllowed as POST,
  methodNotAllowed as PUT,
};
