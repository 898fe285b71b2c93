import type { Meat } from '../segmentation/meats';
import type { Allergen } from './allergens';

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

/**
 * Korean meats of the preference sentence, in the order of the form (specification sections 3 and
 * 7).
 */
export const KOREAN_MEAT_TERMS: Readonly<Record<Meat, string>> = {
  chicken: '닭고기',
  pork: '돼지고기',
  beef: '소고기',
  lamb: '양고기',
  fish: '생선',
  seafood: '해산물',
  duck: '오리고기',
};

const ANYTHING = '아무거나 괜찮아요';

/**
 * Korean sentence of a preference (`userPref`, specification section 7). No meats means anything.
 *
 * @example
 * toPreferenceSentence({ kind: 'meats', meats: ['chicken', 'pork'] }) // => '닭고기, 돼지고기만'
 */
export function toPreferenceSentence(preference: Preference): string {
  switch (preference.kind) {
    case 'any':
      return ANYTHING;
    case 'meats':
      return preference.meats.length === 0
        ? ANYTHING
        : `${preference.meats.map((meat) => KOREAN_MEAT_TERMS[meat]).join(', ')}만`;
    case 'halal':
      return '할랄 음식만';
    case 'strictVegan':
      return '나는 비건이야, 엄격한 채식 음식만';
    case 'lactoOvo':
      return '나는 비건이야, 락토 오보 채식 음식만';
  }
}
