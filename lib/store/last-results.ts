import * as v from 'valibot';
import type { Area } from '../areas';
import { tableFields } from '../needs/need-schema';
import { placeCardSchema, type PlaceCard } from '../search/contract/rec-contract';
import { STORAGE_KEYS, areaSchema, radiusSchema, type Search } from '../session/session';
import { createStoredAtom } from '../stored-atom';
import {
  finiteNumberSchema,
  integerBetween,
  parseOrNull,
  validItems,
} from '@kioot/base/validation';

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
  restaurants: readonly PlaceCard[];
  /** Epoch milliseconds. */
  foundAt: number;
}

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
    restaurants: v.pipe(validItems(placeCardSchema, MAX_LAST_RESULTS), v.minLength(1)),
    foundAt: instantSchema,
  }),
  v.transform((last): LastResults => ({
    ...last,
    total: Math.max(last.total, last.restaurants.length),
  })),
);

/**
 * List of the last search without its unreadable rows, undefined until storage is read. Null
 * without a readable list, including older versions that lack the origin of the search.
 */
export const lastResultsAtom = createStoredAtom({
  area: 'localStorage',
  key: STORAGE_KEYS.lastResults,
  parse: (stored) => parseOrNull(lastResultsSchema, stored),
});
