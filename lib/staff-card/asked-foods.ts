import type { Ingredient } from '../kept/profile';
import { ALLERGEN_FOODS, MEAT_FOODS } from './foods';

/** What the law and the meats have no word for; of what a kitchen adds unsaid, the form in which it does. */
const OTHER_FOODS: Readonly<Record<string, Ingredient>> = {
  meat: { ko: '고기', en: 'meat' },
  game: { ko: '야생 고기', en: 'game' },
  anchovy: { ko: '멸치 육수', en: 'anchovy stock' },
  lobster: { ko: '바닷가재', en: 'lobster' },
  octopus: { ko: '문어나 낙지', en: 'octopus' },
  insect: { ko: '번데기', en: 'silkworm pupae' },
  gelatin: { ko: '젤라틴', en: 'gelatin' },
  dairy: { ko: '우유나 버터 같은 유제품', en: 'dairy' },
  honey: { ko: '꿀', en: 'honey' },
  alcohol: { ko: '술', en: 'alcohol' },
  spicy: { ko: '매운 양념', en: 'hot seasoning' },
};

const FOODS: Readonly<Record<string, readonly Ingredient[]>> = {
  ...Object.fromEntries(Object.entries(ALLERGEN_FOODS).map(([code, { nouns }]) => [code, nouns])),
  ...Object.fromEntries(
    Object.entries({ ...MEAT_FOODS, ...OTHER_FOODS }).map(([code, food]) => [code, [food]]),
  ),
};

/** For what has no word here, or where nobody knows what to name. */
const ANYTHING: Ingredient = { ko: '제가 먹지 못하는 재료', en: 'anything that I cannot eat' };
/** More in one question nobody answers for all of them. */
const MOST_FOODS = 4;

/** What a question about a dish names, each once, for what a verdict names: substances, allergens, `spicy`. */
export function toAskedFoods(codes: readonly string[]): readonly Ingredient[] {
  const foods = codes.flatMap((code) => FOODS[code] ?? ANYTHING);
  const named = [...new Map(foods.map((food) => [food.ko, food])).values()];
  const isNameable = named.length > 0 && named.length <= MOST_FOODS && !named.includes(ANYTHING);
  return isNameable ? named : [ANYTHING];
}
