import { toPreferenceSentence } from '@kioot/engine/needs';
import { getFilteredRestaurantsInEnglish } from '@/lib/search/client';
import type { Restaurant } from '@/lib/search/contract';

/**
 * The places of these ids as the backend knows them, in English, in the order of the ids; one nobody knows is left out.
 * @throws {RequestError}
 */
export async function findPlaces(
  contentIdList: readonly string[],
  signal: AbortSignal,
): Promise<Restaurant[]> {
  const { restaurantInfo } = await getFilteredRestaurantsInEnglish(
    {
      contentIdList: [...contentIdList],
      userPref: toPreferenceSentence({ kind: 'any' }),
      certainty: 'unknown',
    },
    { signal },
  );
  const byId = new Map(restaurantInfo.map((restaurant) => [restaurant.contentId, restaurant]));
  return contentIdList.flatMap((contentId) => byId.get(contentId) ?? []);
}
