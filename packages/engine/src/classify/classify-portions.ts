import { toDisplayName } from '../menu';
import type { MenuItem } from '../menu/menu-item';
import { memoize } from '../text/memoize';
import { createTermFinder, type ClassTerms } from './term-matcher';

/** Forms of a dish that is ordered in one portion. */
export const PORTION_FORMS = ['bowl', 'soup', 'noodles', 'gimbap', 'rice', 'plate'] as const;
export type PortionForm = (typeof PORTION_FORMS)[number];

/** Forms of a dish that is usually ordered for two and more. */
export const SHARED_FORMS = ['grill', 'hot-pot', 'braised', 'platter'] as const;
export type SharedForm = (typeof SHARED_FORMS)[number];

/**
 * Restaurants in which a dish is a meal for one: any (`always`), one that is known for it or has no
 * dishes to share (`unless-shared`: rice fried in the pan ends a meal elsewhere), one without dishes
 * to share and with two such dishes at least (`if-several`: a salad is a starter elsewhere).
 */
type Condition = 'always' | 'unless-shared' | 'if-several';

/** Class of a term: a form, with its condition if it has one. */
export type PortionClass =
  PortionForm | `${PortionForm} ${Exclude<Condition, 'always'>}` | SharedForm | 'open' | 'no-meal';

/**
 * Terms by the way their dish is ordered: `packages/engine/lexicon/portions.json`, which documents
 * its fields.
 */
export interface PortionTable extends Readonly<
  Record<'terms' | 'endings', ClassTerms<PortionClass>>
> {
  /** Kinds of food whose terms belong to a class, separated by spaces. */
  kinds: ClassTerms<PortionClass>;
  /** Terms in the name of a restaurant for dishes to share. */
  houses: string;
}

/** Input of the classification: the name of a restaurant, and its menu as `readMenu` returns it. */
export interface TitledMenu {
  title: string;
  items: readonly MenuItem[];
}

/** Terms by kind of food that a portion table inherits. */
type KindTerms = Readonly<Record<'dishes' | 'endings', Readonly<Record<string, string>>>>;

/**
 * Answer to "Can I eat here alone?": meals for `one`, meals usually from `two` only, or `unknown`.
 * The reason is the first dish that it rests on, in Korean, with its form: `for-one`, `from-two` and
 * `set-for-two` are as the menu says.
 */
export type EatingAlone =
  | { kind: 'one'; reason: { dish: string; form: PortionForm | 'for-one' } }
  | { kind: 'two'; reason: { dish: string; form: SharedForm | 'from-two' | 'set-for-two' } }
  | { kind: 'unknown'; reason: null };

type One = Extract<EatingAlone, { kind: 'one' }>;
type Two = Extract<EatingAlone, { kind: 'two' }>;

/** Dish for one, in restaurants that meet the condition. */
type OnePortion = One & { condition: Condition };

/** Way of ordering one dish; `open` may be for one or to share. */
type Portion = OnePortion | Two | { kind: 'open' | 'no-meal' };

/** The same by the words of a name, before the dish is known. */
type NamedPortion =
  | { kind: 'one'; form: PortionForm; condition: Condition }
  | { kind: 'two'; form: SharedForm }
  | { kind: 'open' | 'no-meal' };

const UNKNOWN: EatingAlone = { kind: 'unknown', reason: null };

const COUNT_FROM_TWO = String.raw`(?<![\d~\-–] ?)(?:[2-9]|\d{2})(?: ?[~\-–] ?\d{1,2})? ?(?:인(?![치기])|人)`;
/** "2인", "2~3인분", "3인이상 주문가능"; "1~2인" may be one. */
const FROM_TWO = new RegExp(COUNT_FROM_TWO);
/** "2인 이상", "2인분부터": at the end of a menu it may be about all of it. */
const MINIMUM = new RegExp(`${COUNT_FROM_TWO}.{0,4}(?:이상|부터)`);
const NOT_FOR_ONE = /(?:1 ?인|혼밥).{0,6}불가/;
const FOR_ONE = /혼밥|1 ?인(?:분)?(?: ?도)? ?(?:식사 ?|주문 ?)?가능/;
/** "1인샤브"; "샤브 (1인)" may be a price for each of two. */
const NAMED_FOR_ONE = /^1인(?!분|당|기준|이상|추가)[가-힣]/;
const PER_PERSON = /^1 ?인(?:분|용)?$/;
/** Sizes beside which a portion for one is the smallest. */
const LARGER_SIZE = /^(?:[대중소大中小]|[2-9] ?인(?:분|용)?)$/;
/** Bowls are at most 대 (large): 중 stands between the sizes of a pot or a plate. */
const MIDDLE_SIZE = /^[중中]$/;
const POT = /[탕개국]$/;
const SET = /세트|코스|\bset\b|\bcourse\b/i;
const SET_FOR_TWO = /커플|패밀리/;
/** "만두+탕수육", unlike the grade of "1++ 한우". */
const COMBINATION = /(?<![\d+])\+/;

