import type { Avoided } from '../needs/need';
import type { Allergen } from '../needs/allergens';
import { allergenOf, isSurelyWithout } from './allergens';
import type { DishDiet } from './dish';

/** What one dish is to somebody who must not have something. */
export interface AvoidedVerdict {
  /** `yes`: it cannot have any of it; `ask`: it may, or nobody says that it does not; `no`: it has. */
  verdict: 'yes' | 'ask' | 'no';
  /** What to ask about: it may be there. */
  about: readonly (Allergen | 'spicy' | 'pungent')[];
  /** What is not there as a rule, which is no promise: to be told. */
  tell: readonly Allergen[];
}

const FINE: AvoidedVerdict = { verdict: 'yes', about: [], tell: [] };
const OUT: AvoidedVerdict = { verdict: 'no', about: [], tell: [] };

export const NOTHING_AVOIDED: Avoided = { allergies: [] };

/** Whether anything is avoided at all. */
export function avoidsAny({ allergies, notSpicy, noFivePungent }: Avoided): boolean {
  return allergies.length > 0 || notSpicy === true || noFivePungent === true;
}

/**
 * An allergy is no diet: that a word is not in the name of a dish makes it a dish to tell of the allergy, and only what cannot
 * have it (an orange has no egg, what the menu calls vegan no milk) is fine.
 */
export function judgeAvoided(
  dish: Pick<DishDiet, 'spice' | 'pungent' | 'allergens' | 'otherAllergens'>,
  { allergies, notSpicy, noFivePungent }: Avoided,
): AvoidedVerdict {
  if (notSpicy && dish.spice === 'very-hot') return OUT;
  if (noFivePungent && dish.pungent === 'yes') return OUT;
  const about: (Allergen | 'spicy' | 'pungent')[] =
    notSpicy && dish.spice === 'hot' ? ['spicy'] : [];
  if (noFivePungent && !dish.pungent) about.push('pungent');
  const tell: Allergen[] = [];
  for (const code of allergies) {
    const presence = allergenOf(dish, code);
    if (presence === 'yes') return OUT;
    if (presence === 'maybe') about.push(code);
    else if (!isSurelyWithout(dish, code)) tell.push(code);
  }
  return about.length + tell.length === 0 ? FINE : { verdict: 'ask', about, tell };
}
