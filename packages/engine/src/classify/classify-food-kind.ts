import { toDisplayName } from '../menu';
import type { Meat } from '../segmentation/meats';
import type { DishFacts } from './dish-facts';
import { createTermMatcher, type ClassTerms } from './term-matcher';

/**
 * Terms of dishes and restaurants by kind of food: `packages/engine/lexicon/food-kinds.json`, which
 * documents its fields.
 */
export interface FoodKindTable<Kind extends string> extends Readonly<
  Record<'dishes' | 'endings' | 'meals' | 'houses', ClassTerms<Kind>>
> {
  meats: Readonly<Partial<Record<Kind, Meat>>>;
}

/** Input of the classification: the title, and the dishes with the best-known first. */
export interface NamedMenu {
  title: string;
  dishes: readonly Pick<DishFacts, 'dish' | 'meats'>[];
}

/** Kind of the best-known dish, else the kind of at least half of the dishes. */
function pickKind<Kind>(kinds: readonly (Kind | undefined)[]): Kind | undefined {
  const isMajority = (kind: Kind): boolean =>
    2 * kinds.filter((other) => other === kind).length >= kinds.length;
  return kinds[0] ?? kinds.find((kind) => kind !== undefined && isMajority(kind));
}

/**
 * Creates the classifier that picks the drawing of a place: by its best-known dish, most dishes, or
 * its title. `nothing` where none matches: a wrong picture is worse than none.
 *
 * @example
 * const terms = { dishes: { stew: '찌개' }, endings: {}, meals: {}, houses: {}, meats: {} }
 * const classify = createFoodKindClassifier(terms, 'unknown')
 * classify({ title: '가게', dishes: [{ dish: '김치찌개', meats: fillMeats('no') }] }) // => 'stew'
 */
export function createFoodKindClassifier<Kind extends string>(
  { dishes, endings, meals, houses, meats }: FoodKindTable<Kind>,
  nothing: Kind,
): (menu: NamedMenu) => Kind {
  const ignoreNothing = (kind: Kind | undefined) => (kind === nothing ? undefined : kind);
  const readDish = createTermMatcher(dishes, endings);
  const readMeal = createTermMatcher(meals);
  const readTitle = createTermMatcher(dishes);
  const readRestaurant = createTermMatcher(houses);
  return (menu) => {
    const kinds = menu.dishes.map((dish) => {
      const kind = ignoreNothing(readDish(toDisplayName(dish.dish)));
      const meat = kind && meats[kind];
      return meat && dish.meats[meat] === 'no' ? undefined : kind;
    });
    return (
      pickKind(kinds) ??
      ignoreNothing(readTitle(menu.title)) ??
      readMeal(toDisplayName(menu.dishes[0]?.dish ?? '')) ??
      readRestaurant(menu.title) ??
      nothing
    );
  };
}
