import { toPreferenceSentence } from '@kioot/engine/needs';
import { fetchFilteredRestaurantsInEnglish } from '@/lib/search/client/search-client';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';

/**
 * Fetches places by id, in English and in the given order, those of merged ids last. Unknown ids are left
 * out.
 * @throws {RequestError}
 */
export async function fetchPlaces(
  contentIdList: readonly string[],
  signal: AbortSignal,
): Promise<PlaceCard[]> {
  const { restaurants } = await fetchFilteredRestaurantsInEnglish(
    {
      contentIdList: [...contentIdList],
      userPref: toPreferenceSentence({ kind: 'any' }),
      certainty: 'unknown',
    },
    { signal },
  );
  const byId = new Map(restaurants.map((restaurant) => [restaurant.contentId, restaurant]));
  const inOrder = contentIdList.flatMap((contentId) => byId.get(contentId) ?? []);
  return [...new Set([...inOrder, ...restaurants])];
}
