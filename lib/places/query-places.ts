import 'server-only';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { getUnlistedReason } from '@kioot/places/unlisted';
import { oncePer, globalSingleton } from '../once';
import { getEnv } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { ENGINE_KEY } from '../public-env';
import type { PlaceRepository } from './place-repository';
import { getSnapshotRows } from './snapshot-store';
import { openPlacesDatabase, type PlacesDatabase } from './places-database';
import { isPlacesDatabaseError } from './database-error';
import type { PlaceStatus } from './places-memory';
import { beforeDeadline } from './shared-deadline';

const toRowsById = oncePer(
  (rows: readonly Place[]): ReadonlyMap<string, Place> =>
    new Map(rows.map((row) => [row.contentId, row])),
);

/** Rows of the current snapshot by id. */
const getRowsById = () => toRowsById(getSnapshotRows());

const getListedRows = (): Place[] => getSnapshotRows().filter(isListed);

/** Repository over the snapshot of the build, or a newer one of a sync. */
export function createBundledRepository(): PlaceRepository {
  return {
    async getStatus(contentId) {
      const row = getRowsById().get(contentId);
      if (!row) return undefined;
      if (row.closedOn !== undefined) return { closedOn: row.closedOn };
      if (row.vanishedOn !== '') return 'gone';
      const unlisted = getUnlistedReason(row);
      return unlisted ? { unlisted } : 'listed';
    },
    async getRows(contentIds) {
      const byId = getRowsById();
      return [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? []);
    },
    async getPrices(contentId) {
      const { prices = [], fieldSources } = getRowsById().get(contentId) ?? {};
      const year = Number(fieldSources?.prices?.asOf?.slice(0, 4));
      return new Map(prices.map(([dish, won]) => [dish, { won, year }]));
    },
    getOfficialTitles: async () => getRowsById(),
    getPlacesServing: async () => getSnapshotRows(),
    getNearby: async () => getSnapshotRows(),
    getListedParts: async (size) =>
      Array.from({ length: Math.ceil(getListedRows().length / size) }, (_, part) => part),
    getListedPart: async (part, size) =>
      getListedRows()
        .slice(part * size, (part + 1) * size)
        .map(({ contentId }) => contentId),
  };
}

/**
 * The database of `PLACES_DATABASE` and `PLACES_DATABASE_URL`; null if the bundled snapshot is the
 * store.
 */
export function getPlacesDatabase(): PlacesDatabase | null {
  const env = getEnv();
  const { PLACES_DATABASE_URL: url, PLACES_DATABASE_POOL_SIZE: pool } = env;
  if (env.PLACES_DATABASE === 'bundled' || !url) return null;
  return globalSingleton(`places database ${url}`, () =>
    openPlacesDatabase({
      url,
      pool,
      timeoutMs: env.PLACES_DATABASE_TIMEOUT_MS,
      engineKey: ENGINE_KEY,
    }),
  );
}

const bundled = createBundledRepository();

/**
 * Queries the database, or the bundled places without one. With `PLACES_FALLBACK` the bundled
 * places also answer while the database fails, except with a result for which `isKnown` is false.
 * @throws {PlacesDatabaseError}
 */
export async function queryPlaces<T>(
  query: (places: PlaceRepository) => Promise<T>,
  isKnown: (result: T) => boolean = () => true,
): Promise<T> {
  const database = getPlacesDatabase();
  if (!database) return query(bundled);
  try {
    return await beforeDeadline(() => query(database));
  } catch (thrown) {
    if (!(isPlacesDatabaseError(thrown) && getEnv().PLACES_FALLBACK)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    const result = await query(bundled);
    if (!isKnown(result)) throw thrown;
    return result;
  }
}

const isDefined = (result: unknown): boolean => result !== undefined;

/** A place, listed or not; undefined for an unknown id. Throws as {@link queryPlaces}. */
export function findPlace(contentId: string): Promise<Place | undefined> {
  return queryPlaces(async (places) => (await places.getRows([contentId]))[0], isDefined);
}

/** {@link PlaceRepository.getStatus}. Throws as {@link queryPlaces}. */
export function getPlaceStatus(contentId: string): Promise<PlaceStatus | undefined> {
  return queryPlaces((places) => places.getStatus(contentId), isDefined);
}

/** {@link PlaceRepository.getListedPart}. Throws as {@link queryPlaces}. */
export function getListedPart(part: number, size: number): Promise<string[]> {
  return queryPlaces(
    (places) => places.getListedPart(part, size),
    (ids) => ids.length > 0,
  );
}
