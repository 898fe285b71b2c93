import { getArea, RADII_M } from '../areas';
import { readRestaurants } from '../search/answers';
import { LAST_RESULTS_KEY, MAX_LAST_RESULTS, type LastResults } from './last-results';
import { parseUserPref } from '../session/session';
import { readStored } from '../storage';

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
  if (!Number.isSafeInteger(total) || !isInstant(foundAt) || restaurants.length === 0) {
    return null;
  }
  return {
    ...{ searchId, location, radius, userPref, restaurants, foundAt },
    total: Math.max(Number(total), restaurants.length),
  };
}

/** Milliseconds that are a point in time: dates end in the year 275760, and writing a later one throws. */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}
