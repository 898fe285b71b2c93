import type { Allergen } from '@kioot/engine/needs';
import allergenFoods from '@/content/allergen-foods.json';
import foods from '@/content/staff-foods.json';

/** Foods on the card, as Korean kitchens call them; translations are messages of the same key. */
export const FOODS = foods;
export type Food = keyof typeof FOODS;

/**
 * Foods a vegetarian eats, with the allergy that excludes each. `LACTO_OVO_FOODS` adds to
 * `PLANT_FOODS`.
 */
export const PLANT_FOODS: readonly { food: Food; allergen?: Allergen }[] = [
  { food: 'rice' },
  { food: 'vegetables' },
  { food: 'mushrooms' },
  { food: 'tofu', allergen: 'soy' },
];
export const LACTO_OVO_FOODS: readonly { food: Food; allergen?: Allergen }[] = [
  { food: 'eggs', allergen: 'egg' },
  { food: 'dairyProducts', allergen: 'milk' },
];

/** 오신채 by the names cooks use, without asafoetida, which is not used in Korea. */
export const ALLIUM_FOODS = [
  'garlic',
  'onions',
  'springOnions',
  'chives',
  'wildChives',
] as const satisfies readonly Food[];

/** Names of an allergen, and where it occurs in Korean food, visibly and hidden. */
export interface AllergenFoods {
  /** Terms of the allergy sentence, as on Korean food labels where there are any. */
  nouns: readonly Food[];
  /** Foods that obviously contain it. */
  open: readonly Food[];
  /** Foods in which it is hidden. */
  hidden: readonly Food[];
}

/** Allergen, or several named by one sentence. */
export type CardAllergen = Allergen | 'allShellfish' | 'allNuts';

/** Allergens named together. */
export const COMBINED_ALLERGENS: readonly { all: readonly Allergen[]; as: CardAllergen }[] = [
  { all: ['crab', 'shrimp', 'shellfish'], as: 'allShellfish' },
  { all: ['walnut', 'pine-nut', 'tree-nut'], as: 'allNuts' },
  { all: ['wheat', 'gluten'], as: 'gluten' },
  { all: ['mackerel', 'fish'], as: 'fish' },
];

/** In card order. */
// The values of a JSON file are strings; a test compares each with the keys of the foods.
export const ALLERGEN_FOODS = allergenFoods as Readonly<Record<CardAllergen, AllergenFoods>>;
