import { atom } from 'jotai';
import {
  MAX_SAVED_PLACES,
  SAVED_PLACES_KEY,
  addPlace,
  readSavedPlaces,
  redirectPlaces,
  removePlace,
  writeSavedPlaces,
  type SavedPlace,
} from './saved-places';

/** Null until storage is read, so that server and first client render agree. */
const storedSavedPlacesAtom = atom<readonly SavedPlace[] | null>(null);
storedSavedPlacesAtom.onMount = (set) => {
  set((places) => places ?? readSavedPlaces());
  const onStorage = ({ key }: StorageEvent) => {
    // Changed by another tab; a null key is a cleared storage.
    if (key === SAVED_PLACES_KEY || key === null) set(readSavedPlaces());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Saved places, newest first; null until storage is read. */
export const savedPlacesAtom = atom((get) => get(storedSavedPlacesAtom));

/** Outcome of saving: `unstored` is saved in this tab only, because storage has no room. */
export type SaveOutcome = 'saved' | 'full' | 'unstored';

export const savePlaceAtom = atom(null, (get, set, place: SavedPlace): SaveOutcome => {
  const places = addPlace(get(storedSavedPlacesAtom) ?? readSavedPlaces(), place);
  if (places.length > MAX_SAVED_PLACES) return 'full';
  set(storedSavedPlacesAtom, places);
  return writeSavedPlaces(places) ? 'saved' : 'unstored';
});

/** Replaces merged ids, so that no place is saved twice. */
export const redirectPlacesAtom = atom(
  null,
  (get, set, redirects: Readonly<Record<string, string>>) => {
    const before = get(storedSavedPlacesAtom) ?? readSavedPlaces();
    if (!before.some(({ restaurant }) => restaurant.contentId in redirects)) return;
    const places = redirectPlaces(before, redirects);
    set(storedSavedPlacesAtom, places);
    writeSavedPlaces(places);
  },
);

export const removePlaceAtom = atom(null, (get, set, contentId: string) => {
  const places = removePlace(get(storedSavedPlacesAtom) ?? readSavedPlaces(), contentId);
  set(storedSavedPlacesAtom, places);
  writeSavedPlaces(places);
});
