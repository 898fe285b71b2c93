import type { PersonNeeds } from '../needs/need';
import { toPreferenceSentence } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import {
  fetchFilteredRestaurants,
  fetchFilteredRestaurantsInEnglish,
  fetchRestaurantPage,
} from '../search/client/rec-client';
import type { FilterRequest, Restaurant } from '../search/contract/rec-contract';
import { toProfileKey } from '../needs/profile-key';
import { isVeganPreference } from '../needs/user-pref';

export interface FilteredRestaurants {
  /** Whole filtered list. */
  restaurants: readonly Restaurant[];
  /** Restaurants that passed the filter. */
  total: number;
  /** Further restaurants without a known menu. */
  unknown?: number | undefined;
  /** Matches in all, when the list holds only the best of them. */
  found?: number | undefined;
  /** Profile key of the verdicts, see `lib/needs/profile-key.ts`. */
  checkedFor?: string | undefined;
}

type FilterOptions = Pick<FilterRequest, 'certainty' | 'profile' | 'origin'> & {
  others?: readonly PersonNeeds[] | undefined;
  signal: AbortSignal;
};

/**
 * Filters the looked-up restaurants. Vegan preferences use the call that responds in English
 * (specification section 7).
 * @throws {RequestError}
 */
async function fetchRestaurants(
  contentIdList: readonly string[],
  need: Preference,
  { signal, origin, others, ...options }: FilterOptions,
): Promise<FilteredRestaurants> {
  const request: FilterRequest = {
    contentIdList: [...contentIdList],
    userPref: toPreferenceSentence(need),
    ...options,
    others: others?.map(({ need: guestNeed, profile }) => ({
      userPref: toPreferenceSentence(guestNeed),
      profile,
    })),
    // An area carries more than its coordinates.
    origin: origin && { mapx: origin.mapx, mapy: origin.mapy },
  };
  const call = isVeganPreference(need)
    ? fetchFilteredRestaurantsInEnglish
    : fetchFilteredRestaurants;
  const { restaurantInfo, ...found } = await call(request, { signal });
  const checkedFor = toProfileKey(need, options.profile);
  return { ...found, restaurants: restaurantInfo, checkedFor };
}

/**
 * First page to show: ten translated restaurants; for vegan preferences all, which are in English. An
 * empty list needs no translation.
 * @throws {RequestError}
 */
async function fetchFirstPage(
  { restaurants }: FilteredRestaurants,
  need: Preference,
  signal: AbortSignal,
): Promise<readonly Restaurant[]> {
  return isVeganPreference(need) || !restaurants.length
    ? restaurants
    : fetchRestaurantPage(restaurants, 1, { signal });
}

/**
 * {@link fetchRestaurants} with its {@link fetchFirstPage}.
 * @throws {RequestError}
 */
export async function fetchRestaurantsWithFirstPage(
  contentIdList: readonly string[],
  need: Preference,
  options: FilterOptions,
): Promise<FilteredRestaurants & { firstPage: readonly Restaurant[] }> {
  const found = await fetchRestaurants(contentIdList, need, options);
  return { ...found, firstPage: await fetchFirstPage(found, need, options.signal) };
}
