import { atom } from 'jotai';

/**
 * Counts of the dishes by Korean name, by page and menu. In memory: an order is still there after a
 * look at the page of a dish, and gone with the tab.
 */
export const orderCountsAtom = atom<
  Readonly<Record<string, Readonly<Record<string, number>> | undefined>>
>({});
