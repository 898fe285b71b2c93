import { toPreferenceSentence } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import {
  getFilteredRestaurants,
  getFilteredRestaurantsInEnglish,
  getRestaurantPage,
} from '../search/client';
import type { FilterRequest, Restaurant } from '../search/contract';
import { toCheckedFor } from '../search/checked-for';
import { isVeganNeed } from './preferences';

/** The answer to a search. */
export interface Found {
  /** The whole filtered list. */
  restaurants: readonly Restaurant[];
  /** How many the filter found in all. */
  total: number;
  /** How many more there are whose menu nobody knows. */
  unknown?: number | undefined;
  /** How many there are in all, where the list is only the best of them. */
  found?: number | undefined;
  /** Whom it is for: `lib/search/checked-for.ts`. */
  checkedFor?: string | undefined;
}

type Options = Pick<FilterRequest, 'certainty' | 'profile' | 'origin'> & { signal: AbortSignal };

/**
 * Filters the looked-up restaurants; the vegan path has a call of its own that answers in English (specification
 * section 7).
 * @throws {RequestError}
 */
export async function findRestaurants(
  contentIdList: readonly string[],
  need: Preference,
  { signal, origin, ...options }: Options,
): Promise<Found> {
  const request: FilterRequest = {
    contentIdList: [...contentIdList],
    userPref: toPreferenceSentence(need),
    ...options,
    // An area is a point with names.
    origin: origin && { mapx: origin.mapx, mapy: origin.mapy },
  };
  const call = isVeganNeed(need) ? getFilteredRestaurantsInEnglish : getFilteredRestaurants;
  const { restaurantInfo, ...found } = await call(request, { signal });
  const checkedFor = toCheckedFor(need, options.profile);
  return { ...found, restaurants: restaurantInfo, checkedFor };
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

/**
 * {@link findRestaurants} with its {@link getFirstPage}.
 * @throws {RequestError}
 */
export async function findWithFirstPage(
  contentIdList: readonly string[],
  need: Preference,
  options: Options,
): Promise<Found & { firstPage: readonly Restaurant[] }> {
  const found = await findRestaurants(contentIdList, need, options);
  return { ...found, firstPage: await getFirstPage(found, need, options.signal) };
}
