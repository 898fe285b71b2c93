import { getDistanceM, type Point } from '../geo/distance';
import type { OpenState } from '../hours/open-state';
import { NO_FILTERS, withoutFilters, type ListFilters, isOfKitchen } from './filters';
import { sortBy, sortBySection, type Section } from './section';

/**
 * Places folded below the list: those that lack a fact which a filter needs, by that fact, and those
 * that no list has had of late.
 */
const FOLDS = ['hours', 'price', 'portion', 'distance', 'kitchen', 'old'] as const;
export type Fold = (typeof FOLDS)[number];

/** Included, excluded, or folded. */
type Decision = boolean | Fold;

/** Facts of a place, as on its card, that decide filters and order. */
export interface ListCard {
  contentId: string;
  /** Longitude and latitude in degrees. */
  mapx?: number | undefined;
  mapy?: number | undefined;
  kind?: string | undefined;
  /** Dish that one person can order, null for none, missing where unknown. */
  dishForOne?: string | null | undefined;
  price?: { fromWon: number } | undefined;
  match?: { justServes?: string | undefined } | undefined;
}

/** Kinds of food (`FoodKind`, which lies above this folder) that make no meal. */
const SNACK_KINDS: ReadonlySet<string | undefined> = new Set([
  ...(['bakery', 'cake', 'ice-cream'] as const),
  ...(['coffee', 'tea', 'bar'] as const),
]);

/** False for cafés, bakeries and bars, and where only drinks, sweets or sides suit the visitor. */
export const isMeal = ({ kind, match }: ListCard): boolean =>
  !match?.justServes && !SNACK_KINDS.has(kind);

const canEatAlone = ({ dishForOne }: ListCard): Decision =>
  dishForOne === undefined ? 'portion' : dishForOne !== null;

/** Order of a list: as ranked, by distance, or by the cheapest meal. */
export const SORT_ORDERS = ['match', 'nearest', 'price'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface ListViewOptions<Card extends ListCard> {
  sort: SortOrder;
  /** Origin of distances; null keeps the ranked order. */
  origin: Point | null;
  filters?: ListFilters;
  /** Opening state of a place now; unknown by default. */
  getOpenState?: (card: Card) => OpenState['state'];
  /** Sections to group by; none by default. */
  getSection?: ((card: Card) => Section) | undefined;
}

/** List for a view. */
export interface VisibleList<Card> {
  readonly rows: Card[];
  /** Places shown apart, by the reason. */
  readonly folded: ReadonlyMap<Fold, Card[]>;
}

/** Distance in meters; infinite without coordinates. */
const toDistanceM = (from: Point, { mapx, mapy }: ListCard): number =>
  mapx === undefined || mapy === undefined ? Infinity : getDistanceM(from, { mapx, mapy });

/** Cards in the order and sections of a view. */
function arrange<Card extends ListCard>(
  cards: readonly Card[],
  { sort, origin, getSection }: ListViewOptions<Card>,
): Card[] {
  const ordered =
    sort === 'nearest' && origin
      ? sortBy(cards, (card) => toDistanceM(origin, card))
      : sort === 'price'
        ? sortBy(cards, ({ price }) => price?.fromWon ?? Infinity)
        : [...cards];
  return getSection ? sortBySection(ordered, getSection) : ordered;
}

/** Decision of all filters, of the order by price, and of the section. */
function decide<Card extends ListCard>(card: Card, options: ListViewOptions<Card>): Decision {
  const { sort, origin, filters = NO_FILTERS, getOpenState = () => 'unknown' } = options;
  const { textFilter, isOpenOnly, isMealOnly, isForOne } = filters;
  const { maxPriceWon, maxDistanceM, kitchen } = filters;
  if (textFilter?.ids && !textFilter.ids.has(card.contentId)) return false;
  if (isMealOnly && !isMeal(card)) return false;
  const decisions: Decision[] = [];
  if (isOpenOnly) {
    const state = getOpenState(card);
    decisions.push(state === 'unknown' ? 'hours' : state === 'open');
  }
  if (isForOne) decisions.push(canEatAlone(card));
  if (sort === 'price' || maxPriceWon !== null)
    decisions.push(card.price ? card.price.fromWon <= (maxPriceWon ?? Infinity) : 'price');
  if (maxDistanceM !== null && origin) {
    const distanceM = toDistanceM(origin, card);
    decisions.push(distanceM === Infinity ? 'distance' : distanceM <= maxDistanceM);
  }
  if (kitchen) decisions.push(isOfKitchen(card.kind, kitchen) ?? 'kitchen');
  if (options.getSection?.(card) === 'old') decisions.push('old');
  return !decisions.includes(false) && (decisions.find((decision) => decision !== true) ?? true);
}

/**
 * List filtered, sorted and grouped for a view. Places not seen lately are folded unless nothing else
 * is left.
 *
 * @example
 * const cards = [{ contentId: '1' }, { contentId: '2', price: { fromWon: 8000 } }]
 * const { rows, folded } = toVisibleList(cards, { sort: 'price', origin: null })
 * rows.map(({ contentId }) => contentId) // => ['2']
 * folded.get('price').length // => 1
 */
export function toVisibleList<Card extends ListCard>(
  cards: readonly Card[],
  options: ListViewOptions<Card>,
): VisibleList<Card> {
  const decided = cards.map((card) => [card, decide(card, options)] as const);
  const select = (wanted: Decision) =>
    arrange(
      decided.flatMap(([card, decision]) => (decision === wanted ? [card] : [])),
      options,
    );
  const rows = select(true);
  const isAllOld = rows.length === 0;
  return {
    rows: isAllOld ? select('old') : rows,
    folded: new Map(
      FOLDS.filter((fold) => fold !== 'old' || !isAllOld)
        .map((fold) => [fold, select(fold)] as const)
        .filter(([, places]) => places.length > 0),
    ),
  };
}

/**
 * Number of places in a list without some of its filters, with those not seen lately.
 *
 * @example
 * const options = { sort: 'match', origin: null, filters: { ...NO_FILTERS, isForOne: true } }
 * countWithout([{ contentId: '1' }], options, ['isForOne']) // => 1
 */
export function countWithout<Card extends ListCard>(
  cards: readonly Card[],
  { filters = NO_FILTERS, ...options }: ListViewOptions<Card>,
  names: readonly (keyof ListFilters)[],
): number {
  const kept = { ...filters, ...withoutFilters(names) };
  return cards
    .map((card) => decide(card, { ...options, filters: kept }))
    .filter((decision) => decision === true || decision === 'old').length;
}
