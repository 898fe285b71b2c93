import { toPreferenceSentence } from '../engine/needs/sentence';
import { publicEnv } from '../public-env';
import type { Avoided, Preference } from '../engine';

/**
 * Names whom a verdict is for: the engine of this very build (`next.config.mjs`), the wish, and what must be avoided. A verdict
 * with another name is none for this visitor. Undefined for who eats anything: there is nothing to check.
 */
export function toCheckedFor(need: Preference, avoided?: Avoided): string | undefined {
  const { allergies = [], notSpicy = false, noFivePungent = false } = avoided ?? {};
  const codes = noFivePungent ? [...allergies, 'pungent'] : [...allergies];
  if (need.kind === 'any' && codes.length === 0 && !notSpicy) return undefined;
  return [publicEnv.engineKey, toPreferenceSentence(need), codes.sort().join(), notSpicy].join('|');
}
