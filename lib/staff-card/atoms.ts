import { atom } from 'jotai';
import { LAST_RESULTS_PATH } from '../kept/last-results';
import type { Ingredient } from '../kept/profile';
import { toPlacePath } from '../places/path';
import { searchAtom } from '../session/atoms';
import { STEPS } from '../session/steps';

/** Set by what opens the card: `fill-atoms.ts`, which the card itself does not need. */
export const isFromLastResultsAtom = atom(false);

/** Where the card was opened, and what is to be asked about there. */
export interface CardPlace {
  contentId: string;
  dishes: readonly Ingredient[];
}

/** The place whose page opened the card, until the card is left. */
export const cardPlaceAtom = atom<CardPlace | null>(null);
cardPlaceAtom.onMount = (set) => () => set(null);

/** The list behind the card or a place: the results, the list of the last search, else the menu and so home. */
export const listPathAtom = atom((get) => {
  if (get(searchAtom)) return STEPS.results.path;
  return get(isFromLastResultsAtom) ? LAST_RESULTS_PATH : '/';
});

/** Where the card was opened. For the card alone: who watches this forgets the place when it goes. */
export const cardBackPathAtom = atom((get) => {
  const place = get(cardPlaceAtom);
  return place ? toPlacePath(place.contentId) : get(listPathAtom);
});
