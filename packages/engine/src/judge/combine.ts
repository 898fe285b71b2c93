/** The verdicts of a whole line of a menu: its name, its label, and everything in its brackets. */

import type { DishName } from '../menu/dish-name';
import type { LexiconIndex } from '../reading/index-lexicon';
import { hotter, withPart } from './add-ingredient';
import { UNKNOWN_FOOD, type Classify, type DishFacts } from './dish-facts';
import { withLabels } from './diet-label';
import { isDenied, mapAllergens } from './merge-allergens';

/**
 * Verdicts of a line: those of its name with its label, and never milder for anything that its brackets name. An ingredient is in the
 * dish, an option may be, and what was not understood may be anything.
 */
export function combine(index: LexiconIndex, line: DishName, classify: Classify): DishFacts {
  const { text, name, labels, ingredients, options, tastes, unread } = line;
  if (text === name) return classify(name);
  let dish = labels.length > 0 ? withLabels(index, name, labels, classify) : classify(name);
  const own = dish;
  for (const food of ingredients)
    dish = withPart(dish, classify(food, { isPart: true }), own, true);
  for (const food of options) dish = withPart(dish, classify(food, { isPart: true }), own, false);
  for (const taste of tastes) dish = { ...dish, spice: hotter(dish.spice, classify(taste).spice) };
  return unread.length > 0 ? withPart(dish, classify(UNKNOWN_FOOD), own, false) : dish;
}

const NOTHING_KNOWN = { mainMeats: [], vegan: 'unknown', lactoOvo: 'unknown' } as const;

/** Several dishes of one text as one: no milder than any of them. */
export function combineDishes(first: DishFacts, others: readonly DishFacts[]): DishFacts {
  // Freedom of one dish from an allergen says nothing of the next.
  const toOpen = (dish: DishFacts): DishFacts => ({
    ...dish,
    allergens: mapAllergens(dish.allergens, (finding) => (isDenied(finding) ? null : finding)),
  });
  return others.reduce((dish, other) => withPart(toOpen(dish), other, NOTHING_KNOWN, true), first);
}
