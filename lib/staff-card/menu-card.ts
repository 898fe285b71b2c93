import type { Ingredient, Profile } from '../kept/profile';
import { ask, say, toStaffCard, type StaffCard } from './card';
import { joinEnglish, withParticle } from './fill';

/** A dish of a menu, and what may be in it that the visitor must not eat: at least one food. */
export interface AskedDish extends Ingredient {
  foods: readonly Ingredient[];
}

/** The card for a profile over a menu that was read: each dish is asked about, and answered, by itself (decision 0101). */
export function toMenuCard(profile: Profile, dishes: readonly AskedDish[]): StaffCard {
  return {
    ...toStaffCard(profile),
    questions: dishes.map(({ foods, ...dish }) =>
      ask('askIn', { dish: [dish], foods: [toAnyOf(foods)] }),
    ),
    request: say('unsureIn'),
  };
}

/** Several foods as one of which any will do: 멸치 육수나 소고기, "anchovy stock or beef". */
export function toAnyOf(foods: readonly Ingredient[]): Ingredient {
  const words = foods.map(({ ko }) => ko);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  return {
    ko: before === '' ? last : `${withParticle(before, ['이나', '나'])} ${last}`,
    en: joinEnglish(
      foods.map(({ en }) => en),
      'or',
    ),
  };
}
