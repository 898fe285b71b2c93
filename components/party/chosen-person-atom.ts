import { atom } from 'jotai';

/** Index of the person whose diet `PartySheet` shows; 0 is the visitor. */
export const chosenPersonAtom = atom(0);
