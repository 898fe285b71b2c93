import { toQuestionItems, type QuestionItem } from '../format/question-items';
import table from './question-foods.json';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { Food } from './foods';

// The keys of a JSON file are strings; a test compares each with its Korean.
const FOOD_OF_ITEM = new Map(table.items.map(({ code, food }) => [code, food as Food]));

/** For what the table does not have, or nothing in particular. */
export const FALLBACK_FOOD = 'anythingThatICannotEat' satisfies Food;

/** Input of a question about a dish. */
type AskedVerdict = Pick<DishVerdict, 'about' | 'tell' | 'sources'>;

const toFoods = (items: readonly QuestionItem[]): Food[] =>
  items.flatMap((item) => FOOD_OF_ITEM.get(item) ?? []);

/**
 * Foods to name in a question about a dish, by the reasons of its verdict; what the guest cannot eat
 * where they have no name, which only a card can ask.
 */
export function toQuestionFoods(verdict: AskedVerdict): readonly [Food, ...Food[]] {
  const [first = FALLBACK_FOOD, ...others] = toFoods(toQuestionItems(verdict));
  return [first, ...others];
}

/** Food that stands for one code: of a substance, an allergen or `spicy`. */
export const toCodeFood = (code: string): Food => toQuestionFoods({ about: [code], tell: [] })[0];