/** Portion of a class, which the table writes as one text. */
const PORTION_BY_CLASS: ReadonlyMap<string, NamedPortion> = new Map<string, NamedPortion>([
  ...PORTION_FORMS.flatMap((form): [string, NamedPortion][] => [
    [form, { kind: 'one', form, condition: 'always' }],
    [`${form} unless-shared`, { kind: 'one', form, condition: 'unless-shared' }],
    [`${form} if-several`, { kind: 'one', form, condition: 'if-several' }],
  ]),
  ...SHARED_FORMS.map((form): [string, NamedPortion] => [form, { kind: 'two', form }]),
  ['open', { kind: 'open' }],
  ['no-meal', { kind: 'no-meal' }],
]);

const getStatements = ({ dish, notes }: MenuItem): string => [dish, ...notes].join(' / ');

/** Portion that the menu states beside a dish; undefined without a statement. */
function readStatement(item: MenuItem, dish: string): Portion | undefined {
  const text = getStatements(item);
  const isFromTwo = FROM_TWO.test(text) || NOT_FOR_ONE.test(text);
  const has = (pattern: RegExp) => item.notes.some((note) => pattern.test(note));
  if (SET.test(dish) && (isFromTwo || SET_FOR_TWO.test(dish)))
    return { kind: 'two', reason: { dish, form: 'set-for-two' } };
  const isForOne =
    FOR_ONE.test(text) || NAMED_FOR_ONE.test(dish) || (has(PER_PERSON) && has(LARGER_SIZE));
  if (isForOne && !NOT_FOR_ONE.test(text))
    return { kind: 'one', condition: 'always', reason: { dish, form: 'for-one' } };
  return isFromTwo ? { kind: 'two', reason: { dish, form: 'from-two' } } : undefined;
}

/** Portion by the name of a dish; its sizes can contradict the name. */
function toPortion(named: NamedPortion, { notes }: MenuItem, dish: string): Portion {
  const has = (pattern: RegExp) => notes.some((note) => pattern.test(note));
  if (named.kind === 'no-meal') return named;
  if (named.kind === 'two') {
    // Grilled meat is priced per person and still ordered for two.
    if (named.form !== 'grill' && has(PER_PERSON)) return { kind: 'open' };
    return { kind: 'two', reason: { dish, form: named.form } };
  }
  if (named.kind === 'one' && !has(MIDDLE_SIZE))
    return { kind: 'one', condition: named.condition, reason: { dish, form: named.form } };
  return named.kind === 'open' && has(MIDDLE_SIZE)
    ? { kind: 'two', reason: { dish, form: POT.test(dish) ? 'hot-pot' : 'platter' } }
    : { kind: 'open' };
}

/** Claims about a whole restaurant: its name, and a minimum at the end of its menu. */
interface Restaurant {
  isForSharing: boolean;
  isFromTwoOnly: boolean;
}

/** Answer by the dishes of a menu; a menu that says too little is `unknown`. */
function combinePortions(
  portions: readonly Portion[],
  { isForSharing, isFromTwoOnly }: Restaurant,
): EatingAlone {
  const ones = portions.filter((portion) => portion.kind === 'one');
  const shared = portions.filter((portion) => portion.kind === 'two');
  const hasNothingToShare = !isForSharing && shared.length === 0;
  const isForOneMostly = hasNothingToShare && 2 * ones.length >= portions.length;
  const [bestKnown] = portions;
  const isKnownForOne = !isForSharing && bestKnown?.kind === 'one';
  const count = (condition: Condition) => ones.filter((one) => one.condition === condition).length;
  const isMet = (one: OnePortion): boolean => {
    if (one.condition === 'always') return true;
    if (one.condition === 'if-several') return isForOneMostly && count('if-several') > 1;
    return isForOneMostly || (isKnownForOne && one === bestKnown);
  };
  const one = ones.find(isMet);
  if (one && !isFromTwoOnly) return { kind: 'one', reason: one.reason };
  const [two] = shared;
  const isSharedOnly = isFromTwoOnly || !portions.some(({ kind }) => kind === 'open');
  return two && ones.length === 0 && isSharedOnly ? { kind: 'two', reason: two.reason } : UNKNOWN;
}

