import { ALLERGENS } from '../engine/needs/allergens';
import { parsePreference, type Avoided, type Preference } from '../engine';

/** The preference sentence within the text of `toCheckedFor`; empty without one. */
export function getCheckedForSentence(text: string): string {
  return text.split('|', 2)[1] ?? '';
}

/** Whom a verdict was for, whichever engine gave it; null for text that `toCheckedFor` did not write. */
export function parseCheckedFor(text: string): { need: Preference; profile: Avoided } | null {
  const [, sentence = '', codes = '', notSpicy] = text.split('|');
  const need = parsePreference(sentence);
  const given = codes === '' ? [] : codes.split(',');
  const allergies = ALLERGENS.filter((code) => given.includes(code));
  const noFivePungent = given.includes('pungent');
  if (!need || allergies.length + Number(noFivePungent) < given.length) return null;
  return { need, profile: { allergies, notSpicy: notSpicy === 'true', noFivePungent } };
}
