import { restaurantSchema } from '../search/contract';
import { areaSchema, needSchema, radiusSchema, searchProfileSchema } from '../session/session';
import {
  check,
  map,
  nullable,
  number,
  object,
  optional,
  parseOrNull,
  readable,
  sized,
  text,
  wholeFrom,
} from '../schema';
import { readStored } from '../storage';
import { LAST_RESULTS_KEY, MAX_LAST_RESULTS, type LastResults } from './last-results';

/** Milliseconds that are a point in time: dates end in the year 275760, and writing a later one throws. */
const instantSchema = check(number, (ms) => !Number.isNaN(new Date(ms).getTime()));

const lastResultsSchema = map(
  object({
    searchId: text,
    area: nullable(areaSchema),
    radius: radiusSchema,
    need: needSchema,
    profile: optional(searchProfileSchema),
    total: wholeFrom(Number.MIN_SAFE_INTEGER),
    restaurants: sized(readable(restaurantSchema, MAX_LAST_RESULTS), 1),
    foundAt: instantSchema,
  }),
  (last): LastResults => ({ ...last, total: Math.max(last.total, last.restaurants.length) }),
);

/**
 * The list in storage; a row that cannot be read is left out. Null when there is none or it cannot be read, as those of
 * older pages, which do not say where they searched from.
 */
export function readLastResults(): LastResults | null {
  return parseOrNull(lastResultsSchema, readStored('localStorage', LAST_RESULTS_KEY));
}
