import kinds from '../../lexicon/food-kinds.json';
import portions from '../../lexicon/portions.json';
import type { DishFacts, PlaceFacts } from '../classify/facts';
import { toDisplayName } from '../menu';
import type { MenuItem } from '../menu/menu-item';
import { memoize } from '../text/memoize';
import { memoizeForms } from './dish-forms';
import { createTermFinder } from './term-matcher';

/** Forms of a dish that is ordered in one portion. */
export const PORTION_FORMS = ['bowl', 'soup', 'noodles', 'gimbap', 'rice', 'plate'] as const;
type PortionForm = (typeof PORTION_FORMS)[number];

/** Forms of a dish that is usually ordered for two and more. */
export const SHARED_FORMS = ['grill', 'hot-pot', 'braised', 'platter'] as const;
type SharedForm = (typeof SHARED_FORMS)[number];

/**
 * Restaurants in which a dish is a meal for one: any (`always`), one that is known for it or has no
 * dishes to share (`unless-shared`: rice fried in the pan ends a meal elsewhere), one without dishes
 * to share and with two such dishes at least (`if-several`: a salad is a starter elsewhere).
 */
const CONDITIONS = ['always', 'unless-shared', 'if-several'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Way of ordering a dish; `open` may be for one or to share. */
type Portion =
  | { kind: 'one'; form: PortionForm | 'for-one'; condition: Condition }
  | { kind: 'two'; form: SharedForm | 'from-two' | 'set-for-two' }
  | { kind: 'open' | 'no-meal' };
type PortionOfDish = Portion & { dish: string };

/** Name of a restaurant, and its menu as `readMenu` returns it. */
interface TitledMenu {
  title: string;
  items: readonly MenuItem[];
}

/**
 * Answer to "Can I eat here alone?": meals for `one`, meals usually from `two` only, or `unknown`.
 * The reason is the first dish that it rests on, in Korean, with its form: `for-one`, `from-two` and
 * `set-for-two` are as the menu says.
 */
export type EatingAlone =
  | { kind: 'one'; reason: { dish: string; form: PortionForm | 'for-one' } }
  | { kind: 'two'; reason: { dish: string; form: SharedForm | 'from-two' | 'set-for-two' } }
  | { kind: 'unknown'; reason: null };

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

/** Classes of the table with terms of food kinds, which its own terms precede. */
const inheritTerms = (
  own: Readonly<Record<string, string>>,
  termsByKind: Readonly<Record<string, string>>,
): [name: string, terms: string][] => [
  ...Object.entries(portions.kinds).flatMap(([name, list]) =>
    list.split(' ').flatMap((kind): [string, string][] => {
      const terms = termsByKind[kind];
      return terms ? [[name, terms]] : [];
    }),
  ),
  ...Object.entries(own),
];

const findClasses = createTermFinder(
  inheritTerms(portions.terms, kinds.dishes),
  inheritTerms(portions.endings, kinds.endings),
);

/** Portion of a class, which the table writes as one text: a form, with its condition if it has one. */
function toPortion(name: string): Portion {
  const [word, condition] = name.split(' ');
  const form = PORTION_FORMS.find((each) => each === word);
  if (form) {
    return {
      kind: 'one',
      form,
      condition: CONDITIONS.find((each) => each === condition) ?? 'always',
    };
  }
  const shared = SHARED_FORMS.find((each) => each === word);
  if (shared) return { kind: 'two', form: shared };
  return { kind: word === 'no-meal' ? 'no-meal' : 'open' };
}

const findPortions = (text: string): Portion[] => findClasses(text).map(toPortion);
const namesShared = (text: string): boolean =>
  findPortions(text).some(({ kind }) => kind === 'two');

/** Portion by the words of a name; null without one. */
const readName = memoize((dish): Portion | null => {
  const named = findPortions(dish).at(-1);
  if (named?.kind !== 'one') return named ?? null;
  // "마늘곱창 볶음밥" is the rice after the meat.
  const isAfterShared =
    named.condition !== 'always' && namesShared(dish.slice(0, Math.max(0, dish.lastIndexOf(' '))));
  return isAfterShared || COMBINATION.test(dish) ? { kind: 'open' } : named;
});

const getStatements = ({ dish, notes }: MenuItem): string => [dish, ...notes].join(' / ');

/** Portion that the menu states beside a dish; undefined without a statement. */
function readStatement(item: MenuItem, dish: string): Portion | undefined {
  const text = getStatements(item);
  const isFromTwo = FROM_TWO.test(text) || NOT_FOR_ONE.test(text);
  const has = (pattern: RegExp) => item.notes.some((note) => pattern.test(note));
  if (SET.test(dish) && (isFromTwo || SET_FOR_TWO.test(dish)))
    return { kind: 'two', form: 'set-for-two' };
  const isForOne =
    FOR_ONE.test(text) || NAMED_FOR_ONE.test(dish) || (has(PER_PERSON) && has(LARGER_SIZE));
  if (isForOne && !NOT_FOR_ONE.test(text))
    return { kind: 'one', condition: 'always', form: 'for-one' };
  return isFromTwo ? { kind: 'two', form: 'from-two' } : undefined;
}

/** Portion by the name of a dish, which its sizes can contradict. */
function withSizes(named: Portion, { notes }: MenuItem, dish: string): Portion {
  const has = (pattern: RegExp) => notes.some((note) => pattern.test(note));
  // Grilled meat is priced per person and still ordered for two.
  if (named.kind === 'two')
    return named.form !== 'grill' && has(PER_PERSON) ? { kind: 'open' } : named;
  if (named.kind === 'no-meal' || !has(MIDDLE_SIZE)) return named;
  return named.kind === 'open'
    ? { kind: 'two', form: POT.test(dish) ? 'hot-pot' : 'platter' }
    : { kind: 'open' };
}

/** Portion of a line of the menu; none for one that names nothing to eat. */
function readPortion(item: MenuItem): PortionOfDish[] {
  const dish = toDisplayName(item.dish);
  const stated = readStatement(item, dish);
  if (stated) return [{ ...stated, dish }];
  const named = readName(dish);
  // "뷔페" and "세트메뉴" name no dish but a meal, "국내산" nothing at all.
  if (named === null && !item.isDish) return [];
  return [{ ...withSizes(named ?? { kind: 'open' }, item, dish), dish }];
}

/** True where the end of a menu asks for two guests at least, which may be about all of it. */
function isFromTwoOnly(items: readonly MenuItem[]): boolean {
  const last = items.at(-1);
  return items.length > 1 && last !== undefined && MINIMUM.test(getStatements(last));
}

const isForSharing = (title: string): boolean =>
  namesShared(title) || portions.houses.split(' ').some((term) => title.includes(term));

/**
 * Smallest party of a restaurant by its name and menu (`readMenu`): `one` where a meal is ordered in
 * one portion, `two` where all meals are usually for two and more. In doubt it is `unknown`: a guest
 * who is turned away is worse off than one who asks.
 *
 * @example
 * const read = (firstmenu) => readMenu({ firstmenu, treatmenu: '' });
 * const chicken = classifyEatingAlone({ title: '', items: read('닭한마리 (2인 이상)') });
 * chicken; // => { kind: 'two', reason: { dish: '닭한마리', form: 'from-two' } }
 * classifyEatingAlone({ title: '', items: read('삼겹살, 갈비탕') }).reason; // => { dish: '갈비탕', form: 'soup' }
 * classifyEatingAlone({ title: '', items: read('커피') }); // => { kind: 'unknown', reason: null }
 */
export function classifyEatingAlone({ title, items }: TitledMenu): EatingAlone {
  const all = items.flatMap(readPortion);
  const ones = all.filter((portion) => portion.kind === 'one');
  const shared = all.filter((portion) => portion.kind === 'two');
  const isHouseToShare = isForSharing(title);
  const isForOneMostly = !isHouseToShare && shared.length === 0 && 2 * ones.length >= all.length;
  const isKnownForOne = (one: PortionOfDish): boolean => !isHouseToShare && one === all[0];
  const count = (condition: Condition) => ones.filter((one) => one.condition === condition).length;
  const one = ones.find((each) => {
    if (each.condition === 'always') return true;
    if (each.condition === 'if-several') return isForOneMostly && count('if-several') > 1;
    return isForOneMostly || isKnownForOne(each);
  });
  const isAllFromTwo = isFromTwoOnly(items);
  if (one && !isAllFromTwo) return { kind: 'one', reason: { dish: one.dish, form: one.form } };
  const [two] = shared;
  const isSharedOnly = isAllFromTwo || !all.some(({ kind }) => kind === 'open');
  return two && ones.length === 0 && isSharedOnly
    ? { kind: 'two', reason: { dish: two.dish, form: two.form } }
    : { kind: 'unknown', reason: null };
}

/** Dishes (as written) that guests eat together: by name, or ordered for two and more. */
function findSharedDishes(items: readonly MenuItem[]): ReadonlySet<string> {
  const isAllShared = isFromTwoOnly(items);
  const isShared = (item: MenuItem): boolean => {
    const [portion] = readPortion(item);
    return portion?.kind === 'two' || (isAllShared && portion?.kind !== 'no-meal');
  };
  return new Set(items.filter(isShared).map(({ dish }) => dish));
}

const toSharedForm = memoizeForms((dish) => ({ ...dish, isShared: true }));

/**
 * Marks the meals of a classified restaurant that guests eat together (`isShared`), by its menu
 * (`readMenu`). Sides, drinks and sweets are ordered by each guest.
 *
 * @example
 * const text = { contentId: '1', title: '', firstmenu: '부대찌개', treatmenu: '갈비탕' };
 * const diet = createEngine(getLexicon()).classifyRestaurant(text);
 * const { dishes } = markSharedDishes(diet, readMenu(text));
 * dishes.map(({ isShared }) => isShared ?? false); // => [true, false]
 */
export function markSharedDishes(diet: PlaceFacts, items: readonly MenuItem[]): PlaceFacts {
  const shared = findSharedDishes(items);
  if (shared.size === 0) return diet;
  const toForm = (dish: DishFacts): DishFacts =>
    dish.serving === 'meal' && shared.has(dish.dish) ? toSharedForm(dish) : dish;
  return { ...diet, dishes: diet.dishes.map(toForm) };
}
