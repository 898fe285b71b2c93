import type { Area } from '../areas';
import type { Restaurant } from '../search/contract/rec-contract';
import { getOriginArea, type Search } from '../session/session';
import { readStored, removeStored, writeStored } from '../browser-storage';

/** Versioned: the value outlives the session and the build that wrote it. */
export const LAST_RESULTS_KEY = 'kioot.last-results.v1';
export const LAST_RESULTS_PATH = '/last-results';
/** About 300 kB. */
export const MAX_LAST_RESULTS = 100;

/** Last result list with everything its cards need offline. */
export interface LastResults extends Pick<Search, 'radius' | 'need' | 'profile' | 'others'> {
  searchId: string;
  /** Null for a search from the visitor's position, which is not stored beyond the tab. */
  area: Area | null;
  /** Restaurants the search found, including those not stored. */
  total: number;
  /** Those shown, top of the list first; at least one. */
  restaurants: readonly Restaurant[];
  /** Epoch milliseconds. */
  foundAt: number;
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
export function updateLastResults(searchId: string, restaurants: readonly Restaurant[]): void {
  const stored = readStored('localStorage', LAST_RESULTS_KEY);
  if (typeof stored !== 'object' || stored === null) return;
  if ('searchId' in stored && stored.searchId === searchId) writeList({ ...stored, restaurants });
}

function writeList(fields: { restaurants: readonly Restaurant[]; [field: string]: unknown }): void {
  const restaurants = fields.restaurants.slice(0, MAX_LAST_RESULTS);
  const isWritten = writeStored('localStorage', LAST_RESULTS_KEY, { ...fields, restaurants });
  if (!isWritten) removeStored('localStorage', LAST_RESULTS_KEY);
}
