import { createMethodNotAllowed, respondJson } from '@/lib/http/respond';
import { getSnapshotInfo } from '@/lib/places/store';

/** Answered by this process, now: never prerendered. */
export const dynamic = 'force-dynamic';

/**
 * Says that the process answers, and how old the engine's data in it is. It asks nothing and nobody, so that trouble
 * elsewhere never ends a healthy process.
 */
export function GET(): Response {
  const { takenAt, ageDays, rows } = getSnapshotInfo(new Date());
  return respondJson({ status: 'ok', data: { takenAt, ageDays, rows } });
}

const methodNotAllowed = createMethodNotAllowed('GET', 'HEAD');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as POST,
  methodNotAllowed as PUT,
};
