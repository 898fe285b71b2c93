/** Highest prices of a meal to choose from, in won. */
export const PRICE_LIMITS_WON = [10_000, 15_000] as const;
export type PriceLimitWon = (typeof PRICE_LIMITS_WON)[number];

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
  /** Places that take orders now. */
  isOpenOnly: boolean;
  /** No cafés, bakeries and bars, and none with only drinks or sides for this visitor. */
  isMealOnly: boolean;
  /** Places where one person can order a meal. */
  isForOne: boolean;
  /** A meal costs at most this (won); null for any price. */
  maxPriceWon: PriceLimitWon | null;
}

export const NO_FILTERS: ListFilters = {
  textFilter: null,
  isOpenOnly: false,
  isMealOnly: false,
  isForOne: false,
  maxPriceWon: null,
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
