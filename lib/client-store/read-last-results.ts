import * as v from 'valibot';
import { restaurantSchema } from '../search/contract/rec-contract';
import { tableFields } from '../needs/need-schema';
import { areaSchema, radiusSchema } from '../session/session';
import { finiteNumberSchema, integerBetween, parseOrNull, validItems } from '../validation';
import { readStored } from '../browser-storage';
import { LAST_RESULTS_KEY, MAX_LAST_RESULTS, type LastResults } from './last-results';

/** Epoch milliseconds within the range of `Date` (year 275760); beyond it formatting throws. */
const instantSchema = v.pipe(
  finiteNumberSchema,
  v.check((ms) => !Number.isNaN(new Date(ms).getTime())),
);

const lastResultsSchema = v.pipe(
  v.object({
    searchId: v.string(),
    area: v.nullable(areaSchema),
    radius: radiusSchema,
    ...tableFields,
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
 * Stored list without its unreadable rows. Null without a readable list, including older versions
 * that lack the origin of the search.
 */
export function readLastResults(): LastResults | null {
  return parseOrNull(lastResultsSchema, readStored('localStorage', LAST_RESULTS_KEY));
}
