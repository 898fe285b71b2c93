import * as v from 'valibot';
import { MEATS, type Preference } from '@kioot/engine';
import { ALLERGENS, type Allergen, type DietaryRestrictions } from '@kioot/engine/needs';
import { CommandError, EXIT } from '../engine/command-io';

/** Diet preference and ingredients to avoid. */
export interface Profile {
  preference: Preference;
  avoided: DietaryRestrictions;
}

const PREFERENCE_KINDS = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;
const NOT_SPICY = 'notSpicy';
const NO_ALLIUMS = 'noFivePungent';
/** Suffix of an allergen to which traces may be fatal. */
const SEVERE_SUFFIX = ':deadly';

/**
 * Parses `strictVegan,peanut`: one preference (`any`, `halal`, `strictVegan`, `lactoOvo`, or meats
 * as `meat:pork`), allergens (`peanut:deadly` for a severe allergy), `notSpicy`, `noFivePungent`.
 *
 * @throws {CommandError} for an unknown word or two preferences
 */
export function parseProfileWords(text: string): Profile {
  const preferences: Preference[] = [];
  const meats = new Set<(typeof MEATS)[number]>();
  const allergies = new Set<Allergen>();
  const severe = new Set<Allergen>();
  let notSpicy = false;
  let noFivePungent = false;
  for (const word of text.split(',').map((each) => each.trim())) {
    const meat = word.replace(/^meat:/, '');
    const code = word.endsWith(SEVERE_SUFFIX) ? word.slice(0, -SEVERE_SUFFIX.length) : word;
    if (v.is(v.picklist(PREFERENCE_KINDS), word)) preferences.push({ kind: word });
    else if (word !== meat && v.is(v.picklist(MEATS), meat)) meats.add(meat);
    else if (v.is(v.picklist(ALLERGENS), code)) {
      allergies.add(code);
      if (code !== word) severe.add(code);
    } else if (word === NOT_SPICY) notSpicy = true;
    else if (word === NO_ALLIUMS) noFivePungent = true;
    else {
      const known = [
        ...PREFERENCE_KINDS,
        ...MEATS.map((each) => `meat:${each}`),
        ...ALLERGENS,
        `peanut${SEVERE_SUFFIX}`,
        NOT_SPICY,
        NO_ALLIUMS,
      ];
      throw new CommandError(
        EXIT.usage,
        `"${word}" is not a preference or an allergen; known: ${known.join(', ')}`,
      );
    }
  }
  if (meats.size > 0) preferences.push({ kind: 'meats', meats: [...meats] });
  if (preferences.length > 1) throw new CommandError(EXIT.usage, 'a profile has one preference');
  return {
    preference: preferences[0] ?? { kind: 'any' },
    avoided: { allergies: [...allergies], severe: [...severe], notSpicy, noFivePungent },
  };
}
