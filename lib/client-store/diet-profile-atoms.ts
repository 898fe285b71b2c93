import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import type { Allergen } from '@kioot/engine/needs';
import { searchAtom, updateSessionAtom } from '../session/session-atoms';
import {
  EMPTY_PROFILE,
  PROFILE_KEY,
  readProfile,
  removeProfile,
  toSearchProfile,
  writeProfile,
  type DietProfile,
} from './diet-profile';

/** Null until storage is read, so that server and first client render agree. */
const storedProfileAtom = atom<DietProfile | null>(null);
storedProfileAtom.onMount = (set) => {
  set((profile) => profile ?? readProfile());
  const onStorage = ({ key }: StorageEvent) => {
    // Changed or cleared by another tab; a null key is a cleared storage.
    if (key === PROFILE_KEY || key === null) set(readProfile());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Diet and allergies of the visitor; null until storage is read. */
export const profileAtom = atom((get) => get(storedProfileAtom));

/**
 * Clears the id of a search made for another profile: its stored lists are not found and the search
 * runs again.
 */
const invalidateSearchAtom = atom(null, (get, set, profile: DietProfile) => {
  const search = get(searchAtom);
  const isOther = JSON.stringify(search?.profile) !== JSON.stringify(toSearchProfile(profile));
  if (search && isOther) set(updateSessionAtom, { search: { ...search, id: '' } });
});

/** Changes the profile and stores it. */
export const changeProfileAtom = atom(null, (get, set, change: Partial<DietProfile>) => {
  const { severe, ...changed } = { ...(get(storedProfileAtom) ?? readProfile()), ...change };
  const isSelected = (code: Allergen) => changed.allergies.includes(code);
  const profile: DietProfile = { ...changed, severe: severe.filter(isSelected) };
  set(storedProfileAtom, profile);
  writeProfile(profile);
  set(invalidateSearchAtom, profile);
});

/** Removes the profile; the search of this session stays. */
export const clearProfileAtom = atom(null, (_get, set) => {
  set(storedProfileAtom, EMPTY_PROFILE);
  removeProfile();
  set(invalidateSearchAtom, EMPTY_PROFILE);
});

/**
 * Sets the preference from the wizard or a search. A different preference resets `isWishStrict`.
 */
export const setPreferenceAtom = atom(null, (get, set, wish: Preference | null) => {
  const previous = get(storedProfileAtom) ?? readProfile();
  const isSame = JSON.stringify(previous.wish) === JSON.stringify(wish);
  set(changeProfileAtom, { wish, isWishStrict: isSame && previous.isWishStrict });
});

/** True once people who eat with the visitor are known to this tab. */
export const hasPartyAtom = atom(false);
