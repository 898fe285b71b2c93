import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import type { Allergen } from '@kioot/engine/needs';
import { searchAtom, updateSessionAtom, userPrefAtom } from '../session/atoms';
import { toPreference } from '../session/preferences';
import {
  EMPTY_PROFILE,
  PROFILE_KEY,
  readProfile,
  removeProfile,
  toSearchProfile,
  writeProfile,
  type Profile,
} from './profile';

/** Null until the browser's storage has been read, so that server and first client render agree. */
const storedProfileAtom = atom<Profile | null>(null);
storedProfileAtom.onMount = (set) => {
  set((profile) => profile ?? readProfile());
  const onStorage = ({ key }: StorageEvent) => {
    // Another tab changed or cleared it; a null key is a cleared storage.
    if (key === PROFILE_KEY || key === null) set(readProfile());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** What the visitor eats and must not; null until it is known. */
export const profileAtom = atom((get) => get(storedProfileAtom));

/** A list that was made for another profile is none for this one: without its name nobody finds it, and it is searched anew. */
const outdateSearchAtom = atom(null, (get, set, profile: Profile) => {
  const search = get(searchAtom);
  const isOther = JSON.stringify(search?.profile) !== JSON.stringify(toSearchProfile(profile));
  if (search && isOther) set(updateSessionAtom, { search: { ...search, id: '' } });
});

/** Changes the profile and keeps it on the phone. */
export const changeProfileAtom = atom(null, (get, set, change: Partial<Profile>) => {
  const { severe, ...changed } = { ...(get(storedProfileAtom) ?? readProfile()), ...change };
  const isTicked = (code: Allergen) => changed.allergies.includes(code);
  const profile: Profile = { ...changed, severe: severe.filter(isTicked) };
  set(storedProfileAtom, profile);
  writeProfile(profile);
  set(outdateSearchAtom, profile);
});

/** Forgets everything the visitor said of what they eat, but for the search of this session. */
export const clearProfileAtom = atom(null, (_get, set) => {
  set(storedProfileAtom, EMPTY_PROFILE);
  removeProfile();
  set(outdateSearchAtom, EMPTY_PROFILE);
});

/** Takes what the wizard or a search was told for the wish; who wishes for something else has said nothing strict of it. */
export const tellWishAtom = atom(null, (get, set, wish: Preference | null) => {
  const before = get(storedProfileAtom) ?? readProfile();
  const isSame = JSON.stringify(before.wish) === JSON.stringify(wish);
  set(changeProfileAtom, { wish, isWishStrict: isSame && before.isWishStrict });
});

/** The same for what is tapped in the wizard: nothing tapped is not said yet. */
export const tellTapsAtom = atom(null, (get, set) => {
  const userPref = get(userPrefAtom);
  set(tellWishAtom, userPref.meats.length > 0 ? toPreference(userPref) : null);
});

/** What a search for this wish is told beside it. */
export const startSearchAtom = atom(null, (get, set, wish: Preference) => {
  set(tellWishAtom, wish);
  return toSearchProfile(get(storedProfileAtom) ?? readProfile());
});
