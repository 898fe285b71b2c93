import { ALLERGEN_FOODS, type Food } from './foods';
import { CARD_MEATS } from './meats';

/** What the law and the meats have no word for; of what a kitchen adds unsaid, the form in which it does. */
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

/** For what has no word here, or where nobody knows what to name. */
const ANYTHING: Food = 'anythingThatICannotEat';
/** More in one question nobody answers for all of them. */
const MOST_FOODS = 4;

/** What a question about a dish names, each once, for what a verdict names: substances, allergens, `spicy`. */
export function toAskedFoods(codes: readonly string[]): readonly Food[] {
  const named = [...new Set(codes.flatMap((code) => FOODS_BY_CODE[code] ?? ANYTHING))];
  const isNameable = named.length > 0 && named.length <= MOST_FOODS && !named.includes(ANYTHING);
  return isNameable ? named : [ANYTHING];
}
