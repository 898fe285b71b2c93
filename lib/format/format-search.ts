import { MEATS, type DietaryRestrictions, type Preference } from '@kioot/engine/needs';
import type { Translator } from '../i18n/translator';
import { isVeganPreference } from '../needs/need';
import { getOriginArea, type Search } from '../session/session';
import { formatArea, formatRadius } from './format-area';
import { formatCodeList, capitalize } from './format-code';
import { formatSearchProfile } from './format-search-profile';
import { joinWithDots } from './join-with-dots';

type Translate = Translator<'words'>;

/**
 * "Pork, beef", "Strict vegan", "Anything". In Taiwan diets with and without alliums have names of
 * their own.
 */
export function formatPreference(
  t: Translate,
  need: Preference,
  profile?: DietaryRestrictions,
): string {
  if (profile?.noFivePungent && isVeganPreference(need))
    return t(`dietNoFivePungent.${profile.vegetarianClass ?? need.kind}`);
  if (need.kind !== 'meats') return t(`diet.${need.kind}`);
  const meats = MEATS.filter((meat) => need.meats.includes(meat));
  return capitalize(formatCodeList(t, meats));
}

/** "Pork, beef · Myeongdong · 1 km · Allergies: peanuts"; of a party "You, Aisha · Myeongdong · 1 km". */
export function formatSearch(
  t: Translate,
  { need, origin, radius, profile }: Search,
  names: readonly string[] = [],
): string {
  const area = getOriginArea(origin);
  const where = [area ? formatArea(t, area) : t('aroundYou'), formatRadius(t, radius)];
  if (names.length > 1) return joinWithDots([names.join(t('comma')), ...where]);
  return joinWithDots(
    [formatPreference(t, need, profile), ...where, formatSearchProfile(t, profile)].filter(Boolean),
  );
}
