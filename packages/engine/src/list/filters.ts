/** Kinds of kitchen to choose from, in order, each with kinds of food (`FoodKind`, which lies above this folder). */
const FOOD_KINDS_BY_KITCHEN = {
  soup: ['soup', 'stew', 'samgyetang', 'hotpot'],
  noodles: ['noodles', 'cold-noodles', 'ramen', 'malatang', 'pasta'],
  grill: ['grilled-pork', 'grilled-beef'],
  rice: ['bibimbap', 'gimbap', 'curry', 'cutlet', 'temple-food'],
  fish: ['raw-fish', 'sushi'],
  snack: ['tteokbokki', 'pancake', 'dumplings', 'dim-sum', 'fried-chicken'],
  western: ['pizza', 'pasta', 'burger', 'salad', 'taco', 'kebab'],
  cafe: ['coffee', 'tea', 'cake', 'bakery', 'ice-cream'],
  bar: ['bar'],
} as const satisfies Record<string, readonly string[]>;
export type Kitchen = keyof typeof FOOD_KINDS_BY_KITCHEN;

/**
 * True for a kind of food of a kitchen; null where the kind is not known.
 *
 * @example
 * isOfKitchen('ramen', 'noodles') // => true
 * isOfKitchen('unknown', 'noodles') // => null
 */
export function isOfKitchen(kind: string | undefined, kitchen: Kitchen): boolean | null {
  if (kind === undefined || kind === 'unknown') return null;
  const kinds: readonly string[] = FOOD_KINDS_BY_KITCHEN[kitchen];
  return kinds.includes(kind);
}

/**
 * Kitchens of some of the cards, in order.
 *
 * @example
 * getKitchens([{ kind: 'bar' }, { kind: 'ramen' }]) // => ['noodles', 'bar']
 */
export function getKitchens(cards: readonly { kind?: string | undefined }[]): Kitchen[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  return (Object.keys(FOOD_KINDS_BY_KITCHEN) as Kitchen[]).filter((kitchen) =>
    kinds.some((kind) => isOfKitchen(kind, kitchen)),
  );
}

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