/** Table with the terms of the kinds that it inherits; its own terms come first. */
function inheritTerms(
  field: 'terms' | 'endings',
  { kinds, ...table }: PortionTable,
  termsByKind: KindTerms[keyof KindTerms],
): ClassTerms<PortionClass> {
  // `Object.entries` loses the type of the keys.
  const toEntries = (terms: ClassTerms<PortionClass>) =>
    Object.entries(terms) as [PortionClass, string][];
  const classByTerm = new Map<string, PortionClass>();
  for (const [name, list] of toEntries(kinds)) {
    const terms = list.split(' ').flatMap((kind) => termsByKind[kind]?.split(' ') ?? []);
    for (const term of terms) classByTerm.set(term, name);
  }
  for (const [name, list] of toEntries(table[field]))
    for (const term of list.split(' ')) classByTerm.set(term, name);
  const terms: Partial<Record<PortionClass, string>> = {};
  for (const [term, name] of classByTerm) {
    const others = terms[name];
    terms[name] = others === undefined ? term : `${others} ${term}`;
  }
  return terms;
}

/** Ways of ordering the dishes of a restaurant. */
export interface PortionClassifier {
  /**
   * Answer to "Can I eat here alone?". In doubt it is `unknown`: a guest who is turned away is worse
   * off than one who asks.
   */
  classifyEatingAlone(menu: TitledMenu): EatingAlone;
  /** Dishes (as written) that guests eat together: by name, or ordered for two and more. */
  findSharedDishes(menu: TitledMenu): ReadonlySet<string>;
}

/**
 * Creates the classifier of portions over a table and the words of kinds of food.
 *
 * @example
 * const portions = { terms: { soup: '국밥', grill: '삼겹살' }, endings: {}, kinds: {}, houses: '숯불' }
 * const classifier = createPortionClassifier(portions, { dishes: {}, endings: {} })
 * const menu = { title: '가게', items: readMenu({ firstmenu: '삼겹살', treatmenu: '돼지국밥' }) }
 * classifier.classifyEatingAlone(menu).reason // => { dish: '돼지국밥', form: 'soup' }
 * [...classifier.findSharedDishes(menu)] // => ['삼겹살']
 */
export function createPortionClassifier(
  portions: PortionTable,
  kinds: KindTerms,
): PortionClassifier {
  const findClasses = createTermFinder(
    inheritTerms('terms', portions, kinds.dishes),
    inheritTerms('endings', portions, kinds.endings),
  );
  const houses = portions.houses.split(' ');
  const findPortions = (text: string) =>
    findClasses(text).flatMap((name) => PORTION_BY_CLASS.get(name) ?? []);
  const namesShared = (text: string): boolean =>
    findPortions(text).some(({ kind }) => kind === 'two');
  const readName = memoize((dish): NamedPortion | null => {
    const named = findPortions(dish).at(-1);
    if (named?.kind !== 'one') return named ?? null;
    // "마늘곱창 볶음밥" is the rice after the meat.
    const isAfterShared =
      named.condition !== 'always' &&
      namesShared(dish.slice(0, Math.max(0, dish.lastIndexOf(' '))));
    return isAfterShared || COMBINATION.test(dish) ? { kind: 'open' } : named;
  });
  /** Portion of a line of the menu; undefined for one that names nothing to eat. */
  const readPortion = (item: MenuItem): Portion | undefined => {
    const dish = toDisplayName(item.dish);
    const stated = readStatement(item, dish);
    if (stated) return stated;
    const named = readName(dish);
    // "뷔페" and "세트메뉴" name no dish but a meal, "국내산" nothing at all.
    if (named === null && !item.isDish) return undefined;
    return toPortion(named ?? { kind: 'open' }, item, dish);
  };
  /** True where the end of a menu asks for two guests at least, which may be about all of it. */
  const isFromTwoOnly = (items: readonly MenuItem[]): boolean => {
    const last = items.at(-1);
    return items.length > 1 && last !== undefined && MINIMUM.test(getStatements(last));
  };
  return {
    classifyEatingAlone: ({ title, items }) =>
      combinePortions(
        items.flatMap((item) => readPortion(item) ?? []),
        {
          isForSharing: namesShared(title) || houses.some((term) => title.includes(term)),
          isFromTwoOnly: isFromTwoOnly(items),
        },
      ),
    findSharedDishes({ items }) {
      const isAllShared = isFromTwoOnly(items);
      const isShared = (item: MenuItem): boolean => {
        const portion = readPortion(item);
        return portion?.kind === 'two' || (isAllShared && portion?.kind !== 'no-meal');
      };
      return new Set(items.filter(isShared).map(({ dish }) => dish));
    },
  };
}
