import type { Allergen } from './allergens';
import type { Meat } from '../reading/meats';

/** What a preference sentence asks for (specification section 7). */
export type Preference =
  | { kind: 'any' }
  | { kind: 'meats'; meats: readonly Meat[] }
  | { kind: 'halal' }
  | { kind: 'strictVegan' }
  | { kind: 'lactoOvo' };

/** What a visitor wants or must avoid. An allergy names substances, meats or origins of the lexicon: `peanut`, `seafood`, `egg`. */
export type Need = Preference | { kind: 'allergy'; substances: readonly string[] };

/** Whether somebody with a need may eat a dish or at a place. `unknown` is never shown as safe. */
export type Verdict = 'yes' | 'ask' | 'no' | 'unknown';

/** What a visitor must not have, whatever they wish for. */
export interface Avoided {
  allergies: readonly Allergen[];
  /** Part of `allergies`: those of which a little may kill. Nothing is better than `ask` for them (decision 0171). */
  severe?: readonly Allergen[] | undefined;
  /** True for a severe allergy without a code: nothing at all is better than `ask`. */
  otherSevere?: boolean | undefined;
  /** Hot food is asked about, very hot food left out. */
  notSpicy?: boolean | undefined;
  /** No garlic, onion, leek or chives (五辛): what has one is left out, what cannot have any fits, all else is asked about. */
  noFivePungent?: boolean | undefined;
}
