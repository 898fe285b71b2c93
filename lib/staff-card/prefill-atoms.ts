import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import { readProfile } from '../client-store/diet-profile';
import { profileAtom, setPreferenceAtom } from '../client-store/diet-profile-atoms';
import { readStored } from '../browser-storage';
import { SHARED_LIST_KEY } from '../client-store/shared-list-key';
import { cardOriginAtom, isFromLastResultsAtom, type CardOrigin } from './card-atoms';

/** Sets the preference of a list or place, unless the visitor has one or opened a friend's list. */
const prefillPreferenceAtom = atom(null, (get, set, need: Preference | null) => {
  const { wish } = get(profileAtom) ?? readProfile();
  if (!wish && need && readStored('sessionStorage', SHARED_LIST_KEY) === null)
    set(setPreferenceAtom, need);
});

/** Prepares the card for the list of the last search. */
export const prefillCardAtom = atom(null, (_get, set, { need }: { need: Preference }) => {
  set(prefillPreferenceAtom, need);
  set(isFromLastResultsAtom, true);
});

/** Prepares the card for a page and its dishes. */
export const prefillCardFromPageAtom = atom(
  null,
  (_get, set, { need, ...origin }: CardOrigin & { need: Preference | null }) => {
    set(prefillPreferenceAtom, need);
    set(cardOriginAtom, origin);
  },
);
