import { getEnv } from '@/lib/env';
import { HttpError } from '@/lib/http/errors';
import { createJsonRoute } from '@/lib/http/json-route';
import { createMethodNotAllowed } from '@/lib/http/respond';
import { expireOnceReadable } from '@/lib/recipes/told-changes';
import {
  getChangedTags,
  isSecretRight,
  postChangeSchema,
  REVALIDATE_SECRET_HEADER,
} from '@/lib/recipes/webhook';

function authorize(request: Request): void {
  const secret = getEnv().REVALIDATE_SECRET;
  if (!secret) throw new HttpError('not_configured', 'REVALIDATE_SECRET is not set.');
  if (!isSecretRight(request.headers.get(REVALIDATE_SECRET_HEADER), secret)) {
    throw new HttpError(
      'unauthorized',
      `The header ${REVALIDATE_SECRET_HEADER} is missing or wrong.`,
    );
  }
}

/** Called by the database after every change of a post (docs/editors.md). */
export const POST = createJsonRoute(
  postChangeSchema,
  async (change) => {
    const tags = getChangedTags(change);
    await expireOnceReadable(tags);
    return { revalidated: tags };
  },
  { bucket: 'webhook', authorize },
);

const methodNotAllowed = createMethodNotAllowed('POST');
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
