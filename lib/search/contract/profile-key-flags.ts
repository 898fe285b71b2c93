import type { Preference } from '@kioot/engine';
import { ENGINE_KEY } from '../../public-env';

/** True for a saved list that was classified by the engine of this page. */
export function isFromCurrentEngine(need: Preference, profileKey: string | undefined): boolean {
  return profileKey === undefined ? need.kind === 'any' : profileKey.startsWith(`${ENGINE_KEY}|`);
}

/**
 * Suffix of the code of a severe allergy, and the code of one that has none of its own. Older
 * servers, which know neither, cannot parse such a key and therefore leave its verdicts unchanged.
 */
export const SEVERE_SUFFIX = ':severe';
export const OTHER_SEVERE_CODE = `other${SEVERE_SUFFIX}`;

/** True for a verdict that considers a severe allergy. */
export function isForSevereAllergy(profileKey: string | undefined): boolean {
  return profileKey?.includes(SEVERE_SUFFIX) === true;
}

/** True for a verdict that excludes spicy dishes. */
export function isForNotSpicy(profileKey: string | undefined): boolean {
  return profileKey?.endsWith('|true') === true;
}

/** True for a key with allergies or other restrictions: personal data, not to be shared. */
export function hasProfileDetails(profileKey: string): boolean {
  return !profileKey.endsWith('||false');
}
