import type { Translator } from '../i18n/translator';
import type { NamedIngredient } from '../client-store/diet-profile';
import type { CardTable } from './card-table';
import { createSay, toQuestion, type Question, type Say } from './staff-card';
import { toTableCard, type TableCard } from './table-card';
import type { Food } from './foods';
import { toAskedPhrase } from './korean-question';
import { nameHalalFoods } from './question-foods';

/** Dish of a menu with at least one food it may contain that the visitor must not eat. */
export interface MenuCardDish extends NamedIngredient {
  foods: readonly Food[];
}

/** Question about a dish on a card, with answers. */
export function toDishQuestion(say: Say, dish: NamedIngredient, foods: readonly Food[]): Question {
  const { id, slots } = toAskedPhrase(dish, foods);
  return toQuestion(say, id, slots);
}

/** Staff card for a menu: a question with answers per dish. */
export function toMenuCard(
  t: Translator<'card'>,
  table: CardTable,
  dishes: readonly MenuCardDish[],
): TableCard {
  const say = createSay(t, table.isAlone ? 'me' : 'table');
  return {
    ...toTableCard(t, table),
    questions: dishes.map(({ foods, ...dish }) =>
      toDishQuestion(say, dish, nameHalalFoods(foods, table.people)),
    ),
    request: say('unsureIn'),
  };
}
