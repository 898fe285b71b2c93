import { ALLERGENS, parsePreference, type PersonNeeds } from '@kioot/engine/needs';
import { VEGETARIAN_CLASS_CODES } from './need';
import { OTHER_SEVERE_CODE, SEVERE_SUFFIX } from './profile-key';

/** Preference sentence of a profile key; empty without one. */
export const getProfileKeySentence = (text: string): string => text.split('|', 2)[1] ?? '';

/** Needs of a profile key, of any engine; null for text that `toProfileKey` did not produce. */
export function parseProfileKey(text: string): Required<PersonNeeds> | null {
  const [, sentence = '', codes = '', notSpicy] = text.split('|');
  const need = parsePreference(sentence);
  const codeList = codes === '' ? [] : codes.split(',');
  const severe = ALLERGENS.filter((code) => codeList.includes(`${code}${SEVERE_SUFFIX}`));
  const allergies = ALLERGENS.filter((code) => severe.includes(code) || codeList.includes(code));
  const otherSevere = codeList.includes(OTHER_SEVERE_CODE);
  const noFivePungent = codeList.includes('pungent');
  const vegetarianClass = VEGETARIAN_CLASS_CODES.find((code) => codeList.includes(code));
  const flags = [otherSevere, noFivePungent, vegetarianClass !== undefined];
  const knownCount = allergies.length + flags.filter(Boolean).length;
  if (!need || knownCount < codeList.length) return null;
  return {
    need,
    profile: {
      allergies,
      ...(severe.length > 0 ? { severe } : {}),
      ...(otherSevere ? { otherSevere } : {}),
      notSpicy: notSpicy === 'true',
      noFivePungent,
      ...(vegetarianClass ? { vegetarianClass } : {}),
    },
  };
}
