import { MEATS, type Preference } from '@kioot/engine';
import { ALLERGENS, type Allergen, type Avoided } from '@kioot/engine/needs';
import { CommandError, EXIT } from '../engine/io';

/** What somebody wishes for and must not have. */
export interface Profile {
  preference: Preference;
  avoided: Avoided;
}

const WISHES = ['any', 'halal', 'strictVegan', 'lactoOvo'] as const;
const NOT_SPICY = 'notSpicy';
const NO_FIVE_PUNGENT = 'noFivePungent';
/** Behind the code of an allergy of which a mistake may kill. */
const DEADLY = ':deadly';

function isOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

/**
 * Reads `strictVegan,peanut`: one wish (`any`, `halal`, `strictVegan`, `lactoOvo`, or meats as `meat:pork`), codes of
 * allergens (`peanut:deadly` where a little may kill), `notSpicy`, `noFivePungent`.
 *
 * @throws {CommandError} of a word that is none of these, or of two wishes
 */
export function parseProfile(text: string): Profile {
  const wishes: Preference[] = [];
  const meats = new Set<(typeof MEATS)[number]>();
  const allergies = new Set<Allergen>();
  const severe = new Set<Allergen>();
  let notSpicy = false;
  let noFivePungent = false;
  for (const word of text.split(',').map((each) => each.trim())) {
    const meat = word.replace(/^meat:/, '');
    const code = word.endsWith(DEADLY) ? word.slice(0, -DEADLY.length) : word;
    if (isOf(WISHES, word)) wishes.push({ kind: word });
    else if (word !== meat && isOf(MEATS, meat)) meats.add(meat);
    else if (isOf(ALLERGENS, code)) {
      allergies.add(code);
      if (code !== word) severe.add(code);
    } else if (word === NOT_SPICY) notSpicy = true;
    else if (word === NO_FIVE_PUNGENT) noFivePungent = true;
    else {
      const known = [
        ...WISHES,
        ...MEATS.map((each) => `meat:${each}`),
        ...ALLERGENS,
        `peanut${DEADLY}`,
        NOT_SPICY,
        NO_FIVE_PUNGENT,
      ];
      throw new CommandError(
        EXIT.usage,
        `"${word}" is no wish or allergen; known: ${known.join(', ')}`,
      );
    }
  }
  if (meats.size > 0) wishes.push({ kind: 'meats', meats: [...meats] });
  if (wishes.length > 1) throw new CommandError(EXIT.usage, 'a profile has one wish');
  return {
    preference: wishes[0] ?? { kind: 'any' },
    avoided: { allergies: [...allergies], severe: [...severe], notSpicy, noFivePungent },
  };
}
