import { atom } from 'jotai';

/** True while the people at the table are edited: the list behind them waits with its new search. */
export const isEditingPartyAtom = atom(false);
