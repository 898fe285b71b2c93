import type { Allergen } from './allergens';
import type { Meat } from '../segmentation/meats';

/** Preference of a visitor, as its sentence states it (specification section 7). */
export type Preference =
  | { kind: 'any' }
  | { kind: 'meats'; meats: readonly Meat[] }
  | { kind: 'halal' }
  | { kind: 'strictVegan' }
  | { kind: 'lactoOvo' };

/** Verdict on a dish or place for a need. `unknown` must never be shown as safe. */
export type Verdict = 'yes' | 'ask' | 'no' | 'unknown';

/** Restrictions of a visitor beside any preference. */
export interface DietaryRestrictions {
  allergies: readonly Allergen[];
  /** Subset of `allergies` where traces may kill: verdicts are capped at `ask` (decision 0171). */
  severe?: readonly Allergen[] | undefined;
  /** Severe allergy without a code: every verdict is capped at `ask`. */
  otherSevere?: boolean | undefined;
  /** Hot food is `ask`, very hot food `no`. */
  notSpicy?: boolean | undefined;
  /**
   * No alliums (五辛: garlic, onion, leek, chives): `no` if present, `yes` if impossible, else `ask`.
   * The name is a wire field.
   */
  noFivePungent?: boolean | undefined;
  /**
   * Eggs or dairy that a strict vegan without alliums eats: Taiwan's 蛋素 and 奶素. Resolved by
   * `resolveVegetarianClass`.
   */
  vegetarianClass?: 'ovo' | 'lacto' | undefined;
}

/** Needs of one person. */
export interface PersonNeeds {
  need: Preference;
  /** Missing for a person without restrictions. */
  profile?: DietaryRestrictions | undefined;
}
