import { atom } from 'jotai';
import type { NamedIngredient } from '../client-store/diet-profile';
import { searchAtom } from '../session/session-atoms';
import { WIZARD_STEPS } from '../session/wizard-steps';
import type { Person } from './phrases';

/** Set by `prefill-atoms.ts`, which the card itself does not load. */
export const isFromLastResultsAtom = atom(false);

/** Person whom the card is about; the visitor again in a new tab. */
export const cardPersonAtom = atom<Person>('me');

/** Page that opened the card. */
export interface CardOrigin {
  path: string;
  /** Dishes to choose from in the question. */
  dishes?: readonly NamedIngredient[];
  /** True for a place whose meals are usually for two or more; missing for a menu. */
  isForTwo?: boolean;
}

/** Place or menu page that opened the card; reset when the card unmounts. */
export const cardOriginAtom = atom<CardOrigin | null>(null);
cardOriginAtom.onMount = (set) => () => set(null);

/** List behind the card or a place: the results, the last results, else the home page. */
export const listPathAtom = atom((get) => {
  if (get(searchAtom)) return WIZARD_STEPS.results.path;
  return get(isFromLastResultsAtom) ? '/last-results' : '/';
});

/** Back target of the card. For the card alone: unmounting its subscriber resets the origin. */
export const cardBackPathAtom = atom((get) => get(cardOriginAtom)?.path ?? get(listPathAtom));
