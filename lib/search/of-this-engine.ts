import type { Preference } from '../engine';
import { publicEnv } from '../public-env';

/** Whether a list of this wish that is kept was judged by the engine of this page. */
export function isOfThisEngine(need: Preference, checkedFor: string | undefined): boolean {
  return checkedFor === undefined
    ? need.kind === 'any'
    : checkedFor.startsWith(`${publicEnv.engineKey}|`);
}
