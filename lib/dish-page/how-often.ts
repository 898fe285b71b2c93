import 'server-only';
import { getBaseRate } from '@kioot/engine/lexicon';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import { getAllergenPresence, type DishVerdict } from '@kioot/engine/verdicts';
import type { Dish } from '../dishes/dish';
import { findDishSlug, getDish } from '../dishes/dish-catalog';
import { formatCode } from '../format/format-code';
import type { Translator } from '../i18n/translator';
import type { Locale } from '../locales';

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

/** {@link getHowOften} of what a question is about; null where the recipes say nothing of it. */
export function getHowOftenAsked(
  dish: Dish,
  { verdict, about }: Pick<DishVerdict, 'verdict' | 'about'>,
): HowOften | null {
  const often = verdict === 'ask' ? getHowOften(dish) : null;
  const asked = new Set(about);
  const ingredients = (often?.ingredients ?? []).filter(
    ([code]) => asked.has(code) || asked.has(BROUGHT[code] ?? code),
  );
  return often && ingredients.length > 0 ? { ...often, ingredients } : null;
}

/** "Of 93 home recipes for Bibimbap: egg 51, fish 24." */
export const formatHowOften = (
  t: Translator<'dish'>,
  words: Translator<'words'>,
  { dish, recipes, ingredients }: HowOften,
  locale: Locale,
): string =>
  t('homeRecipes', {
    count: recipes,
    dish: dish.names[locale],
    list: ingredients
      .map(([code, count]) => `${formatCode(words, code)} ${count}`)
      .join(words('comma')),
  });
