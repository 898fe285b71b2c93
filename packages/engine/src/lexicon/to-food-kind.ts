import table from '../../lexicon/food-kinds.json';
import type { DishFacts } from '../classify/facts';
import { toDisplayName } from '../menu';
import type { Meat } from '../segmentation/meats';
import type { FoodKind } from './food-kinds';
import { createTermFinder, type ClassTerms } from './term-matcher';

// TypeScript widens the strings of a JSON file; the test of the table checks that they are kinds
// and meats.
const toRows = (terms: Readonly<Record<string, string>>) =>
  Object.entries(terms) as unknown as ClassTerms<FoodKind>;
const MEATS_OF_KINDS = table.meats as Partial<Record<FoodKind, Meat>>;

/** Finds the kind of the last term in a name: 김치찌개 칼국수 is noodles. */
function createKindFinder(terms: ClassTerms<FoodKind>, endings?: ClassTerms<FoodKind>) {
  const findKinds = createTermFinder(terms, endings);
  return (name: string): FoodKind | undefined => findKinds(name).at(-1);
}
const findKindOfDish = createKindFinder(toRows(table.dishes), toRows(table.endings));
const findKindOfTitle = createKindFinder(toRows(table.dishes));
const findKindOfMeal = createKindFinder(toRows(table.meals));
const findKindOfHouse = createKindFinder(toRows(table.houses));

const ignoreUnknown = (kind: FoodKind | undefined) => (kind === 'unknown' ? undefined : kind);

/** Kind of the best-known dish, else the kind of at least half of the dishes. */
function pickKind(kinds: readonly (FoodKind | undefined)[]): FoodKind | undefined {
  const isMajority = (kind: FoodKind): boolean =>
    2 * kinds.filter((other) => other === kind).length >= kinds.length;
  return kinds[0] ?? kinds.find((kind) => kind !== undefined && isMajority(kind));
}

/**
 * Kind of food that a restaurant or dish is drawn as: by its best-known dish, most dishes, or its
 * title. `unknown` where none matches: a wrong picture is worse than none.
 *
 * @param menu title, and dishes with the best-known first
 * @example
 * toFoodKind({ title: '카페우리', dishes: [] }); // => "coffee"
 */
export function toFoodKind(menu: {
  title: string;
  dishes: readonly Pick<DishFacts, 'dish' | 'meats'>[];
}): FoodKind {
  const kinds = menu.dishes.map(({ dish, meats }) => {
    const kind = ignoreUnknown(findKindOfDish(toDisplayName(dish)));
    const meat = kind && MEATS_OF_KINDS[kind];
    return meat && meats[meat] === 'no' ? undefined : kind;
  });
  return (
    pickKind(kinds) ??
    ignoreUnknown(findKindOfTitle(menu.title)) ??
    findKindOfMeal(toDisplayName(menu.dishes[0]?.dish ?? '')) ??
    findKindOfHouse(menu.title) ??
    'unknown'
  );
}
