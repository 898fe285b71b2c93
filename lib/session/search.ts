import { toPreferenceSentence } from '../engine/needs/sentence';
import {
  getFilteredRestaurants,
  getFilteredRestaurantsInEnglish,
  getRestaurantPage,
} from '../search/client';
import type { Restaurant } from '../search/contract';
import { isVegetarian, toPreference, type UserPref } from './preferences';

/** The answer to a search: the whole filtered list, its first page, and how many there are in all. */
export interface Recommendations {
  restaurants: readonly Restaurant[];
  firstPage: readonly Restaurant[];
  total: number;
}

/**
 * Filters the looked-up restaurants and translates the first page; the vegan path has a call of its own that
 * answers the whole list in English (specification section 7).
 * @throws {RequestError}
 */
export async function getRecommendations(
  contentIdList: readonly string[],
  userPref: UserPref,
  signal: AbortSignal,
): Promise<Recommendations> {
  const request = {
    contentIdList: [...contentIdList],
    userPref: toPreferenceSentence(toPreference(userPref)),
  };
  if (isVegetarian(userPref)) {
    const restaurants = await getFilteredRestaurantsInEnglish(request, { signal });
    return { restaurants, firstPage: restaurants, total: restaurants.length };
  }
  const { restaurantInfo, total } = await getFilteredRestaurants(request, { signal });
  const firstPage = await getRestaurantPage(restaurantInfo, 1, { signal });
  return { restaurants: restaurantInfo, firstPage, total };
}
