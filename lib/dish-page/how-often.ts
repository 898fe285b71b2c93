import 'server-only';
import { getAllergenPresence } from '@kioot/engine/verdicts';
import { getBaseRate } from '@kioot/engine/lexicon';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import { findDishSlug, getDish } from '../dishes/dish-catalog';
import type { Dish } from '../dishes/dish';

const MAX_INGREDIENTS = 5;
/** Rarer ones are one cook's idea. */
const MIN_SHARE = 0.05;

/** Allergens that decide whether a finer ingredient is in doubt. */
const BROUGHT: Readonly<Record<string, Allergen>> = {
  anchovy: 'fish',
  'fish-sauce': 'fish',
  'oyster-sauce': 'shellfish',
  'salted-shrimp': 'shrimp',
};

/** Numbers of home recipes of a dish with the ingredients that it may contain. */
export interface HowOften {
  /** Dish of the recipes: the dish itself or its family. */
  dish: Dish;
  recipes: number;
  /** Codes with their numbers of recipes, the most frequent first. */
  ingredients: readonly (readonly [code: string, count: number])[];
}

/** Base rates of what a dish may contain; null without any. What is certain is no question. */
export function getHowOften(dish: Dish): HowOften | null {
  const rate = getBaseRate(dish.ko);
  const family = rate && getDish(findDishSlug(rate.family) ?? '');
  if (!family || family.kind !== dish.kind) return null;
  const isInDoubt = (code: string): boolean => {
    const allergen = BROUGHT[code] ?? ALLERGENS.find((each) => each === code);
    return allergen !== undefined && getAllergenPresence(dish.facts, allergen) === 'maybe';
  };
  const ingredients = Object.entries(rate.with)
    .filter(([code, count]) => count >= MIN_SHARE * rate.recipes && isInDoubt(code))
    .slice(0, MAX_INGREDIENTS);
  return ingredients.length > 0 ? { dish: family, recipes: rate.recipes, ingredients } : null;
}
