import type { Area, RadiusM } from '../areas';
import type { Restaurant } from '../search/contract';
import type { UserPref } from './preferences';
import { getRestaurantDistanceM } from '../words/walk';

/** The choices a link carries: what is needed to find the same list again, and nothing of the visitor. */
export interface SharedSearch {
  location: Area;
  radius: RadiusM;
  userPref: UserPref;
}

export const SHARE_PATH = '/share';

/** The path of a link that rebuilds a list: `/share?area=1&radius=1000&meats=pork,beef`. */
export function toSharePath({
  location,
  radius,
  userPref: { meats, vegan },
}: SharedSearch): string {
  const parts = [`area=${location.id}`, `radius=${radius}`];
  if (meats.length > 0) parts.push(`meats=${meats.join(',')}`);
  if (vegan.length > 0 && meats.includes('vegetarian')) parts.push(`vegan=${vegan.join(',')}`);
  return `${SHARE_PATH}?${parts.join('&')}`;
}

/** Rounded coordinates may put a place a little over the edge. */
const EDGE_M = 50;

/** True when a list may have come from a search around the area: nothing on it is farther than the radius. */
export function isAroundArea(
  restaurants: readonly Restaurant[],
  area: Area,
  radius: RadiusM,
): boolean {
  return restaurants.every(
    (restaurant) => (getRestaurantDistanceM(area, restaurant) ?? 0) <= radius + EDGE_M,
  );
}
