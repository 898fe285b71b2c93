import 'server-only';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { getUnlistedReason } from '@kioot/places/unlisted';
import { globalSingleton } from '../once';
import { getEnv } from '../env';
import { ENGINE_KEY } from '../public-env';
import type { PlaceRepository, PlaceStatus } from './place-repository';
import { getRowsOfSnapshot, getSnapshotRows } from './snapshot-store';
import { openPlacesDatabase, type PlacesDatabase } from './places-database';
import { isPlacesDatabaseError, logDatabaseFailure } from './database-error';
import { beforeDeadline } from './shared-deadline';

/** Repository over the snapshot of the build, or a newer one of a sync. */
export function createBundledRepository(): PlaceRepository {
  return {
    async getStatus(contentId) {
      const [row] = await getRowsOfSnapshot([contentId]);
      if (!row) return undefined;
      if (row.closedOn !== undefined) return { closedOn: row.closedOn };
      if (row.vanishedOn !== '') return 'gone';
      const unlisted = getUnlistedReason(row);
      return unlisted ? { unlisted } : 'listed';
    },
    getListedIds: async () =>
      getSnapshotRows()
        .filter(isListed)
        .map(({ contentId }) => contentId),
    getRows: getRowsOfSnapshot,
    getCachedRows: getRowsOfSnapshot,
    async getPrices(contentId) {
      const [row] = await getRowsOfSnapshot([contentId]);
      const { prices = [], fieldSources } = row ?? {};
      const year = Number(fieldSources?.prices?.asOf?.slice(0, 4));
      return new Map(prices.map(([dish, won]) => [dish, { won, year }]));
    },
    getPlacesServing: async () => getSnapshotRows(),
    getNearby: async () => getSnapshotRows(),
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
    logDatabaseFailure(thrown);
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
