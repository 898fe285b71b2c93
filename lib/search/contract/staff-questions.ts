import type { RestaurantMatch } from './rec-contract';

/** Dish to ask about, see `groups` of a match. */
export type StaffQuestion = NonNullable<RestaurantMatch['groups'][number]['ask']>[number];

/** Dishes to ask about, in order, each once. */
export function getStaffQuestions({ groups }: Pick<RestaurantMatch, 'groups'>): StaffQuestion[] {
  const asked = groups.flatMap(({ ask = [] }) => ask);
  return [...new Map(asked.map((each) => [each.dish, each])).values()];
}

/** First dish that is one question away. */
export function getFirstQuestion(match: Pick<RestaurantMatch, 'groups'>) {
  return getStaffQuestions(match).find(({ question }) => question !== undefined);
}
