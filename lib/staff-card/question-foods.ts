import type { DishVerdict } from '@kioot/engine/verdicts';
import { ALLERGEN_FOODS, type Food } from './foods';
import { CARD_MEATS } from './card-meats';

/**
 * Codes that are neither legal allergens nor meats. Hidden ingredients are named in the form
 * kitchens use.
 */
const OTHER_FOODS: Readonly<Record<string, Food>> = {
  meat: 'meat',
  game: 'game',
  anchovy: 'anchovyStock',
  lobster: 'lobster',
  octopus: 'octopus',
  insect: 'silkwormPupae',
  gelatin: 'gelatin',
  dairy: 'dairy',
  honey: 'honey',
  alcohol: 'alcohol',
  spicy: 'hotSeasoning',
  pungent: 'pungentVegetables',
};

const FOODS_BY_CODE: Readonly<Record<string, readonly Food[]>> = {
  ...Object.fromEntries(Object.entries(ALLERGEN_FOODS).map(([code, { nouns }]) => [code, nouns])),
  ...Object.fromEntries(CARD_MEATS.map((meat) => [meat, [meat]])),
  ...Object.fromEntries(Object.entries(OTHER_FOODS).map(([code, food]) => [code, [food]])),
};

/** For codes without a word, or none at all. */
const FALLBACK_FOOD: Food = 'anythingThatICannotEat';
/** Most foods in one question. */
const MAX_FOODS = 4;

/** Codes to ask about: what may be in the dish, else what to mention. */
export const getAskedCodes = ({
  about,
  tell,
}: Pick<DishVerdict, 'about' | 'tell'>): readonly string[] => (about.length > 0 ? about : tell);

/**
 * Foods to name in a question about a dish, by the codes of its verdict: substances, allergens,
 * `spicy`.
 */
export function toQuestionFoods(codes: readonly string[]): readonly Food[] {
  const foods = [...new Set(codes.flatMap((code) => FOODS_BY_CODE[code] ?? FALLBACK_FOOD))];
  const isNameable =
    foods.length > 0 && foods.length <= MAX_FOODS && !foods.includes(FALLBACK_FOOD);
  return isNameable ? foods : [FALLBACK_FOOD];
}
