import * as v from 'valibot';
import { finiteNumberSchema, parseOrNull, validItems } from '../validation';
import { restaurantSchema, type Restaurant } from '../search/contract';
import type { UserPref } from '../session/preferences';
import { userPrefSchema } from '../session/session';
import { readStored, writeStored } from '../storage';

/** Kept until the visitor removes it, so the key says in which form. */
export const SAVED_KEY = 'kioot.saved.v1';
/** A hundred cards are some 300 kB, well within what a phone keeps for a site. */
export const MAX_SAVED = 100;

/** A restaurant to come back to, with all that its card needs to be shown without a connection. */
export interface SavedPlace {
  restaurant: Restaurant;
  /** What it was listed for: its fit and its warnings belong to that. */
  userPref: UserPref;
  /** When it was saved (epoch ms). */
  savedAt: number;
}

const placesSchema = validItems(
  v.object({ restaurant: restaurantSchema, userPref: userPrefSchema, savedAt: finiteNumberSchema }),
);

/** The saved places in storage, newest first; what cannot be read is left out. */
export function readSaved(): SavedPlace[] {
  const places = parseOrNull(placesSchema, readStored('localStorage', SAVED_KEY)) ?? [];
  return places.slice(0, MAX_SAVED);
}

/** Keeps the list on the phone; false when storage is blocked or full. */
export function writeSaved(places: readonly SavedPlace[]): boolean {
  return writeStored('localStorage', SAVED_KEY, places);
}

/** True when the restaurant is on the list. */
export function isSaved(places: readonly SavedPlace[], contentId: string): boolean {
  return places.some(({ restaurant }) => restaurant.contentId === contentId);
}

/** The list with a place on top of it, each restaurant once. */
export function addPlace(places: readonly SavedPlace[], place: SavedPlace): SavedPlace[] {
  return [place, ...removePlace(places, place.restaurant.contentId)];
}

/** The list without a restaurant. */
export function removePlace(places: readonly SavedPlace[], contentId: string): SavedPlace[] {
  return places.filter(({ restaurant }) => restaurant.contentId !== contentId);
}
