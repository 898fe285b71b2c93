import * as v from 'valibot';
import { finiteNumberSchema, parseOrNull, validItems } from '../validation';
import { restaurantSchema, type Restaurant } from '../search/contract/rec-contract';
import type { UserPref } from '../needs/user-pref';
import { userPrefSchema } from '../session/session';
import { readStored, writeStored } from '../browser-storage';

/** Versioned: the value outlives the session and the build that wrote it. */
export const SAVED_PLACES_KEY = 'kioot.saved.v1';
/** About 300 kB. */
export const MAX_SAVED_PLACES = 100;

/** Saved restaurant with everything its card needs offline. */
export interface SavedPlace {
  restaurant: Restaurant;
  /** Preference it was listed for; fit and warnings of the row belong to it. */
  userPref: UserPref;
  /** Epoch milliseconds. */
  savedAt: number;
}

const placesSchema = validItems(
  v.object({ restaurant: restaurantSchema, userPref: userPrefSchema, savedAt: finiteNumberSchema }),
);

/** Stored places, newest first, without unreadable ones. */
export function readSavedPlaces(): SavedPlace[] {
  const places = parseOrNull(placesSchema, readStored('localStorage', SAVED_PLACES_KEY)) ?? [];
  return places.slice(0, MAX_SAVED_PLACES);
}

/** Stores the list; false when storage is blocked or full. */
export function writeSavedPlaces(places: readonly SavedPlace[]): boolean {
  return writeStored('localStorage', SAVED_PLACES_KEY, places);
}

export function isPlaceSaved(places: readonly SavedPlace[], contentId: string): boolean {
  return places.some(({ restaurant }) => restaurant.contentId === contentId);
}

/** List with a place on top, each restaurant once. */
export function addPlace(places: readonly SavedPlace[], place: SavedPlace): SavedPlace[] {
  return [place, ...removePlace(places, place.restaurant.contentId)];
}

/** List with the places of merged ids, each place once: the newer of two. */
export function redirectPlaces(
  places: readonly SavedPlace[],
  redirects: Readonly<Record<string, string>>,
): SavedPlace[] {
  const byId = new Map<string, SavedPlace>();
  for (const place of places) {
    const contentId = redirects[place.restaurant.contentId] ?? place.restaurant.contentId;
    if (byId.has(contentId)) continue;
    byId.set(contentId, { ...place, restaurant: { ...place.restaurant, contentId } });
  }
  return [...byId.values()];
}

/** List without a restaurant. */
export function removePlace(places: readonly SavedPlace[], contentId: string): SavedPlace[] {
  return places.filter(({ restaurant }) => restaurant.contentId !== contentId);
}
