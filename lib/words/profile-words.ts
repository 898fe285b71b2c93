import type { Allergen } from '@kioot/engine/needs';
import type { WordsOf } from '../i18n/words';
import type { SearchProfile } from '../search/contract';
import { toSentence } from './code-words';

/** "No peanuts (severe), milk · not spicy · no garlic, onion, leek or chives"; '' for nothing. */
export function toProfileWords(t: WordsOf<'words'>, profile: SearchProfile | undefined): string {
  if (!profile) return '';
  const { allergies, severe = [], otherSevere, notSpicy, noFivePungent } = profile;
  const toName = (code: Allergen) => {
    const allergen = t(`allergen.${code}`);
    return severe.includes(code) ? t('severe', { allergen }) : allergen;
  };
  const words = [
    ...(allergies.length > 0 ? [t('no', { what: allergies.map(toName).join(t('comma')) })] : []),
    ...(otherSevere ? [t('otherSevere')] : []),
    ...(notSpicy ? [t('notSpicy')] : []),
    ...(noFivePungent ? [t('noFivePungent')] : []),
  ];
  return toSentence(words.join(' · '));
}

/** True where somebody may die of a mistake: then a screen says to ask always. */
export function isSevere({ severe = [], otherSevere }: SearchProfile): boolean {
  return severe.length > 0 || otherSevere === true;
}
