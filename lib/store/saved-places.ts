import { atom } from 'jotai';
import * as v from 'valibot';
import { finiteNumberSchema, parseOrNull, validItems } from '@kioot/base/validation';
import { placeCardSchema, type PlaceCard } from '../search/contract/rec-contract';
import type { UserPref } from '../needs/user-pref';
import { userPrefSchema } from '../session/session';
import { createStoredAtom } from '../stored-atom';

/** Versioned: the value outlives the session and the build that wrote it. */
export const SAVED_PLACES_KEY = 'kioot.saved.v1';
/** About 300 kB. */
export const MAX_SAVED_PLACES = 100;

/** Saved restaurant with everything its card needs offline. */
export interface SavedPlace {
  restaurant: PlaceCard;
  /** Preference it was listed for; fit and warnings of the row belong to it. */
  userPref: UserPref;
  /** Epoch milliseconds. */
  savedAt: number;
}

const placesSchema = validItems(
  v.object({ restaurant: placeCardSchema, userPref: userPrefSchema, savedAt: finiteNumberSchema }),
);

/** Saved places, newest first, without unreadable ones; undefined until storage is read. */
export const savedPlacesAtom = createStoredAtom<readonly SavedPlace[]>({
  area: 'localStorage',
  key: SAVED_PLACES_KEY,
  parse: (stored) => (parseOrNull(placesSchema, stored) ?? []).slice(0, MAX_SAVED_PLACES),
});

export const isPlaceSaved = (places: readonly SavedPlace[], contentId: string): boolean =>
  places.some(({ restaurant }) => restaurant.contentId === contentId);

const withoutPlace = (places: readonly SavedPlace[], contentId: string): SavedPlace[] =>
  places.filter(({ restaurant }) => restaurant.contentId !== contentId);

/** Outcome of saving: `unstored` is saved in this tab only, because storage has no room. */
export type SaveOutcome = 'saved' | 'full' | 'unstored';

/** Puts a place on top of the list, each restaurant once. */
export const savePlaceAtom = atom(null, (_get, set, place: SavedPlace): SaveOutcome => {
  let isFull = false;
  const isStored = set(savedPlacesAtom, (places) => {
    const others = withoutPlace(places, place.restaurant.contentId);
    isFull = others.length >= MAX_SAVED_PLACES;
    return isFull ? places : [place, ...others];
  });
  if (isFull) return 'full';
  return isStored ? 'saved' : 'unstored';
});

/** Replaces merged ids, so that each place is saved once: the newer of two. */
export const redirectPlacesAtom = atom(
  null,
  (_get, set, redirects: Readonly<Record<string, string>>) => {
    set(savedPlacesAtom, (places) => {
      if (!places.some(({ restaurant }) => restaurant.contentId in redirects)) return places;
      const byId = new Map<string, SavedPlace>();
      for (const { restaurant, ...place } of places) {
        const contentId = redirects[restaurant.contentId] ?? restaurant.contentId;
        if (!byId.has(contentId))
          byId.set(contentId, { ...place, restaurant: { ...restaurant, contentId } });
      }
      return [...byId.values()];
    });
  },
);

export const removePlaceAtom = atom(null, (_get, set, contentId: string) => {
  set(savedPlacesAtom, (places) => withoutPlace(places, contentId));
});
