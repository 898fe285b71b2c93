import type { Area } from '../areas';
import type { Restaurant } from '../search/contract';
import { getOriginArea, type Search } from '../session/session';
import { readStored, removeStored, writeStored } from '../storage';

/** Outlives the session, so the key says in which form. */
export const LAST_RESULTS_KEY = 'kioot.last-results.v1';
export const LAST_RESULTS_PATH = '/last-results';
/** A hundred cards are some 300 kB; whoever looked at more of them searches again. */
export const MAX_LAST_RESULTS = 100;

/** The list a visitor looked at last, with all that its cards need to be shown without a connection. */
export interface LastResults extends Pick<Search, 'radius' | 'need' | 'profile'> {
  /** The search that found it. */
  searchId: string;
  /** Where it searched from; null for where the visitor was, which is not kept beyond the tab. */
  area: Area | null;
  /** How many restaurants the search found in all. */
  total: number;
  /** Those that were shown, from the top; at least one. */
  restaurants: readonly Restaurant[];
  /** When they were found (epoch ms). */
  foundAt: number;
}

/**
 * Keeps a list in the place of the one before. One without a restaurant is nothing to come back to and is not kept;
 * where there is no room, none is, since an older one would be taken for it.
 */
export function writeLastResults({
  search: { origin, radius, need, profile },
  ...list
}: Omit<LastResults, 'area' | 'radius' | 'need' | 'profile'> & { search: Search }): void {
  const area = getOriginArea(origin);
  if (list.restaurants.length > 0) write({ ...list, area, radius, need, profile });
}

/** Keeps what is shown of a search by now, if its list is the one that is kept. */
export function updateLastResults(searchId: string, restaurants: readonly Restaurant[]): void {
  const stored = readStored('localStorage', LAST_RESULTS_KEY);
  if (typeof stored !== 'object' || stored === null) return;
  if ('searchId' in stored && stored.searchId === searchId) write({ ...stored, restaurants });
}

function write(fields: { restaurants: readonly Restaurant[]; [field: string]: unknown }): void {
  const restaurants = fields.restaurants.slice(0, MAX_LAST_RESULTS);
  const isWritten = writeStored('localStorage', LAST_RESULTS_KEY, { ...fields, restaurants });
  if (!isWritten) removeStored('localStorage', LAST_RESULTS_KEY);
}
