import 'server-only';
import * as v from 'valibot';
import { PlacesDatabaseError, parseDatabaseResult } from './database-error';
import { loadIndex, readRevision } from './load-postgres-index';
import type { PlaceIndex } from './place-index';
import type { PlaceRepository } from './place-repository';
import {
  EARLIEST_TIME,
  createPlaceStatusCache,
  createReloadingIndex,
  createRowCache,
} from './places-memory';
import { openPlacesConnection, type ConnectionOptions } from './places-connection';
import { pricesSchema, servingSchema, statusesSchema } from './places-statements';
import type { Place } from '@kioot/places/place';
import { tableRowSchema } from '@kioot/places/table-row';

/**
 * Read-only access to the places of `supabase/migrations`. Every method throws a {@link
 * PlacesDatabaseError} on failure.
 */
export interface PlacesDatabase extends PlaceRepository {
  /** The index in memory; a request after a change of the places starts its reload (`places-memory.ts`). */
  getIndex(): Promise<PlaceIndex>;
  /**
   * Confirms that the database answers now, or that a list starting with this place can be served
   * without it, from cached rows.
   */
  ensureAvailable(contentId?: string): Promise<void>;
  /** Checks that there are places, and verdicts in a format that this server reads. */
  check(): Promise<void>;
  end(): Promise<void>;
}

export interface DatabaseOptions extends ConnectionOptions {
  /**
   * Engine whose verdicts are read once it has classified all places; until then those of the last
   * one that has, in the same format.
   */
  engineKey: string;
}

/** Maximum number of candidates that serve a dish; there may be thousands. */
const MAX_SERVING = 2_000;
/** Maximum number of candidates around a place; there may be thousands. */
const MAX_NEARBY = 40;

/** Opens the database lazily, on the first query. */
export function openPlacesDatabase({ engineKey, ...options }: DatabaseOptions): PlacesDatabase {
  const { query, end } = openPlacesConnection(options, () => index.expireConfirmation());

  const index = createReloadingIndex(
    () => loadIndex(query, engineKey),
    () => readRevision(query, engineKey),
  );

  async function getRows(contentIds: readonly string[]): Promise<Place[]> {
    const [rows] = await query('rows', [contentIds]);
    return sortByIds(contentIds, parseDatabaseResult(v.array(tableRowSchema), rows ?? []));
  }
  const rowCache = createRowCache(getRows, index.getRevision);

  const statusCache = createPlaceStatusCache(async (since) => {
    const [asOf, listed, gone, closings] = parseDatabaseResult(
      statusesSchema,
      await query('statuses', [since]),
    );
    if (since === EARLIEST_TIME && listed.length === 0)
      throw new PlacesDatabaseError('unreadable', new Error('The database lists no place.'));
    const closed = closings.map((line) => {
      const [contentId = '', closedOn = ''] = line.split(' ');
      return { contentId, closedOn };
    });
    return { asOf, listed, gone, closed };
  });

  return {
    ...statusCache,
    getIndex: index.get,
    getCachedRows: rowCache.get,
    async ensureAvailable(contentId) {
      if (contentId === undefined || !rowCache.has(contentId)) await index.confirm();
    },
    async check() {
      await readRevision(query, engineKey);
      if ((await index.get()).length === 0)
        throw new PlacesDatabaseError('unreadable', new Error('The database has no places.'));
    },
    getRows,
    async getNearby(around, radiusM) {
      const places = await index.get();
      const { rows } = places.getWithin(around, radiusM);
      return getRows(Array.from(rows.subarray(0, MAX_NEARBY), places.getContentId));
    },
    async getPrices(contentId) {
      const [prices] = await query('prices', [contentId]);
      const parsed = parseDatabaseResult(pricesSchema, prices ?? null) ?? [];
      return new Map(parsed.map(([dish, won, year]) => [dish, { won, year }]));
    },
    async getPlacesServing({ getDishKeys, choose }) {
      const [result] = await query('serving', [engineKey, getDishKeys(), MAX_SERVING]);
      const places = parseDatabaseResult(servingSchema, result) ?? [];
      return getRows(
        choose(places.map(([contentId, mapx, mapy, order]) => ({ contentId, mapx, mapy, order }))),
      );
    },
    end,
  };
}

/** Sorts rows into the order of the ids, each once. */
function sortByIds<T extends { contentId: string }>(
  ids: readonly string[],
  rows: readonly T[],
): T[] {
  const byId = new Map(rows.map((each) => [each.contentId, each]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
