import * as v from 'valibot';
import { parseOrNull } from '../validation';
import { restaurantListSchema, type Restaurant } from '../search/contract';
import { STORAGE_KEYS } from '../session/session';
import { readStored, removeStored, writeStored } from '../storage';

/** Keeps what is shown for a reload of this tab. */
export function writeResults(searchId: string, restaurants: readonly Restaurant[]): void {
  writeOwn(STORAGE_KEYS.results, searchId, restaurants);
}

/** What was shown of this search, or null when it is gone, unreadable or another search's. */
export function readResults(searchId: string): Restaurant[] | null {
  return readOwn(STORAGE_KEYS.results, searchId);
}

/**
 * Keeps the whole filtered list in local storage for paging (specification section 3, restaurantInfo), and once more
 * for this tab, since another tab's search takes the place of the first.
 */
export function writeRestaurantInfo(searchId: string, restaurants: readonly Restaurant[]): void {
  writeOwn(STORAGE_KEYS.tabRestaurantInfo, searchId, restaurants);
  if (writeStored('localStorage', STORAGE_KEYS.restaurantInfo, restaurants)) {
    writeStored('localStorage', STORAGE_KEYS.restaurantInfoOwner, searchId);
  } else {
    removeStored('localStorage', STORAGE_KEYS.restaurantInfoOwner);
  }
}

/** The stored filtered list of this search, or null when it is gone or unreadable. */
export function readRestaurantInfo(searchId: string): Restaurant[] | null {
  if (readStored('localStorage', STORAGE_KEYS.restaurantInfoOwner) === searchId) {
    return parseOrNull(
      restaurantListSchema,
      readStored('localStorage', STORAGE_KEYS.restaurantInfo),
    );
  }
  return readOwn(STORAGE_KEYS.tabRestaurantInfo, searchId);
}

/** Keeps a list in this tab, marked as this search's. */
function writeOwn(key: string, searchId: string, restaurants: readonly Restaurant[]): void {
  if (!writeStored('sessionStorage', key, { searchId, restaurants })) {
    removeStored('sessionStorage', key);
  }
}

const ownSchema = v.object({ searchId: v.string(), restaurants: restaurantListSchema });

function readOwn(key: string, searchId: string): Restaurant[] | null {
  const stored = parseOrNull(ownSchema, readStored('sessionStorage', key));
  return stored?.searchId === searchId ? stored.restaurants : null;
}
