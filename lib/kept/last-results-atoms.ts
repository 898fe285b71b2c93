import { atom } from 'jotai';
import type { LastResults } from './last-results';
import { readLastResults } from './read-last-results';

/** Undefined until the browser's storage has been read, so that server and first client render agree. */
const storedLastResultsAtom = atom<LastResults | null | undefined>(undefined);
// Read anew by every screen that shows it: a search in between has put another list there.
storedLastResultsAtom.onMount = (set) => set(readLastResults());

/** The list of the last search, null when none is kept, undefined until that is known. */
export const lastResultsAtom = atom((get) => get(storedLastResultsAtom));
