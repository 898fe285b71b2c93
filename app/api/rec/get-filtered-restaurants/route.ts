import { createJsonRoute } from '@/lib/http/json-route';
import { getRecommendationBackend } from '@/lib/search/backend';
import { filterRequestSchema } from '@/lib/search/contract/rec-requests';

/** Seconds; above the 120 s abort, to respond with our own error before the platform's. */
export const maxDuration = 130;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createJsonRoute(
  filterRequestSchema,
  (input, signal) => getRecommendationBackend().getFiltered(input, signal),
);
