import { atom } from 'jotai';
import { LAST_RESULTS_PATH } from '../kept/last-results';
import type { Ingredient } from '../kept/profile';
import { searchAtom } from '../session/atoms';
import { STEPS } from '../session/steps';

/** Set by what opens the card: `fill-atoms.ts`, which the card itself does not need. */
export const isFromLastResultsAtom = atom(false);

/** Where the card was opened: the results, the list of the last search, else the menu and so home. */
export const cardBackPathAtom = atom((get) => {
  if (get(searchAtom)) return STEPS.results.path;
  return get(isFromLastResultsAtom) ? LAST_RESULTS_PATH : '/';
});

/** Where the card was opened, and what is to be asked about there. */
export interface CardPlace {
  contentId: string;
  dishes: readonly Ingredient[];
}

/** The place whose page opened the card last. */
export const cardPlaceAtom = atom<CardPlace | null>(null);
