import * as v from 'valibot';
import { getEnv } from '@/lib/env';
import { HttpError } from '@/lib/http/errors';
import { createJsonRoute } from '@/lib/http/json-route';
import { createMethodNotAllowed } from '@/lib/http/respond';
import { expirePlaces, placesChangeSchema } from '@/lib/places/webhook';
import { expireOnceReadable } from '@/lib/recipes/told-changes';
import {
  getChangedTags,
  isSecretRight,
  postChangeSchema,
  REVALIDATE_SECRET_HEADER,
} from '@/lib/recipes/webhook';
import { takeOverSnapshot } from '@/lib/ingest/tourapi/live-data';

/** Seconds the host gives this function, what it does after its answer included (`lib/recipes/told-changes.ts`). */
export const maxDuration = 60;

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

/** Called by the database after every change of a post (docs/editors.md), and by a sync of the places (docs/live-data.md). */
export const POST = createJsonRoute(
  v.union([postChangeSchema, placesChangeSchema]),
  async (change) => {
    if (change.type === 'SYNC') {
      await takeOverSnapshot();
      return { revalidated: expirePlaces(change) };
    }
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
