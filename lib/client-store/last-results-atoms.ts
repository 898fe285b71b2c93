import { atom } from 'jotai';
import type { LastResults } from './last-results';
import { readLastResults } from './read-last-results';

/** Undefined until storage is read, so that server and first client render agree. */
const storedLastResultsAtom = atom<LastResults | null | undefined>(undefined);
// Read again by every screen that shows it; a search in between may have replaced the list.
storedLastResultsAtom.onMount = (set) => set(readLastResults());

/** List of the last search; null without one, undefined until storage is read. */
export const lastResultsAtom = atom((get) => get(storedLastResultsAtom));
