import { createJsonRoute } from '@/lib/http/json-route';
import { MAX_SEARCH_BODY_BYTES } from '@/lib/payload-limits';
import { getRecommendationBackend } from '@/lib/search/backend';
import { contentIdRequestSchema } from '@/lib/search/contract/requests';

/** Seconds; above the 120 s abort, to respond with our own error before the platform's. */
export const maxDuration = 130;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createJsonRoute(
  contentIdRequestSchema,
  (input, signal) => getRecommendationBackend().getContentIds(input, signal),
  { maxBodyBytes: MAX_SEARCH_BODY_BYTES },
);
