import { ALLERGENS, type Allergen } from '../needs/allergens';
import type { Presence } from '../reading/presence';

/**
 * That an allergen is in a dish, and what brings it: a substance or hidden ingredient of the lexicon, or the word that
 * names the dish's family. `no`: the menu itself says so.
 */
export type AllergenFinding = readonly [is: 'yes' | 'maybe' | 'no', by: string];

/** What is known of a dish for allergies: read it with {@link allergenOf}. */
export interface DishAllergens {
  /** What is or may be in the dish, and what the menu says is not. */
  allergens: Readonly<Partial<Record<Allergen, AllergenFinding>>>;
  /**
   * What to think of all others. `absent`: the dish is nothing but what its name says (an orange, black coffee).
   * `unlikely`: the name was understood, but a kitchen may add what no name says. `unknown`: it was not understood.
   */
  otherAllergens: 'absent' | 'unlikely' | 'unknown';
}

/** What goes into nothing unsaid as a rule: a dish that was understood without it has none. */
const RARELY_HIDDEN: ReadonlySet<Allergen> = new Set([
  ...(['buckwheat', 'peanut', 'mackerel', 'peach', 'walnut', 'pine-nut', 'tree-nut'] as const),
]);

/**
 * Whether an allergen is in a dish. `no` only where the menu says so, or where the name was understood to the last letter
 * and the allergen is none that kitchens commonly add unsaid; all else that was not found is `unknown`, which is never
 * shown as safe.
 */
export function allergenOf({ allergens, otherAllergens }: DishAllergens, code: Allergen): Presence {
  const found = allergens[code];
  if (found) return found[0];
  if (otherAllergens === 'unknown') return 'unknown';
  return otherAllergens === 'absent' || RARELY_HIDDEN.has(code) ? 'no' : 'unknown';
}

/** Whether a `no` of {@link allergenOf} is more than "as a rule": the menu says so, or nothing of it can be in there. */
export function isSurelyWithout(
  { allergens, otherAllergens }: DishAllergens,
  code: Allergen,
): boolean {
  const is = allergens[code]?.[0];
  return is === 'no' || (is === undefined && otherAllergens === 'absent');
}

/** {@link allergenOf} for every code. */
export function toAllergens(dish: DishAllergens): Record<Allergen, Presence> {
  // Made of `ALLERGENS`, so it has every code and no other.
  return Object.fromEntries(ALLERGENS.map((code) => [code, allergenOf(dish, code)])) as Record<
    Allergen,
    Presence
  >;
}
