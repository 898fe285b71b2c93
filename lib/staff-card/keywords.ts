import type { Allergen } from '@kioot/engine/needs';
import type { DietProfile, NamedIngredient } from '../client-store/diet-profile';
import type { Translator } from '../i18n/translator';
import {
  ALLERGEN_FOODS,
  ALLIUM_FOODS,
  FOODS,
  getCardDiet,
  toAvoidedMeats,
  type CardAllergen,
  type Food,
} from './foods';

/** Words before a cross: 새우 ✕, 고기 · 생선 · 육수 ✕. */
export interface Keywords {
  ko: readonly string[];
  /** "shrimp", "meat, fish, stock". */
  translation: string;
}

// `Object.keys` widens the keys.
const CARD_ORDER = (Object.keys(ALLERGEN_FOODS) as CardAllergen[]).filter(
  (code): code is Allergen => code !== 'allShellfish' && code !== 'allNuts',
);

/** Foods that a diet excludes, the shortest words for them. */
function getExcludedFoods(profile: DietProfile): readonly Food[] {
  const { wish, isWishStrict } = profile;
  if (wish?.kind === 'meats') return isWishStrict ? toAvoidedMeats(wish.meats) : [];
  return getCardDiet(profile)?.keywords ?? [];
}

/**
 * First line of a card, for a cook who reads no further: each allergen by itself, severe ones
 * first, then the diet.
 * @example
 * toKeywords(t, shrimpAllergy).map(({ ko }) => ko.join(' · ')); // => ['새우']
 */
export function toKeywords(t: Translator<'card'>, profile: DietProfile): Keywords[] {
  const toKo = (food: Food | NamedIngredient) => (typeof food === 'string' ? FOODS[food] : food.ko);
  const translate = (food: Food | NamedIngredient) =>
    typeof food === 'string' ? t(`foods.${food}`) : food.en;
  const { allergies, severe, others, noFivePungent } = profile;
  const toNouns = (isSevere: boolean) =>
    CARD_ORDER.filter(
      (allergen) => allergies.includes(allergen) && severe.includes(allergen) === isSevere,
    ).flatMap((allergen) => ALLERGEN_FOODS[allergen].nouns);
  const allergens = new Set<Food | NamedIngredient>([
    ...[...toNouns(true), ...others.filter(({ isSevere }) => isSevere)],
    ...[...toNouns(false), ...others.filter(({ isSevere }) => !isSevere)],
  ]);
  const groups: (readonly (Food | NamedIngredient)[])[] = [
    ...[...allergens].map((food) => [food]),
    getExcludedFoods(profile).filter((food) => !allergens.has(food)),
    noFivePungent ? ALLIUM_FOODS : [],
  ];
  return groups
    .filter((foods) => foods.length > 0)
    .map((foods) => ({
      ko: foods.map(toKo),
      translation: foods.map(translate).reduce((before, next) => t('lists.next', { before, next })),
    }));
}
