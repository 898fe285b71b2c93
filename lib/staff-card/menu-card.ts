import type { Translator } from '../i18n/translator';
import type { Ingredient } from '../client-store/diet-profile';
import type { CardTable } from './card-table';
import { createSay, toQuestion } from './staff-card';
import { toTableCard, type TableCard } from './table-card';
import { fillKoreanPhrase } from './fill-phrase';
import type { Food } from './foods';
import { toQuestionFoods } from './question-foods';

/** Dish of a menu with at least one food it may contain that the visitor must not eat. */
export interface MenuCardDish extends Ingredient {
  foods: readonly Food[];
}

/** Staff card for a menu: a question with answers per dish (decision 0101). */
export function toMenuCard(
  t: Translator<'card'>,
  table: CardTable,
  dishes: readonly MenuCardDish[],
): TableCard {
  const say = createSay(t, table.isAlone ? 'me' : 'table');
  return {
    ...toTableCard(t, table),
    questions: dishes.map(({ foods, ...dish }) =>
      toQuestion(say, 'askIn', { dish: [dish], foods }),
    ),
    request: say('unsureIn'),
  };
}

/**
 * Question to show the staff, by the codes of a dish's verdict.
 * @example
 * toKoreanQuestion('비빔밥', ['egg']); // => '비빔밥에 계란이 들어가나요?'
 */
export const toKoreanQuestion = (dish: string, codes: readonly string[]): string =>
  fillKoreanPhrase('askIn', { dish: [{ ko: dish, en: dish }], foods: toQuestionFoods(codes) });
