import { getRecommendationBackend } from '@/lib/search/backend';
import { pageRequestSchema } from '@/lib/search/contract/requests';
import { localizeRestaurants } from '@/lib/search/localization/localize-cards';
import { createLocalizedRoute } from '@/lib/search/localization/localized-route';

/** Seconds; above the 120 s abort, to respond with our own error before the platform's. */
export const maxDuration = 130;

/** Call of the specification with names localized to `language`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createLocalizedRoute(
  pageRequestSchema,
  async (input, locale, signal) => [
    {
      content: await localizeRestaurants(
        await getRecommendationBackend().getPage(input, signal),
        locale,
      ),
    },
  ],
);
