import { atom } from 'jotai';
import { LAST_RESULTS_PATH } from '../kept/last-results';
import type { Ingredient } from '../kept/profile';
import { searchAtom } from '../session/atoms';
import { STEPS } from '../session/steps';

/** Set by what opens the card: `fill-atoms.ts`, which the card itself does not need. */
export const isFromLastResultsAtom = atom(false);

/** The page that opened the card, and what is to be asked about there. */
export interface CardOrigin {
  path: string;
  /** A few dishes, of which one may do. */
  dishes?: readonly Ingredient[];
}

/** The page of a place or of a menu that opened the card, until the card is left. */
export const cardOriginAtom = atom<CardOrigin | null>(null);
cardOriginAtom.onMount = (set) => () => set(null);

/** The list behind the card or a place: the results, the list of the last search, else the menu and so home. */
export const listPathAtom = atom((get) => {
  if (get(searchAtom)) return STEPS.results.path;
  return get(isFromLastResultsAtom) ? LAST_RESULTS_PATH : '/';
});

/** Where the card was opened. For the card alone: who watches this forgets the page when it goes. */
export const cardBackPathAtom = atom((get) => get(cardOriginAtom)?.path ?? get(listPathAtom));
