import type { Preference } from '@kioot/engine';
import { ENGINE_KEY } from '../public-env';

/** Whether a list of this wish that is kept was judged by the engine of this page. */
export function isOfThisEngine(need: Preference, checkedFor: string | undefined): boolean {
  return checkedFor === undefined ? need.kind === 'any' : checkedFor.startsWith(`${ENGINE_KEY}|`);
}

/** End of the code of a severe allergy, and what stands for one without a code: servers that know neither judge nothing anew. */
export const SEVERE = ':severe';
export const OTHER_SEVERE = `other${SEVERE}`;

/** True for a verdict for somebody who may die of a mistake. */
export function isForSevere(checkedFor: string | undefined): boolean {
  return checkedFor?.includes(SEVERE) === true;
}

/** Whether a verdict is for somebody who wants nothing hot. */
export function isNotSpicy(checkedFor: string | undefined): boolean {
  return checkedFor?.endsWith('|true') === true;
}

/** Whether the name of a verdict says what somebody must not have, which is nobody else's to know. */
export function tellsProfile(checkedFor: string): boolean {
  return !checkedFor.endsWith('||false');
}
