import { atom } from 'jotai';
import { toPreference } from '../needs/user-pref';
import { userPrefAtom } from '../session/session-atoms';
import { setPreferenceAtom } from './diet-profile-atoms';

/** Sets the preference from the wizard's choices; none chosen is null. */
export const setWizardPreferenceAtom = atom(null, (get, set) => {
  const userPref = get(userPrefAtom);
  set(setPreferenceAtom, userPref.meats.length > 0 ? toPreference(userPref) : null);
});
