import type { Point } from '@kioot/engine/geo';
import type { Restaurant } from '../search/contract';
import { getRestaurantDistanceM } from '../words/walk';

/** In which order a list is looked at: as it was recommended, or by the distance to walk. */
export type Sort = 'match' | 'nearest';

/** The order of this name, or the recommended one. */
export function parseSort(name: string): Sort {
  return name === 'nearest' ? name : 'match';
}

/** In which order the list comes in parts. */
const SECTIONS = ['good', 'ask', 'little', 'unknown'] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Section of a place for this visitor. A verdict for somebody else is none: a backend that was not told of an allergy promises nothing.
 * @param checkedFor see `lib/search/checked-for.ts`
 */
export function getSection(
  { match }: Pick<Restaurant, 'match'>,
  checkedFor: string | undefined,
): Section {
  if (match?.checkedFor !== checkedFor) return 'unknown';
  if (match?.justServes) return 'little';
  if (match?.fit === 'only' || match?.fit === 'options') return 'good';
  return match?.fit === 'maybe' ? 'ask' : 'unknown';
}

/** How many restaurants each section has, in the order of the list. */
export function countSections(
  restaurants: readonly Restaurant[],
  checkedFor: string | undefined,
): ReadonlyMap<Section, number> {
  const counts = new Map<Section, number>();
  for (const restaurant of restaurants) {
    const section = getSection(restaurant, checkedFor);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

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

/** Keeps the parts of the list together; places that are as good stay in their order. */
function bySection(
  restaurants: readonly Restaurant[],
  checkedFor: string | undefined,
): Restaurant[] {
  const rankOf = (restaurant: Restaurant) => SECTIONS.indexOf(getSection(restaurant, checkedFor));
  return [...restaurants].sort((a, b) => rankOf(a) - rankOf(b));
}

interface ViewOptions {
  /** The list comes in parts. */
  hasSections?: boolean;
  /** Whom it is for. */
  checkedFor?: string | undefined;
  sort: Sort;
  /** Where distances count from; null: nowhere, and the order stays as recommended. */
  origin: Point | null;
  /** Keeps what it is true for. */
  isWanted: (restaurant: Restaurant) => boolean;
}

/** The list as the visitor wants to look at it. */
export function toView(
  restaurants: readonly Restaurant[],
  { sort, origin, hasSections, checkedFor, isWanted }: ViewOptions,
): Restaurant[] {
  const wanted = restaurants.filter(isWanted);
  const ordered = sort === 'nearest' && origin ? sortByDistance(wanted, origin) : wanted;
  return hasSections ? bySection(ordered, checkedFor) : ordered;
}
