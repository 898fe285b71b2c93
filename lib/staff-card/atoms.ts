import { atom } from 'jotai';
import type { Preference } from '../engine';
import { LAST_RESULTS_PATH } from '../kept/last-results';
import { readProfile, type Ingredient } from '../kept/profile';
import { profileAtom, tellWishAtom } from '../kept/profile-atoms';
import { searchAtom } from '../session/atoms';
import { STEPS } from '../session/steps';

const isFromLastResultsAtom = atom(false);

/** Where the card was opened: the results, the list of the last search, else the menu and so home. */
export const cardBackPathAtom = atom((get) => {
  if (get(searchAtom)) return STEPS.results.path;
  return get(isFromLastResultsAtom) ? LAST_RESULTS_PATH : '/';
});

/** Fills the card from the list of the last search, where nothing else was said. */
export const fillCardAtom = atom(null, (get, set, { need }: { need: Preference }) => {
  const { wish } = get(profileAtom) ?? readProfile();
  if (!wish) set(tellWishAtom, need);
  set(isFromLastResultsAtom, true);
});

/** Where the card was opened, and what is to be asked about there. */
export interface CardPlace {
  contentId: string;
  dishes: readonly Ingredient[];
}

/** The place whose page opened the card last. */
export const cardPlaceAtom = atom<CardPlace | null>(null);

/** Fills the card at a place: with its dishes, and with the wish they were judged for where nothing else was said. */
export const fillCardAtPlaceAtom = atom(
  null,
  (get, set, { need, ...place }: CardPlace & { need: Preference | null }) => {
    const { wish } = get(profileAtom) ?? readProfile();
    if (!wish && need) set(tellWishAtom, need);
    set(cardPlaceAtom, place);
  },
);
