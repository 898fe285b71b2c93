import { atom } from 'jotai';
import { searchAtom } from '../session/session-atoms';

const searchIdAtom = atom((get) => get(searchAtom)?.id);
const refreshCountAtom = atom(0);

/**
 * Time (epoch ms) that the list is arranged for: when it was first shown since its search or a reload,
 * or since the atom was set. No card moves while it is read.
 */
export const arrangedAtMsAtom = atom(
  (get): number => {
    get(searchIdAtom);
    get(refreshCountAtom);
    return Date.now();
  },
  (_get, set) => set(refreshCountAtom, (count) => count + 1),
);
