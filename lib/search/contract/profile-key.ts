import { MEATS, toPreferenceSentence } from '@kioot/engine/needs';
import { ENGINE_KEY } from '../../public-env';
import type { DietaryRestrictions, Preference } from '@kioot/engine';
import { OTHER_SEVERE_CODE, SEVERE_SUFFIX } from './profile-key-flags';

/**
 * Key of the visitor a verdict is for: engine of this build (`next.config.mjs`), preference, and
 * restrictions. A verdict with another key does not hold for this visitor. Undefined for a visitor
 * who eats anything: nothing is checked.
 *
 * @example
 * toProfileKey({ kind: 'strictVegan' }, { allergies: ['egg'] }) // '1f0c…|나는 비건이야|egg|false'
 */
export function toProfileKey(need: Preference, avoided?: DietaryRestrictions): string | undefined {
  const { allergies = [], severe = [], otherSevere, notSpicy = false } = avoided ?? {};
  const codes: string[] = allergies.map((code) =>
    severe.includes(code) ? `${code}${SEVERE_SUFFIX}` : code,
  );
  if (otherSevere) codes.push(OTHER_SEVERE_CODE);
  if (avoided?.noFivePungent) codes.push('pungent');
  if (avoided?.vegetarianClass) codes.push(avoided.vegetarianClass);
  if (need.kind === 'any' && codes.length === 0 && !notSpicy) return undefined;
  const sentence = toPreferenceSentence(withOrderedMeats(need));
  return [ENGINE_KEY, sentence, codes.sort().join(), notSpicy].join('|');
}

/** Equal for equal meats, in whatever order a visitor chose them. */
function withOrderedMeats(need: Preference): Preference {
  if (need.kind !== 'meats') return need;
  return { kind: 'meats', meats: MEATS.filter((meat) => need.meats.includes(meat)) };
}
