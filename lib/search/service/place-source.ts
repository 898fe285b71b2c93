import 'server-only';
import { UNKNOWN_RISK } from '@kioot/engine/verdicts';
import { logEvent } from '../../observability/log';
import type { PlacesDatabase } from '../../places/places-database';
import { createPlaceIndex, type PlaceIndex } from '../../places/place-index';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { getRowsOfSnapshot, getSnapshotRows } from '../../places/snapshot-store';
import { oncePer } from '../../once';
import { getDiet, getPackedHours, getRisks } from '../classification/place-facts';
import { mapYielding } from '../../cooperative';
import { getTooLongField } from '../contract/requests';

/** Origin of search results: an index and rows that belong together. */
export interface PlaceSource extends Pick<
  PlacesDatabase,
  'getIndex' | 'getCachedRows' | 'ensureAvailable'
> {
  /**
   * Maximum number of filtered rows: unlimited for a snapshot; in a whole city thousands may match,
   * megabytes of JSON.
   */
  readonly maxFiltered: number;
  /** Computes the verdicts on these rows of the index, yielding to other requests. */
  prepare(index: PlaceIndex, rows: Iterable<number>): Promise<void>;
}

/** Source over a database of places. */
export const createDatabaseSource = (database: PlacesDatabase): PlaceSource => ({
  ...database,
  maxFiltered: 300,
  prepare: () => Promise.resolve(),
});

/** Index of rows with their verdicts, each from the build or computed on first use. */
function createBundledIndex(all: readonly Place[]): PlaceIndex {
  // Only rows that the calls accept back.
  const rows = all.filter((row) => getTooLongField(row) === undefined);
  if (rows.length < all.length)
    logEvent('warn', 'places.rows_skipped', { skipped: all.length - rows.length });
  const getRow = (at: number): Place => {
    const row = rows[at];
    if (!row) throw new RangeError(`${at} of ${rows.length} places`);
    return row;
  };
  return createPlaceIndex({
    contentIds: rows.map(({ contentId }) => contentId),
    points: Float64Array.from(rows.flatMap(({ mapx, mapy }) => [mapx ?? NaN, mapy ?? NaN])),
    listed: Uint8Array.from(rows, (row) => (isListed(row) ? 1 : 0)),
    verdicts: {
      length: rows.length,
      getDiet: (at) => getDiet(getRow(at)),
      hasHours: (at) => getPackedHours(getRow(at)) !== undefined,
      getRisk: (at, code) => getRisks(getRow(at))[code] ?? UNKNOWN_RISK,
    },
  });
}

/** Source over the bundled places, or those of a newer snapshot. */
export function createBundledSource(): PlaceSource {
  const toIndex = oncePer(createBundledIndex);
  return {
    maxFiltered: Infinity,
    getIndex: async () => toIndex(getSnapshotRows()),
    getCachedRows: getRowsOfSnapshot,
    ensureAvailable: () => Promise.resolve(),
    async prepare({ verdicts }, rows) {
      await mapYielding(Array.from(rows), (row) => {
        verdicts.getDiet(row);
        verdicts.hasHours(row);
      });
    },
  };
}
