import { getRecommendationBackend } from '@/lib/search/backend';
import { toEnglishBody } from '@/lib/search/contract/rec-responses';
import { filterRequestSchema } from '@/lib/search/contract/requests';
import { localizeRestaurants } from '@/lib/search/localization/localize-cards';
import { createLocalizedRoute } from '@/lib/search/localization/localized-route';

/** Seconds; above the 120 s abort, to respond with our own error before the platform's. */
export const maxDuration = 130;

/** Call of the specification with names localized to `language`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = createLocalizedRoute(
  filterRequestSchema,
  async (input, locale, signal) => {
    const found = await getRecommendationBackend().getFilteredInEnglish(input, signal);
    const restaurants = await localizeRestaurants(found.restaurants, locale);
    return toEnglishBody({ ...found, restaurants });
  },
);
