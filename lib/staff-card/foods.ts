import type { Allergen, Meat } from '@kioot/engine/needs';
import allergenFoods from '@/content/allergen-foods.json';
import diets from '@/content/staff-diets.json';
import foods from '@/content/staff-foods.json';
import type { DietProfile } from '../client-store/diet-profile';
import { toVegetarianClass } from '../client-store/vegetarian-choices';
import { CARD_MEATS } from './card-choices';
import type { PhraseId } from './phrases';

/** Foods on the card, as Korean kitchens call them; translations are messages of the same key. */
export const FOODS = foods;
export type Food = keyof typeof FOODS;

interface CardDiet {
  sentences: readonly PhraseId[];
  /** Foods that it excludes, the shortest words for them. */
  keywords: readonly Food[];
  /** Foods that remain; none for a diet whose card lists none. */
  allowed: readonly Food[];
}

/** Diets that a card can name; those of Taiwan between the vegetarian ones by their class. */
// The values of a JSON file are strings; a test compares each with the sentences and foods.
export const CARD_DIETS = diets as Readonly<Record<keyof typeof diets, CardDiet>>;

/** Allergens of the foods that a diet allows. */
export const ALLERGEN_OF_FOOD: Readonly<Partial<Record<Food, Allergen>>> = {
  tofu: 'soy',
  eggs: 'egg',
  dairyProducts: 'milk',
};

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

/** Diet that a card names by sentences of its own; undefined for meats and for who eats anything. */
export function getCardDiet(profile: DietProfile): CardDiet | undefined {
  const { wish } = profile;
  if (wish?.kind === 'strictVegan')
    return CARD_DIETS[toVegetarianClass('strictVegan', profile) ?? 'strictVegan'];
  return wish?.kind === 'lactoOvo' || wish?.kind === 'halal' ? CARD_DIETS[wish.kind] : undefined;
}

/**
 * Meats to leave out. 해산물 includes fish, so that it needs another word for visitors who eat fish
 * but no other seafood.
 */
export const toAvoidedMeats = (eaten: readonly Meat[]): Food[] =>
  CARD_MEATS.filter((meat) => !eaten.includes(meat)).map((meat) =>
    meat === 'seafood' && eaten.includes('fish') ? 'seafoodOtherThanFish' : meat,
  );
