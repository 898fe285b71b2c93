import { toPreferenceSentence } from '../engine/needs/sentence';
import type { Avoided, Preference } from '../engine';

/**
 * Names whom a verdict is for: the engine of this very build (`next.config.mjs`), the wish, and what must be avoided. A verdict with another name
 * is none for this visitor.
 */
export function toCheckedFor(need: Preference, avoided: Avoided | undefined): string {
  const { allergies = [], notSpicy = false } = avoided ?? {};
  return [process.env.ENGINE_KEY, toPreferenceSentence(need), [...allergies].sort().join(), notSpicy].join('|');
}
