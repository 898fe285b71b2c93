import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import type { Allergen } from '@kioot/engine/needs';
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
const setProfileAtom = atom(null, (_get, set, toProfile: (current: DietProfile) => DietProfile) => {
  if (set(storedProfileAtom, toProfile)) removeStored('localStorage', LEGACY_CARD_KEY);
  set(invalidateSearchAtom);
});

/**
 * Clears the id of a search made for another profile: its stored lists are not found and the search
 * runs again.
 */
const invalidateSearchAtom = atom(null, (get, set) => {
  const search = get(searchAtom);
  const profile = toSearchProfile(get(profileAtom) ?? readProfile());
  const isOther = JSON.stringify(search?.profile) !== JSON.stringify(profile);
  if (search && isOther) set(updateSessionAtom, { search: { ...search, id: '' } });
});

/** Changes the profile and stores it. */
export const changeProfileAtom = atom(null, (_get, set, change: Partial<DietProfile>) => {
  set(setProfileAtom, (current) => {
    const { severe, ...changed } = { ...current, ...change };
    const isSelected = (code: Allergen) => changed.allergies.includes(code);
    return { ...changed, severe: severe.filter(isSelected) };
  });
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
