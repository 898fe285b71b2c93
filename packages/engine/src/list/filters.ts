import type { Kitchen } from './kitchens';

/** Highest prices of a meal to choose from, in won. */
const PRICE_LIMITS_WON = [8_000, 10_000, 12_000, 15_000, 20_000, 30_000, 50_000] as const;
const MAX_PRICE_STEPS = 4;

/**
 * Highest prices (won) to choose from: those that let in more of the known prices than the one
 * below; and the one in force, chosen for another list.
 *
 * @example
 * getPriceSteps([9_000, 9_500, 16_000]) // => [10_000, 20_000]
 * getPriceSteps([9_000, 9_500], 8_000) // => [8_000, 10_000]
 */
export function getPriceSteps(
  pricesWon: readonly number[],
  chosenWon: number | null = null,
): number[] {
  const counts = PRICE_LIMITS_WON.map((limit) => pricesWon.filter((won) => won <= limit).length);
  const steps: number[] = PRICE_LIMITS_WON.filter(
    (_, index) => (counts[index] ?? 0) > (counts[index - 1] ?? 0),
  ).slice(0, MAX_PRICE_STEPS);
  return chosenWon === null || steps.includes(chosenWon)
    ? steps
    : [...steps, chosenWon].sort((a, b) => a - b);
}

/** Text search in the list, by dish or restaurant. */
interface TextFilter {
  text: string;
  /** Ids of the matches; null while unknown. */
  ids: ReadonlySet<string> | null;
}

/** Filters of a list; a place passes all of them. */
export interface ListFilters {
  /** Null without a text search. */
  textFilter: TextFilter | null;
  /** Places that take orders now, or at a chosen time. */
  isOpenOnly: boolean;
  /** No cafés, bakeries and bars, and none with only drinks or sides for this visitor. */
  isMealOnly: boolean;
  /** Places where one person can order a meal. */
  isForOne: boolean;
  /** A meal costs at most this (won); null for any price. */
  maxPriceWon: number | null;
  /** Farthest straight line in meters; null for any. */
  maxDistanceM: number | null;
  /** Kind of kitchen; null for any. */
  kitchen: Kitchen | null;
}

export const NO_FILTERS: ListFilters = {
  textFilter: null,
  isOpenOnly: false,
  isMealOnly: false,
  isForOne: false,
  maxPriceWon: null,
  maxDistanceM: null,
  kitchen: null,
};

const FILTER_NAMES = Object.keys(NO_FILTERS) as (keyof ListFilters)[];

/**
 * Filters that restrict a list.
 *
 * @example
 * getActiveFilters({ ...NO_FILTERS, isForOne: true }) // => ['isForOne']
 */
export const getActiveFilters = (filters: ListFilters): (keyof ListFilters)[] =>
  FILTER_NAMES.filter((name) =>
    name === 'textFilter' ? filters.textFilter?.ids : filters[name] !== NO_FILTERS[name],
  );

/**
 * Change that lifts filters.
 *
 * @example
 * withoutFilters(['isOpenOnly']) // => { isOpenOnly: false }
 */
export const withoutFilters = (names: readonly (keyof ListFilters)[]): Partial<ListFilters> =>
  names.reduce<Partial<ListFilters>>(
    (change, name) => ({ ...change, [name]: NO_FILTERS[name] }),
    {},
  );
