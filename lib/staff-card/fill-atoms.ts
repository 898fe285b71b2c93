import { atom } from 'jotai';
import type { Preference } from '@kioot/engine';
import { readProfile } from '../kept/profile';
import { profileAtom, tellWishAtom } from '../kept/profile-atoms';
import { cardOriginAtom, isFromLastResultsAtom, type CardOrigin } from './atoms';

/** What a list or a place was judged for is the wish, where nothing else was said. */
export const fillWishAtom = atom(null, (get, set, need: Preference | null) => {
  const { wish } = get(profileAtom) ?? readProfile();
  if (!wish && need) set(tellWishAtom, need);
});

/** Fills the card from the list of the last search. */
export const fillCardAtom = atom(null, (_get, set, { need }: { need: Preference }) => {
  set(fillWishAtom, need);
  set(isFromLastResultsAtom, true);
});

/** Fills the card at a page, with the dishes that stand there. */
export const fillCardAtPageAtom = atom(
  null,
  (_get, set, { need, ...origin }: CardOrigin & { need: Preference | null }) => {
    set(fillWishAtom, need);
    set(cardOriginAtom, origin);
  },
);
