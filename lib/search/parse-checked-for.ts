import { ALLERGENS } from '@kioot/engine/needs';
import { parsePreference, type Avoided, type Preference } from '@kioot/engine';
import { OTHER_SEVERE, SEVERE } from './checked-for-parts';

/** The preference sentence within the text of `toCheckedFor`; empty without one. */
export function getCheckedForSentence(text: string): string {
  return text.split('|', 2)[1] ?? '';
}

/** Whom a verdict was for, whichever engine gave it; null for text that `toCheckedFor` did not write. */
export function parseCheckedFor(text: string): { need: Preference; profile: Avoided } | null {
  const [, sentence = '', codes = '', notSpicy] = text.split('|');
  const need = parsePreference(sentence);
  const given = codes === '' ? [] : codes.split(',');
  const severe = ALLERGENS.filter((code) => given.includes(`${code}${SEVERE}`));
  const allergies = ALLERGENS.filter((code) => severe.includes(code) || given.includes(code));
  const otherSevere = given.includes(OTHER_SEVERE);
  const noFivePungent = given.includes('pungent');
  const known = allergies.length + Number(otherSevere) + Number(noFivePungent);
  if (!need || known < given.length) return null;
  return {
    need,
    profile: {
      allergies,
      ...(severe.length > 0 ? { severe } : {}),
      ...(otherSevere ? { otherSevere } : {}),
      notSpicy: notSpicy === 'true',
      noFivePungent,
    },
  };
}
