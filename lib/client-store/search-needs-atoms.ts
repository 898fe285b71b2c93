import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import { toPreference } from '../needs/user-pref';
import { userPrefAtom } from '../session/session-atoms';
import { readProfile, toSearchProfile } from './diet-profile';
import { hasPartyAtom, profileAtom, setPreferenceAtom } from './diet-profile-atoms';
import { readStoredParty } from './party-key';

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

/** Sets the preference and returns the needs of its search. */
export const prepareSearchAtom = atom(null, async (get, set, need: Preference) => {
  set(setPreferenceAtom, need);
  const profile = toSearchProfile(get(profileAtom) ?? readProfile());
  return { need, profile, others: await set(loadSearchGuestsAtom) };
});
