import * as v from 'valibot';
import { restaurantSchema } from '../search/contract';
import { areaSchema, needSchema, radiusSchema, searchProfileSchema } from '../session/session';
import { finiteNumberSchema, integerBetween, parseOrNull, validItems } from '../validation';
import { readStored } from '../storage';
import { LAST_RESULTS_KEY, MAX_LAST_RESULTS, type LastResults } from './last-results';

/** Milliseconds that are a point in time: dates end in the year 275760, and writing a later one throws. */
const instantSchema = v.pipe(
  finiteNumberSchema,
  v.check((ms) => !Number.isNaN(new Date(ms).getTime())),
);

const lastResultsSchema = v.pipe(
  v.object({
    searchId: v.string(),
    area: v.nullable(areaSchema),
    radius: radiusSchema,
    need: needSchema,
    profile: v.optional(searchProfileSchema),
    total: integerBetween(Number.MIN_SAFE_INTEGER),
    restaurants: v.pipe(validItems(restaurantSchema, MAX_LAST_RESULTS), v.minLength(1)),
    foundAt: instantSchema,
  }),
  v.transform((last): LastResults => ({
    ...last,
    total: Math.max(last.total, last.restaurants.length),
  })),
);

/**
 * The list in storage; a row that cannot be read is left out. Null when there is none or it cannot be read, as those of
 * older pages, which do not say where they searched from.
 */
export function readLastResults(): LastResults | null {
  return parseOrNull(lastResultsSchema, readStored('localStorage', LAST_RESULTS_KEY));
}
