import type { DishVerdict } from '@kioot/engine/verdicts';
import type { DietProfile, Ingredient } from '../client-store/diet-profile';
import type { Translator } from '../i18n/translator';
import { getAskedCodes, toQuestionFoods } from '../staff-card/question-foods';
import {
  toQuestion,
  toSentence,
  toStaffCard,
  type Question,
  type Sentence,
} from '../staff-card/staff-card';
import type { OrderLine } from './format-order';

/** Dish that can be ordered, with its verdict for each person of the table who avoids anything. */
export interface OrderableDish extends Ingredient {
  isShared?: boolean | undefined;
  verdicts: readonly DishVerdict[];
}

/** Line of an order with what is known of its dish. */
export interface OrderedDish extends OrderableDish, OrderLine {}

/** Sentences for the staff below the order. */
export interface OrderCard {
  allergies: readonly Sentence[];
  /** Only where a question refers to all that the visitor cannot eat. */
  diet: readonly Sentence[];
  questions: readonly Question[];
  /** Way to answer, after questions about dishes. */
  request: Sentence | null;
}

const ALLERGY_IDS = ['allergic', 'ill', 'deadly', 'beSure'];

/** Codes to ask about a dish, over all verdicts; null when nothing is open. */
export function getOpenCodes({ verdicts }: Pick<OrderableDish, 'verdicts'>): string[] | null {
  const open = verdicts.filter(({ verdict }) => verdict === 'ask' || verdict === 'unknown');
  return open.length === 0 ? null : [...new Set(open.flatMap(getAskedCodes))];
}

/**
 * Card below an order: allergies, then a question for each dish that leaves one open.
 * @param isForOne asks for a single portion, unless the order has more than one of a dish
 */
export function toOrderCard(
  t: Translator<'card'>,
  profile: DietProfile,
  dishes: readonly OrderedDish[],
  isForOne: boolean,
): OrderCard {
  const card = toStaffCard(t, profile);
  const asked = dishes.flatMap((dish) => {
    const codes = getOpenCodes(dish);
    const { ko, en } = dish;
    return codes === null ? [] : [{ dish: [{ ko, en }], foods: toQuestionFoods(codes) }];
  });
  const isAskingForOne = isForOne && dishes.length > 0 && dishes.every(({ count }) => count === 1);
  const refersToDiet = asked.some(({ foods }) => foods.includes('anythingThatICannotEat'));
  return {
    allergies: card.allergies.filter(({ id }) => ALLERGY_IDS.includes(id)),
    diet: refersToDiet ? card.diet : [],
    questions: [
      ...(isAskingForOne ? [toQuestion(t, 'askForOne')] : []),
      ...asked.map((slots) => toQuestion(t, 'askIn', slots)),
    ],
    request: asked.length > 0 ? toSentence(t, 'unsureIn') : null,
  };
}
