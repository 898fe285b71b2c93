import type { Avoided, Verdict } from '../needs/need';
import type { Allergen } from '../needs/allergens';
import { allergenOf, isSurelyWithout, type DishAllergens } from './allergens';
import type { DishFacts } from './dish-facts';
import { PRINTED_FREE } from './printed-free';

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
export function avoidsAny({ allergies, otherSevere, notSpicy, noFivePungent }: Avoided): boolean {
  return (
    allergies.length > 0 || otherSevere === true || notSpicy === true || noFivePungent === true
  );
}

/** True where the menu itself prints that a dish is free of an allergen. A diet label ("vegan") is no such print. */
export function isPrintedFree({ allergens }: DishAllergens, code: Allergen): boolean {
  const [is, by] = allergens[code] ?? [];
  return is === 'no' && by === PRINTED_FREE;
}

/** True for a severe allergy of which the menu does not print that the dish is free. */
const isCapped = (dish: DishAllergens, code: Allergen, { severe = [] }: Avoided): boolean =>
  severe.includes(code) && !isPrintedFree(dish, code);

/**
 * Verdict that a severe allergy leaves of one: never better than `ask`, unless the menu prints that the dish is free of that
 * allergen (decision 0171). Every verdict on a dish goes through it.
 */
export function capSevere<V extends Verdict>(
  verdict: V,
  dish: DishAllergens,
  avoided: Avoided,
): V | 'ask' {
  if (verdict !== 'yes') return verdict;
  const { severe = [], otherSevere } = avoided;
  return otherSevere || severe.some((code) => isCapped(dish, code, avoided)) ? 'ask' : verdict;
}

/**
 * An allergy is no diet: that a word is not in the name of a dish makes it a dish to tell of the allergy, and only what cannot
 * have it (an orange has no egg, what the menu calls vegan no milk) is fine.
 */
export function judgeAvoided(
  dish: Pick<DishFacts, 'spice' | 'pungent' | 'allergens' | 'otherAllergens'>,
  avoided: Avoided,
): AvoidedVerdict {
  const { allergies, notSpicy, noFivePungent } = avoided;
  if (notSpicy && dish.spice === 'very-hot') return OUT;
  if (noFivePungent && dish.pungent === 'yes') return OUT;
  const about: (Allergen | 'spicy' | 'pungent')[] =
    notSpicy && (dish.spice === 'hot' || dish.spice === 'unknown') ? ['spicy'] : [];
  if (noFivePungent && !dish.pungent) about.push('pungent');
  const tell: Allergen[] = [];
  for (const code of allergies) {
    const presence = allergenOf(dish, code);
    if (presence === 'yes') return OUT;
    if (presence === 'maybe' || isCapped(dish, code, avoided)) about.push(code);
    else if (!isSurelyWithout(dish, code)) tell.push(code);
  }
  if (about.length + tell.length > 0) return { verdict: 'ask', about, tell };
  return capSevere('yes', dish, avoided) === 'yes' ? FINE : { verdict: 'ask', about, tell };
}
