import * as v from 'valibot';
import { parseOrNull } from '@kioot/base/validation';
import { placeCardListSchema, type PlaceCard } from '../search/contract/rec-contract';
import { STORAGE_KEYS, getOriginArea, type Search } from '../session/session';
import { MAX_LAST_RESULTS, type LastResults } from '../store/last-results';
import { readStored, removeStored, writeStored } from '../browser-storage';

/** Stores the shown restaurants for a reload of this tab. */
export function writeResults(searchId: string, restaurants: readonly PlaceCard[]): void {
  writeTabList(STORAGE_KEYS.results, searchId, restaurants);
}

/** Shown restaurants of this search; null when missing, unreadable or of another search. */
export function readResults(searchId: string): PlaceCard[] | null {
  return readTabList(STORAGE_KEYS.results, searchId);
}

/**
 * Stores the whole list in local storage and a copy for
 * this tab, because another tab's search overwrites the first.
 */
export function writeFilteredList(searchId: string, restaurants: readonly PlaceCard[]): void {
  writeTabList(STORAGE_KEYS.tabFilteredList, searchId, restaurants);
  if (writeStored('localStorage', STORAGE_KEYS.filteredList, restaurants)) {
    writeStored('localStorage', STORAGE_KEYS.filteredListOwner, searchId);
  } else {
    removeStored('localStorage', STORAGE_KEYS.filteredListOwner);
  }
}

/** Whole list of this search; null when missing or unreadable. */
export function readFilteredList(searchId: string): PlaceCard[] | null {
  if (readStored('localStorage', STORAGE_KEYS.filteredListOwner) === searchId) {
    return parseOrNull(placeCardListSchema, readStored('localStorage', STORAGE_KEYS.filteredList));
  }
  return readTabList(STORAGE_KEYS.tabFilteredList, searchId);
}

/** Stores a list for this tab, tagged with its search. */
function writeTabList(key: string, searchId: string, restaurants: readonly PlaceCard[]): void {
  if (!writeStored('sessionStorage', key, { searchId, restaurants })) {
    removeStored('sessionStorage', key);
  }
}

const tabListSchema = v.object({ searchId: v.string(), restaurants: placeCardListSchema });

function readTabList(key: string, searchId: string): PlaceCard[] | null {
  const stored = parseOrNull(tabListSchema, readStored('sessionStorage', key));
  return stored?.searchId === searchId ? stored.restaurants : null;
}

/**
 * Replaces the stored list. An empty list is not stored. Without room the older list is removed as
 * well, because it would be mistaken for this one.
 */
export function writeLastResults({
  search: { origin, radius, need, profile, others },
  ...list
}: Omit<LastResults, 'area' | 'radius' | 'need' | 'profile' | 'others'> & {
  search: Search;
}): void {
  const area = getOriginArea(origin);
  if (list.restaurants.length > 0) writeList({ ...list, area, radius, need, profile, others });
}

/** Stores what is shown by now, if the stored list belongs to this search. */
export function updateLastResults(searchId: string, restaurants: readonly PlaceCard[]): void {
  const stored = readStored('localStorage', STORAGE_KEYS.lastResults);
  if (typeof stored !== 'object' || stored === null) return;
  if ('searchId' in stored && stored.searchId === searchId) writeList({ ...stored, restaurants });
}

function writeList(fields: { restaurants: readonly PlaceCard[]; [field: string]: unknown }): void {
  const restaurants = fields.restaurants.slice(0, MAX_LAST_RESULTS);
  const isWritten = writeStored('localStorage', STORAGE_KEYS.lastResults, {
    ...fields,
    restaurants,
  });
  if (!isWritten) removeStored('localStorage', STORAGE_KEYS.lastResults);
}
