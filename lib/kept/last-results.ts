import type { Area, RadiusM } from '../areas';
import type { Restaurant } from '../search/contract';
import type { UserPref } from '../session/preferences';
import { readStored, removeStored, writeStored } from '../storage';

/** Outlives the session, so the key says in which form. */
export const LAST_RESULTS_KEY = 'kioot.last-results.v1';
export const LAST_RESULTS_PATH = '/last-results';
/** A hundred cards are some 300 kB; whoever looked at more of them searches again. */
export const MAX_LAST_RESULTS = 100;

/** The list a visitor looked at last, with all that its cards need to be shown without a connection. */
export interface LastResults {
  /** The search that found it. */
  searchId: string;
  location: Area;
  radius: RadiusM;
  userPref: UserPref;
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
export function writeLastResults(last: LastResults): void {
  if (last.restaurants.length > 0) write({ ...last, location: last.location.id });
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
