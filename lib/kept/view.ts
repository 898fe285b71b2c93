import type { Point } from '../engine/geo/distance';
import type { Restaurant } from '../search/contract';
import { getRestaurantDistanceM } from '../words/walk';

/** In which order a list is looked at: as it was recommended, or by the distance to walk. */
export type Sort = 'match' | 'nearest';

/** The whole list by distance from a point, nearest first; places that do not say where they are come last. */
function sortByDistance(restaurants: readonly Restaurant[], from: Point): Restaurant[] {
  return restaurants
    .map((restaurant) => ({
      restaurant,
      distanceM: getRestaurantDistanceM(from, restaurant) ?? Infinity,
    }))
    .sort((a, b) => (a.distanceM === b.distanceM ? 0 : a.distanceM - b.distanceM))
    .map(({ restaurant }) => restaurant);
}

interface ViewOptions {
  sort: Sort;
  /** Where distances count from; null: nowhere, and the order stays as recommended. */
  origin: Point | null;
  /** Keeps what it is true for. */
  isWanted: (restaurant: Restaurant) => boolean;
}

/** The list as the visitor wants to look at it. */
export function toView(
  restaurants: readonly Restaurant[],
  { sort, origin, isWanted }: ViewOptions,
): Restaurant[] {
  const wanted = restaurants.filter(isWanted);
  return sort === 'nearest' && origin ? sortByDistance(wanted, origin) : wanted;
}
