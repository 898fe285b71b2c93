import { toPreferenceSentence } from '@kioot/engine/needs';
import { ENGINE_KEY } from '../public-env';
import type { Avoided, Preference } from '@kioot/engine';
import { OTHER_SEVERE, SEVERE } from './checked-for-parts';

/**
 * Names whom a verdict is for: the engine of this very build (`next.config.mjs`), the wish, and what must be avoided. A verdict
 * with another name is none for this visitor. Undefined for who eats anything: there is nothing to check.
 */
export function toCheckedFor(need: Preference, avoided?: Avoided): string | undefined {
  const { allergies = [], severe = [], otherSevere, notSpicy = false } = avoided ?? {};
  const codes: string[] = allergies.map((code) =>
    severe.includes(code) ? `${code}${SEVERE}` : code,
  );
  if (otherSevere) codes.push(OTHER_SEVERE);
  if (avoided?.noFivePungent) codes.push('pungent');
  if (need.kind === 'any' && codes.length === 0 && !notSpicy) return undefined;
  return [ENGINE_KEY, toPreferenceSentence(need), codes.sort().join(), notSpicy].join('|');
}
