import 'server-only';
import type { PlaceBlock } from '@kioot/engine';
import { logEvent } from '../observability/log';
import type { PlacesDatabase } from '../places/database';
import { createPlaceIndex, type PlaceIndex } from '../places/place-index';
import type { RestaurantRow } from '../places/row';
import { isListed } from '../places/snapshot';
import { getRestaurants } from '../places/store';
import { getDiet, getHours } from './classify-cached';
import { mapYielding } from './cooperative';
import { getTooLongField } from './requests';

/** Places that searches are answered from, index and rows of one origin. */
export interface PlaceSource extends Pick<
  PlacesDatabase,
  'getIndex' | 'getHeldRows' | 'ensureAvailable'
> {
  /** Most rows that the filter hands on: all of a snapshot; of a city they would be as large as a film. */
  readonly maxFiltered: number;
  /** Makes the verdicts on these rows of the index ready, without keeping others waiting. */
  prepare(index: PlaceIndex, rows: Iterable<number>): Promise<void>;
}

/** The places of a database. */
export const createDatabaseSource = (database: PlacesDatabase): PlaceSource => ({
  ...database,
  maxFiltered: 300,
  prepare: () => Promise.resolve(),
});

/** What is derived from one snapshot; a newer one gets its own. */
interface Bundled {
  index: PlaceIndex;
  byId: ReadonlyMap<string, RestaurantRow>;
  rows: readonly RestaurantRow[];
}

/** Verdicts of rows, each read from the build or worked out when it is first asked for. */
function createVerdicts(rows: readonly RestaurantRow[]): PlaceBlock {
  const rowAt = (at: number): RestaurantRow => {
    const row = rows[at];
    if (!row) throw new RangeError(`${at} of ${rows.length} places`);
    return row;
  };
  return {
    length: rows.length,
    getDiet: (at) => getDiet(rowAt(at)),
    hasHours: (at) => getHours(rowAt(at)) !== undefined,
  };
}

function load(all: readonly RestaurantRow[]): Bundled {
  // What the calls would not take back is not handed out.
  const rows = all.filter((row) => getTooLongField(row) === undefined);
  if (rows.length < all.length)
    logEvent('warn', 'places.rows_skipped', { skipped: all.length - rows.length });
  const index = createPlaceIndex({
    contentIds: rows.map(({ contentId }) => contentId),
    points: Float64Array.from(rows.flatMap(({ mapx, mapy }) => [mapx ?? NaN, mapy ?? NaN])),
    listed: Uint8Array.from(rows, (row) => (isListed(row) ? 1 : 0)),
    verdicts: createVerdicts(rows),
  });
  return { rows, index, byId: new Map(rows.map((row) => [row.contentId, row])) };
}

/** The bundled places, or those of a newer snapshot. */
export function createBundledSource(): PlaceSource {
  let current: { of: readonly RestaurantRow[]; bundled: Bundled } | undefined;

  function getBundled(): Bundled {
    const all = getRestaurants();
    if (current?.of !== all) current = { of: all, bundled: load(all) };
    return current.bundled;
  }

  return {
    maxFiltered: Infinity,
    getIndex: async () => getBundled().index,
    async getHeldRows(contentIds) {
      const { byId } = getBundled();
      return contentIds.flatMap((contentId) => byId.get(contentId) ?? []);
    },
    ensureAvailable: () => Promise.resolve(),
    async prepare(index, wanted) {
      await mapYielding(Array.from(wanted), (row) => {
        index.verdicts.getDiet(row);
        index.verdicts.hasHours(row);
      });
    },
  };
}
