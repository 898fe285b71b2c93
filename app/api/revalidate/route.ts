import * as v from 'valibot';
import { getEnv } from '@/lib/env';
import { HttpError } from '@kioot/base/http-errors';
import { createJsonRoute } from '@/lib/http/json-route';
import { revalidatePlaces, placesChangeSchema } from '@/lib/places/revalidate-places';
import { revalidateWhenAvailable } from '@/lib/recipes/revalidate-when-available';
import {
  getStaleTags,
  isSecretValid,
  postChangeSchema,
  REVALIDATE_SECRET_HEADER,
} from '@/lib/recipes/webhook';
import { loadNewerSnapshot } from '@/lib/server/background-sync';

/** Seconds; includes the work after the response (`lib/recipes/revalidate-when-available.ts`). */
export const maxDuration = 60;

function authorize(request: Request): void {
  const secret = getEnv().REVALIDATE_SECRET;
  if (!secret) throw new HttpError('not_configured', 'REVALIDATE_SECRET is not set.');
  if (!isSecretValid(request.headers.get(REVALIDATE_SECRET_HEADER), secret)) {
    throw new HttpError(
      'unauthorized',
      `The header ${REVALIDATE_SECRET_HEADER} is missing or wrong.`,
    );
  }
}

/**
 * Webhook: called by the database after each change of a post (docs/editors.md), and by a sync of
 * places (docs/live-data.md).
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createJsonRoute(
  v.union([postChangeSchema, placesChangeSchema]),
  async (change) => {
    if (change.type === 'SYNC') {
      await loadNewerSnapshot();
      return { revalidated: revalidatePlaces(change) };
    }
    const tags = getStaleTags(change);
    await revalidateWhenAvailable(tags);
    return { revalidated: tags };
  },
  { bucket: 'webhook', authorize },
);
