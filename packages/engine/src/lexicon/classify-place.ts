import sides from '../../lexicon/sides.json';
import { createEngine, type Engine } from '..';
import type { PlaceFacts, RestaurantText } from '../classify/facts';
import { readMenu, toDisplayName } from '../menu';
import { memoize } from '../text/memoize';
import { toRegExpAlternatives } from '../text/regexp-alternatives';
import { memoizeForms } from './dish-forms';
import { getLexicon } from './engine-lexicon';
import { markSharedDishes } from './portions';

/** Servings of dishes that are no meal by their names. */
const SERVINGS = ['side', 'sweet'] as const;
type SideServing = (typeof SERVINGS)[number];

/** Matches terms separated by spaces, in which `_` is a blank or none. */
const toPattern = (terms: string): string =>
  toRegExpAlternatives(
    terms.split(' ').flatMap((term) => [term.replaceAll('_', ' '), term.replaceAll('_', '')]),
  );

/** A Latin word ends a name only as a whole word: "fries". */
const PATTERNS = SERVINGS.map((serving) => ({
  serving,
  pattern: new RegExp(
    `^(?:${toPattern(sides.names[serving])})$|(?:(?<![a-z])(?:${toPattern(sides.endings[serving])}))$`,
    'u',
  ),
}));
const JOINS = new RegExp(toPattern(sides.joins), 'u');
/** Brackets after a name: "(비건)". */
const BRACKETS = /\s*[([].*$/u;

/** Serving of a name that is no meal; null for any other. */
const readServing = memoize((dish: string): SideServing | null => {
  const name = toDisplayName(dish).replace(BRACKETS, '').trim().toLowerCase();
  if (JOINS.test(name)) return null;
  return PATTERNS.find(({ pattern }) => pattern.test(name))?.serving ?? null;
});

/**
 * Marks a dish that is no meal by its name: sauces, side dishes, bread, toppings (`sides.json`). One
 * alone is not enough for a place to match.
 */
const toSideForm = memoizeForms((dish) => {
  const isMeal = dish.serving === 'meal' && dish.mainMeats.length === 0;
  const serving = isMeal ? readServing(dish.dish) : null;
  return serving ? { ...dish, serving } : dish;
});

/**
 * Creates the classifier of places: `classifyRestaurant` over the lexicon of this package, with the
 * dishes that guests share, and those that are no meal.
 * @param engine over that lexicon, where there is one already: its index takes longest to build
 *
 * @example
 * const classify = createPlaceClassifier();
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' };
 * classify(text).dishes[0].isShared; // => true
 * classify({ ...text, firstmenu: '생두부' }).dishes[0].serving; // => 'side'
 */
export function createPlaceClassifier(
  engine: Engine = createEngine(getLexicon()),
): (text: RestaurantText) => PlaceFacts {
  return (text) => {
    const diet = engine.classifyRestaurant(text);
    return markSharedDishes({ ...diet, dishes: diet.dishes.map(toSideForm) }, readMenu(text));
  };
}
