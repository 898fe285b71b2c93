import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import { toPreference } from '../needs/user-pref';
import { userPrefAtom } from '../session/session-atoms';
import { readStored } from '../browser-storage';
import { readProfile, toSearchProfile } from './diet-profile';
import { hasPartyAtom, profileAtom, setPreferenceAtom } from './diet-profile-atoms';
import { readStoredParty } from './party-key';
import { SHARED_LIST_KEY } from './shared-list-key';

/** Needs of the people who eat with the visitor, for a search; loads them where there are any. */
export const loadSearchGuestsAtom = atom(null, async (get) => {
  if (!get(hasPartyAtom) && readStoredParty() === null) return undefined;
  const { searchGuestsAtom } = await import('./party-atoms');
  return get(searchGuestsAtom);
});

/** Sets the preference from the wizard's choices; none chosen is null. */
export const setWizardPreferenceAtom = atom(null, (get, set) => {
  const userPref = get(userPrefAtom);
  set(setPreferenceAtom, userPref.meats.length > 0 ? toPreference(userPref) : null);
});

/** True for the preference of the shared list that is open: it is the sender's, not this phone's. */
function isOfSharedList(need: Preference): boolean {
  const list: { needs?: { need?: unknown } } | null = Object(
    readStored('sessionStorage', SHARED_LIST_KEY),
  );
  return JSON.stringify(list?.needs?.need) === JSON.stringify(need);
}

/** Sets the preference, unless it is that of a shared list, and returns the needs of its search. */
export const prepareSearchAtom = atom(null, async (get, set, need: Preference) => {
  if (!isOfSharedList(need)) set(setPreferenceAtom, need);
  const profile = toSearchProfile(get(profileAtom) ?? readProfile());
  return { need, profile, others: await set(loadSearchGuestsAtom) };
});
