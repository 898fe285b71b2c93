import type { DietaryRestrictions } from '@kioot/engine/needs';
import type { Allergen } from '@kioot/engine/needs';
import type { Translator } from '../i18n/translator';
import { capitalize } from './format-code';
import { joinWithDots } from './join-with-dots';

/**
 * "Allergies: peanuts (severe), milk · not spicy · no garlic, onion, leek or chives"; '' without
 * restrictions.
 */
export function formatSearchProfile(
  t: Translator<'words'>,
  profile: DietaryRestrictions | undefined,
): string {
  if (!profile) return '';
  const { allergies, severe = [], otherSevere, notSpicy, noFivePungent } = profile;
  const toName = (code: Allergen) => {
    const allergen = t(`allergen.${code}`);
    return severe.includes(code) ? t('severe', { allergen }) : allergen;
  };
  const words = [
    ...(allergies.length > 0
      ? [t('allergies', { what: allergies.map(toName).join(t('comma')) })]
      : []),
    ...(otherSevere ? [t('otherSevere')] : []),
    ...(notSpicy ? [t('notSpicy')] : []),
    ...(noFivePungent ? [t('noFivePungent')] : []),
  ];
  return capitalize(joinWithDots(words));
}

/** True when a mistake may be fatal; screens then advise to always ask. */
export const isSevereSearchProfile = (profile: DietaryRestrictions | undefined): boolean =>
  profile !== undefined && ((profile.severe?.length ?? 0) > 0 || profile.otherSevere === true);
