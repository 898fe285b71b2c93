import { toPreferenceSentence } from '../engine/needs/sentence';
import type { Preference } from '../engine';
import {
  getFilteredRestaurants,
  getFilteredRestaurantsInEnglish,
  getRestaurantPage,
} from '../search/client';
import type { FilterRequest, Restaurant } from '../search/contract';
import { isVeganNeed } from './preferences';

/** The answer to a search. */
export interface Found {
  /** The whole filtered list. */
  restaurants: readonly Restaurant[];
  /** How many the filter found in all. */
  total: number;
}

/**
 * Filters the looked-up restaurants; the vegan path has a call of its own that answers in English (specification
 * section 7).
 * @throws {RequestError}
 */
export async function findRestaurants(
  contentIdList: readonly string[],
  need: Preference,
  { signal, ...options }: Pick<FilterRequest, 'certainty' | 'profile'> & { signal: AbortSignal },
): Promise<Found> {
  const request: FilterRequest = {
    contentIdList: [...contentIdList],
    userPref: toPreferenceSentence(need),
    ...options,
  };
  if (isVeganNeed(need)) {
    const restaurants = await getFilteredRestaurantsInEnglish(request, { signal });
    return { restaurants, total: restaurants.length };
  }
  const { restaurantInfo, total } = await getFilteredRestaurants(request, { signal });
  return { restaurants: restaurantInfo, total };
}

/**
 * What is shown of an answer first: ten places, translated; on the vegan path all of them, which are in English.
 * @throws {RequestError}
 */
export async function getFirstPage(
  { restaurants }: Found,
  need: Preference,
  signal: AbortSignal,
): Promise<readonly Restaurant[]> {
  return isVeganNeed(need) ? restaurants : getRestaurantPage(restaurants, 1, { signal });
}
