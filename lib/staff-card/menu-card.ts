import type { WordsOf } from '../i18n/words';
import type { Ingredient, Profile } from '../kept/profile';
import { ask, say, toStaffCard, type StaffCard } from './card';
import type { Food } from './foods';

/** A dish of a menu, and what may be in it that the visitor must not eat: at least one food. */
export interface AskedDish extends Ingredient {
  foods: readonly Food[];
}

/** The card for a profile over a menu that was read: each dish is asked about, and answered, by itself (decision 0101). */
export function toMenuCard(
  t: WordsOf<'card'>,
  profile: Profile,
  dishes: readonly AskedDish[],
): StaffCard {
  return {
    ...toStaffCard(t, profile),
    questions: dishes.map(({ foods, ...dish }) => ask(t, 'askIn', { dish: [dish], foods })),
    request: say(t, 'unsureIn'),
  };
}
