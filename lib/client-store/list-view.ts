import type { Point } from '@kioot/engine/geo';
import type { OpenState } from '@kioot/engine/hours';
import type { FoodKind } from '@kioot/engine/lexicon';
import { getFirstQuestion } from '../search/contract/staff-questions';
import { getPartyFit } from '../search/contract/party-fit';
import { isFromCurrentEngine } from '../needs/profile-key';
import type { GuestVerdict, Restaurant } from '../search/contract/rec-contract';
import { getRestaurantDistanceM } from '../format/walking-distance';
import { NO_FILTERS, PRICE_LIMITS_WON, type ListFilters, type PriceLimitWon } from './list-filters';

/** Order of the list: as ranked, by distance, or by the cheapest meal. */
export const SORT_ORDERS = ['match', 'nearest', 'price'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Sort order of this name; `match` for any other. */
export function parseSortOrder(name: string): SortOrder {
  return SORT_ORDERS.find((order) => order === name) ?? 'match';
}

/** Price limit of this number; null for any other. */
export function parsePriceLimit(won: string): PriceLimitWon | null {
  return PRICE_LIMITS_WON.find((limit) => String(limit) === won) ?? null;
}

const FILTER_NAMES = Object.keys(NO_FILTERS) as (keyof ListFilters)[];

/** Filters that restrict the list. */
export const getActiveFilters = (filters: ListFilters): (keyof ListFilters)[] =>
  FILTER_NAMES.filter((name) =>
    name === 'textFilter' ? filters.textFilter?.ids : filters[name] !== NO_FILTERS[name],
  );

/** Facts that a filter needs and some places lack. Those are folded below the list. */
const FOLDS = ['hours', 'price', 'portion'] as const;
export type Fold = (typeof FOLDS)[number];

/** Included, excluded, or undecided for lack of a fact. */
export type Decision = boolean | Fold;

/** Kinds of food that make no meal. */
const SNACK_KINDS: ReadonlySet<string | undefined> = new Set<FoodKind>([
  ...(['bakery', 'cake', 'ice-cream'] as const),
  ...(['coffee', 'tea', 'bar'] as const),
]);

const isMeal = ({ kind, match }: Restaurant): boolean =>
  !match?.justServes && !SNACK_KINDS.has(kind);

const canEatAlone = ({ dishForOne }: Restaurant): Decision =>
  dishForOne === undefined ? 'portion' : dishForOne !== null;

/** Sections in list order. */
const SECTIONS = [
  ...(['everyone', 'good', 'question', 'ask', 'little'] as const),
  ...(['unknown', 'someUnknown', 'notAll'] as const),
] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections of a party, by who is worst off. */
const PARTY_SECTIONS = {
  yes: 'everyone',
  question: 'question',
  ask: 'ask',
  unknown: 'someUnknown',
  no: 'notAll',
} as const satisfies Record<GuestVerdict['fit'], Section>;

/** Section of a place for everyone at the table; undefined for a place matched with one person. */
function getPartySection(
  { party = [] }: Pick<Restaurant, 'party'>,
  checkedFor: string | undefined,
): Section | undefined {
  const fit = getPartyFit({ party });
  if (!fit) return undefined;
  const isCurrent =
    party[0]?.checkedFor === checkedFor &&
    party.every((person) => isFromCurrentEngine({ kind: 'any' }, person.checkedFor));
  return isCurrent ? PARTY_SECTIONS[fit] : 'unknown';
}

/**
 * Section of a place for this visitor, or for everyone at the table. A verdict under another profile key counts as unknown: a
 * backend that was not sent an allergy promises nothing.
 * @param checkedFor profile key, see `lib/needs/profile-key.ts`
 */
export function getSection(
  { match, party }: Pick<Restaurant, 'match' | 'party'>,
  checkedFor: string | undefined,
): Section {
  const partySection = getPartySection({ party }, checkedFor);
  if (partySection) return partySection;
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
export function sortBySection(
  restaurants: readonly Restaurant[],
  checkedFor: string | undefined,
): Restaurant[] {
  const getRank = (restaurant: Restaurant) => SECTIONS.indexOf(getSection(restaurant, checkedFor));
  return [...restaurants].sort((a, b) => getRank(a) - getRank(b));
}

export interface ListViewOptions {
  hasSections?: boolean;
  /** Profile key. */
  checkedFor?: string | undefined;
  sort: SortOrder;
  /** Origin of distances; null keeps the ranked order. */
  origin: Point | null;
  filters?: ListFilters;
  /** Opening state of a row now; unknown by default. */
  getOpenState?: (restaurant: Restaurant) => OpenState['state'];
}

/** List for the current view. */
export interface VisibleList {
  readonly rows: Restaurant[];
  /** Places that lack a fact a filter or the order needs, shown apart, by that fact. */
  readonly folded: ReadonlyMap<Fold, Restaurant[]>;
}

/** Decision of all filters, and of the order by price. */
function decide(
  row: Restaurant,
  { sort, filters = NO_FILTERS, getOpenState = () => 'unknown' }: ListViewOptions,
): Decision {
  const { textFilter, isOpenOnly, isMealOnly, isForOne, maxPriceWon } = filters;
  if (textFilter?.ids && !textFilter.ids.has(row.contentId)) return false;
  if (isMealOnly && !isMeal(row)) return false;
  const decisions: Decision[] = [];
  if (isOpenOnly) {
    const state = getOpenState(row);
    decisions.push(state === 'unknown' ? 'hours' : state === 'open');
  }
  if (isForOne) decisions.push(canEatAlone(row));
  if (sort === 'price' || maxPriceWon !== null)
    decisions.push(row.price ? row.price.fromWon <= (maxPriceWon ?? Infinity) : 'price');
  return !decisions.includes(false) && (decisions.find((decision) => decision !== true) ?? true);
}

/** List filtered, sorted and grouped for the current view. */
export function toVisibleList(
  restaurants: readonly Restaurant[],
  options: ListViewOptions,
): VisibleList {
  const { sort, origin, hasSections, checkedFor } = options;
  const arrange = (list: readonly Restaurant[]): Restaurant[] => {
    const ordered =
      sort === 'nearest' && origin
        ? sortByDistance(list, origin)
        : sort === 'price'
          ? sortByPrice(list)
          : [...list];
    return hasSections ? sortBySection(ordered, checkedFor) : ordered;
  };
  const decided = restaurants.map((row) => [row, decide(row, options)] as const);
  const select = (wanted: Decision) =>
    decided.flatMap(([row, decision]) => (decision === wanted ? [row] : []));
  return {
    rows: arrange(select(true)),
    folded: new Map(
      FOLDS.map((fold) => [fold, arrange(select(fold))] as const).filter(
        ([, rows]) => rows.length > 0,
      ),
    ),
  };
}

/** Number of places in the list without one of its filters, or without any. */
export function countWithout(
  restaurants: readonly Restaurant[],
  { filters = NO_FILTERS, ...options }: ListViewOptions,
  names: readonly (keyof ListFilters)[],
): number {
  const kept = { ...filters, ...withoutFilters(names) };
  return restaurants.filter((row) => decide(row, { ...options, filters: kept }) === true).length;
}

/** Change of the view that lifts filters. */
export const withoutFilters = (names: readonly (keyof ListFilters)[]): Partial<ListFilters> =>
  names.reduce<Partial<ListFilters>>(
    (change, name) => ({ ...change, [name]: NO_FILTERS[name] }),
    {},
  );
