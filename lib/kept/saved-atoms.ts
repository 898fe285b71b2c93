import { atom } from 'jotai';
import {
  MAX_SAVED,
  SAVED_KEY,
  addPlace,
  readSaved,
  removePlace,
  writeSaved,
  type SavedPlace,
} from './saved';

/** Null until the browser's storage has been read, so that server and first client render agree. */
const storedSavedAtom = atom<readonly SavedPlace[] | null>(null);
storedSavedAtom.onMount = (set) => {
  set((places) => places ?? readSaved());
  const onStorage = ({ key }: StorageEvent) => {
    // Another tab saved or removed a place; a null key is a cleared storage.
    if (key === SAVED_KEY || key === null) set(readSaved());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** The saved places, newest first; null until they are known. */
export const savedAtom = atom((get) => get(storedSavedAtom));

/** What became of a place: `unstored` is kept on this screen only, because the phone has no room for it. */
export type SaveOutcome = 'saved' | 'full' | 'unstored';

/** Puts a place on the list. */
export const savePlaceAtom = atom(null, (get, set, place: SavedPlace): SaveOutcome => {
  const places = addPlace(get(storedSavedAtom) ?? readSaved(), place);
  if (places.length > MAX_SAVED) return 'full';
  set(storedSavedAtom, places);
  return writeSaved(places) ? 'saved' : 'unstored';
});

/** Takes a restaurant off the list. */
export const removePlaceAtom = atom(null, (get, set, contentId: string) => {
  const places = removePlace(get(storedSavedAtom) ?? readSaved(), contentId);
  set(storedSavedAtom, places);
  writeSaved(places);
});
