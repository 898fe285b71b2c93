import type { Point } from '@kioot/engine/geo';
import { getFirstQuestion } from '../search/contract/staff-questions';
import type { Restaurant } from '../search/contract/rec-contract';
import { getRestaurantDistanceM } from '../format/walking-distance';

/** Order of the list: as ranked, by distance, or by the cheapest meal. */
export const SORT_ORDERS = ['match', 'nearest', 'price'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Sort order of this name; `match` for any other. */
export function parseSortOrder(name: string): SortOrder {
  return SORT_ORDERS.find((order) => order === name) ?? 'match';
}

/** Upper limits of the price of a meal to choose from, in won. */
export const PRICE_LIMITS_WON = [10_000, 15_000] as const;
export type PriceLimitWon = (typeof PRICE_LIMITS_WON)[number];

/** Price limit of this number; null for any other. */
export function parsePriceLimit(won: string): PriceLimitWon | null {
  return PRICE_LIMITS_WON.find((limit) => String(limit) === won) ?? null;
}

/** Sections in list order. */
const SECTIONS = ['good', 'question', 'ask', 'little', 'unknown'] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Section of a place for this visitor. A verdict under another profile key counts as unknown: a
 * backend that was not sent an allergy promises nothing.
 * @param checkedFor profile key, see `lib/search/contract/profile-key.ts`
 */
export function getSection(
  { match }: Pick<Restaurant, 'match'>,
  checkedFor: string | undefined,
): Section {
  if (match?.checkedFor !== checkedFor) return 'unknown';
  if (match?.justServes) return 'little';
  if (match?.fit === 'only' || match?.fit === 'options') return 'good';
  if (match?.fit !== 'maybe') return 'unknown';
  return getFirstQuestion(match) ? 'question' : 'ask';
}

/** Restaurants per section, in list order. */
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

/** Nearest first; places without coordinates last. */
function sortByDistance(restaurants: readonly Restaurant[], from: Point): Restaurant[] {
  return restaurants
    .map((restaurant) => ({
      restaurant,
      distanceM: getRestaurantDistanceM(from, restaurant) ?? Infinity,
    }))
    .sort((a, b) => (a.distanceM === b.distanceM ? 0 : a.distanceM - b.distanceM))
    .map(({ restaurant }) => restaurant);
}

/** Cheapest meal first. */
const sortByPrice = (restaurants: readonly Restaurant[]): Restaurant[] =>
  [...restaurants].sort((a, b) => getLowestPrice(a) - getLowestPrice(b));

const getLowestPrice = ({ price }: Restaurant): number => price?.fromWon ?? Infinity;

/** Groups by section; ties keep their order. */
function sortBySection(
  restaurants: readonly Restaurant[],
  checkedFor: string | undefined,
): Restaurant[] {
  const getRank = (restaurant: Restaurant) => SECTIONS.indexOf(getSection(restaurant, checkedFor));
  return [...restaurants].sort((a, b) => getRank(a) - getRank(b));
}

interface ListViewOptions {
  hasSections?: boolean;
  /** Profile key. */
  checkedFor?: string | undefined;
  sort: SortOrder;
  /** A meal costs less (won); null for any price. */
  maxPriceWon?: PriceLimitWon | null;
  /** Origin of distances; null keeps the ranked order. */
  origin: Point | null;
  isIncluded: (restaurant: Restaurant) => boolean;
}

/** List for the current view. */
export interface VisibleList {
  readonly rows: Restaurant[];
  /** Places without a known price, where price decides: shown apart, never first for it. */
  readonly unpriced: Restaurant[];
}

/** List filtered, sorted and grouped for the current view. */
export function toVisibleList(
  restaurants: readonly Restaurant[],
  { sort, maxPriceWon = null, origin, hasSections, checkedFor, isIncluded }: ListViewOptions,
): VisibleList {
  const included = restaurants.filter(isIncluded);
  const arrange = (list: readonly Restaurant[]): Restaurant[] => {
    const ordered =
      sort === 'nearest' && origin
        ? sortByDistance(list, origin)
        : sort === 'price'
          ? sortByPrice(list)
          : [...list];
    return hasSections ? sortBySection(ordered, checkedFor) : ordered;
  };
  if (sort !== 'price' && maxPriceWon === null) return { rows: arrange(included), unpriced: [] };
  return {
    rows: arrange(included.filter((row) => getLowestPrice(row) < (maxPriceWon ?? Infinity))),
    unpriced: arrange(included.filter(({ price }) => !price)),
  };
}
