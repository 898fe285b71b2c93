import 'server-only';
import type { PlaceBlock } from '@kioot/engine';
import { UNKNOWN_RISK } from '@kioot/engine/verdicts';
import { logEvent } from '../../observability/log';
import type { PlacesDatabase } from '../../places/places-database';
import { createPlaceIndex, type PlaceIndex } from '../../places/place-index';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { getSnapshotRows } from '../../places/snapshot-store';
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

/** Data derived from one snapshot. */
interface BundledPlaces {
  index: PlaceIndex;
  byId: ReadonlyMap<string, Place>;
  rows: readonly Place[];
}

/** Rows with their verdicts, each from the build or computed on first use. */
interface RowBlock extends PlaceBlock {
  /** @throws {RangeError} for a position outside the rows */
  getRow(at: number): Place;
}

/** Creates a block of rows. */
export function createRowBlock(rows: readonly Place[]): RowBlock {
  const getRow = (at: number): Place => {
    const row = rows[at];
    if (!row) throw new RangeError(`${at} of ${rows.length} places`);
    return row;
  };
  return {
    ...{ length: rows.length, getRow },
    getDiet: (at) => getDiet(getRow(at)),
    hasHours: (at) => getPackedHours(getRow(at)) !== undefined,
    getRisk: (at, code) => getRisks(getRow(at))[code] ?? UNKNOWN_RISK,
  };
}

function createBundledPlaces(all: readonly Place[]): BundledPlaces {
  // Only rows that the calls accept back.
  const rows = all.filter((row) => getTooLongField(row) === undefined);
  if (rows.length < all.length)
    logEvent('warn', 'places.rows_skipped', { skipped: all.length - rows.length });
  const index = createPlaceIndex({
    contentIds: rows.map(({ contentId }) => contentId),
    points: Float64Array.from(rows.flatMap(({ mapx, mapy }) => [mapx ?? NaN, mapy ?? NaN])),
    listed: Uint8Array.from(rows, (row) => (isListed(row) ? 1 : 0)),
    verdicts: createRowBlock(rows),
  });
  return { rows, index, byId: new Map(rows.map((row) => [row.contentId, row])) };
}

/** Computes the verdicts on rows of a block, yielding to other requests. */
export async function prepareBlock(block: PlaceBlock, rows: Iterable<number>): Promise<void> {
  await mapYielding(Array.from(rows), (row) => {
    block.getDiet(row);
    block.hasHours(row);
  });
}

/** Source over the bundled places, or those of a newer snapshot. */
export function createBundledSource(): PlaceSource {
  let current: { of: readonly Place[]; bundled: BundledPlaces } | undefined;

  function getBundled(): BundledPlaces {
    const all = getSnapshotRows();
    if (current?.of !== all) current = { of: all, bundled: createBundledPlaces(all) };
    return current.bundled;
  }

  return {
    maxFiltered: Infinity,
    getIndex: async () => getBundled().index,
    async getCachedRows(contentIds) {
      const { byId } = getBundled();
      return contentIds.flatMap((contentId) => byId.get(contentId) ?? []);
    },
    ensureAvailable: () => Promise.resolve(),
    prepare: ({ verdicts }, rows) => prepareBlock(verdicts, rows),
  };
}
