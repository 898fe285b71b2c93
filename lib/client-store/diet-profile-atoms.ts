import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import type { TableNeeds } from '../needs/need';
import { searchAtom, updateSessionAtom } from '../session/session-atoms';
import { removeStored } from '../browser-storage';
import { createStoredAtom } from '../stored-atom';
import {
  EMPTY_PROFILE,
  LEGACY_CARD_KEY,
  PROFILE_KEY,
  parseProfile,
  readProfile,
  toSearchProfile,
  toStored,
  type DietProfile,
} from './diet-profile';

const storedProfileAtom = createStoredAtom({
  area: 'localStorage',
  key: PROFILE_KEY,
  parse: parseProfile,
  toStored: (profile) => (profile === EMPTY_PROFILE ? undefined : toStored(profile)),
});

/** Diet and allergies of the visitor; null until storage is read. */
export const profileAtom = atom((get) => get(storedProfileAtom) ?? null);

/** Replaces the profile, and removes the legacy card once that is stored. */
const setProfileAtom = atom(null, (get, set, toProfile: (current: DietProfile) => DietProfile) => {
  if (set(storedProfileAtom, toProfile)) removeStored('localStorage', LEGACY_CARD_KEY);
  set(invalidateSearchAtom, { profile: toSearchProfile(get(profileAtom) ?? readProfile()) });
});

/**
 * Clears the id of a search made for other needs: its stored lists are not found and the search runs
 * again.
 */
export const invalidateSearchAtom = atom(null, (get, set, needs: Partial<TableNeeds>) => {
  const search = get(searchAtom);
  if (search && JSON.stringify({ ...search, ...needs }) !== JSON.stringify(search))
    set(updateSessionAtom, { search: { ...search, id: '' } });
});

/** Changed profile, in which only its allergies are severe. */
export function withChange(profile: DietProfile, change: Partial<DietProfile> = {}): DietProfile {
  const changed = { ...profile, ...change };
  return { ...changed, severe: changed.severe.filter((code) => changed.allergies.includes(code)) };
}

/** Changes the profile and stores it. */
export const changeProfileAtom = atom(null, (_get, set, change: Partial<DietProfile>) => {
  set(setProfileAtom, (current) => withChange(current, change));
});

/** Removes the profile; the search of this session stays. */
export const clearProfileAtom = atom(null, (_get, set) => {
  set(setProfileAtom, () => EMPTY_PROFILE);
});

/**
 * Sets the preference from the wizard or a search. A different preference resets `isWishStrict`.
 */
export const setPreferenceAtom = atom(null, (get, set, wish: Preference | null) => {
  const previous = get(profileAtom) ?? readProfile();
  const isSame = JSON.stringify(previous.wish) === JSON.stringify(wish);
  set(changeProfileAtom, { wish, isWishStrict: isSame && previous.isWishStrict });
});

/** True once people who eat with the visitor are known to this tab. */
export const hasPartyAtom = atom(false);
