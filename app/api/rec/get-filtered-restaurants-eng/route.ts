import { createJsonRoute } from '@/lib/http/json-route';
import { getRecommendationBackend } from '@/lib/search/backend';
import { toEnglishBody } from '@/lib/search/contract/rec-responses';
import { filterRequestSchema } from '@/lib/search/contract/requests';

/** Seconds; above the 120 s time limit of a backend call, to respond with our own error before the platform's. */
export const maxDuration = 130;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createJsonRoute(
  filterRequestSchema,
  async (input, signal) =>
    toEnglishBody(await getRecommendationBackend().getFilteredInEnglish(input, signal)),
);
