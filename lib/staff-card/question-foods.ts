import { toQuestionItems } from '../format/question-items';
import table from '@/content/question-foods.json';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { DietProfile } from '../client-store/diet-profile';
import { isUnrestricted } from './card-choices';
import type { Food } from './foods';

// The keys of a JSON file are strings; a test compares each with its Korean.
const FOOD_OF_ITEM = new Map(table.items.map(({ code, food }) => [code, food as Food]));

/** For what the table does not have, or nothing in particular. */
export const FALLBACK_FOOD = 'anythingThatICannotEat' satisfies Food;

/** Foods that halal excludes; a cook who is asked for "what I cannot eat" thinks of no broth or wine. */
const HALAL_FOODS = [
  'pork',
  'porkStock',
  'alcohol',
  'cookingWine',
] as const satisfies readonly Food[];

const eatsOnlyHalal = (profile: DietProfile): boolean =>
  profile.wish?.kind === 'halal' && isUnrestricted({ ...profile, wish: null });

/**
 * Foods of a question for a table that names nothing yet: what halal excludes, where that is all that
 * they avoid.
 */
export function nameHalalFoods(
  foods: readonly Food[],
  people: readonly DietProfile[],
): readonly Food[] {
  const careful = people.filter((profile) => !isUnrestricted(profile));
  const isNamed = !foods.includes(FALLBACK_FOOD) || careful.length === 0;
  return isNamed || !careful.every(eatsOnlyHalal) ? foods : HALAL_FOODS;
}

/** Input of a question about a dish. */
type AskedVerdict = Pick<DishVerdict, 'about' | 'tell' | 'sources'>;

/**
 * Foods to name in a question about a dish, by the reasons of its verdict; what the guest cannot eat
 * where they have no name, which only a card can ask.
 */
export function toQuestionFoods(verdict: AskedVerdict): readonly [Food, ...Food[]] {
  const [first = FALLBACK_FOOD, ...others] = toQuestionItems(verdict).flatMap(
    (item) => FOOD_OF_ITEM.get(item) ?? [],
  );
  return [first, ...others];
}

/** Food that stands for one code: of a substance, an allergen or `spicy`. */
export const toCodeFood = (code: string): Food => toQuestionFoods({ about: [code], tell: [] })[0];
