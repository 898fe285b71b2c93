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
  /** How many more there are whose menu nobody knows. */
  unknown?: number | undefined;
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
  const call = isVeganNeed(need) ? getFilteredRestaurantsInEnglish : getFilteredRestaurants;
  const { restaurantInfo, ...found } = await call(request, { signal });
  return { ...found, restaurants: restaurantInfo };
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
