import { getArea, type Area } from '../areas';
import { readRestaurants } from '../recommendations/answers';
import type { Restaurant } from '../recommendations/contract';
import type { UserPref } from './preferences';
import { RADII_M, type RadiusM } from './radii';
import { parseUserPref } from './session';
import { readStored, removeStored, writeStored } from './storage';

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

/** The list in storage, or null when there is none or it cannot be read; a row that cannot be read is left out. */
export function readLastResults(): LastResults | null {
  const stored = readStored('localStorage', LAST_RESULTS_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const fields: Partial<Record<string, unknown>> = { ...stored };
  const { searchId, total, foundAt } = fields;
  const location = typeof fields.location === 'number' ? getArea(fields.location) : null;
  const radius = RADII_M.find((metres) => metres === fields.radius);
  const userPref = parseUserPref(fields.userPref);
  const rows: unknown[] = Array.isArray(fields.restaurants) ? fields.restaurants : [];
  const restaurants = rows
    .slice(0, MAX_LAST_RESULTS)
    .flatMap((row) => readRestaurants([row]) ?? []);
  if (typeof searchId !== 'string' || !location || !radius || !userPref) return null;
  if (!Number.isSafeInteger(total) || !Number.isFinite(foundAt) || restaurants.length === 0) {
    return null;
  }
  return {
    ...{ searchId, location, radius, userPref, restaurants, foundAt: Number(foundAt) },
    total: Math.max(Number(total), restaurants.length),
  };
}

/**
 * Keeps a list in the place of the one before. One without a restaurant is nothing to come back to and is not kept;
 * where there is no room, none is, since an older one would be taken for it.
 */
export function writeLastResults(last: LastResults): void {
  if (last.restaurants.length === 0) return;
  const isWritten = writeStored('localStorage', LAST_RESULTS_KEY, {
    ...last,
    location: last.location.id,
    restaurants: last.restaurants.slice(0, MAX_LAST_RESULTS),
  });
  if (!isWritten) removeStored('localStorage', LAST_RESULTS_KEY);
}

/** Keeps what is shown of a search by now, if its list is the one that is kept. */
export function updateLastResults(searchId: string, restaurants: readonly Restaurant[]): void {
  const last = readLastResults();
  if (last?.searchId === searchId) writeLastResults({ ...last, restaurants });
}
