import 'server-only';
import type { Point } from '../engine/geo/distance';
import { getEnv } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { getProcessWide } from '../process-wide';
import { publicEnv } from '../public-env';
import {
  openPlacesDatabase,
  PlacesDatabaseError,
  type PlacesDatabase,
  type Price,
} from './database';
import type { RestaurantRow } from './row';
import { getRestaurants } from './store';

/** The database that `PLACES_DATABASE` and `PLACES_DATABASE_URL` name; null where the bundled snapshot is the store. */
export function getPlacesDatabase(): PlacesDatabase | null {
  const env = getEnv();
  const { PLACES_DATABASE_URL: url, PLACES_DATABASE_POOL: pool } = env;
  const isEmbedded = env.PLACES_DATABASE === 'embedded';
  if (env.PLACES_DATABASE === 'bundled' || !url) return null;
  return getProcessWide(`places database ${url}`, () =>
    openPlacesDatabase({
      url,
      pool: isEmbedded ? 1 : pool,
      isPrepared: !isEmbedded,
      timeoutMs: env.PLACES_DATABASE_TIMEOUT_MS,
      engineKey: publicEnv.engineKey,
    }),
  );
}

/**
 * Asks the home that the places have.
 * @throws {PlacesDatabaseError} where the database fails and the snapshot is not to serve instead
 */
async function ask<T>(
  stored: (database: PlacesDatabase) => Promise<T>,
  bundled: () => T,
): Promise<T> {
  const database = getPlacesDatabase();
  if (!database) return bundled();
  try {
    return await stored(database);
  } catch (thrown) {
    if (!(thrown instanceof PlacesDatabaseError && getEnv().PLACES_FALLBACK)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    return bundled();
  }
}

/** A place, listed or not; undefined for an id nobody gave. Throws as {@link ask}. */
export function findPlace(contentId: string): Promise<RestaurantRow | undefined> {
  return ask(
    async (database) => (await database.getRows([contentId]))[0],
    () => getBundledById().get(contentId),
  );
}

/** What the dishes of a place cost where its menu does not say; only a database knows. Throws as {@link ask}. */
export function getPrices(contentId: string): Promise<ReadonlyMap<string, Price>> {
  return ask(
    (database) => database.getPrices(contentId),
    () => new Map(),
  );
}

/** How many places around another one are looked at more closely, where there may be thousands. */
const MOST_AROUND = 40;

/** Places in whose midst another one is: the nearest within a radius (metres), or all that are bundled. Throws as {@link ask}. */
export function getPlacesAround(around: Point, radiusM: number): Promise<readonly RestaurantRow[]> {
  return ask(async (database): Promise<readonly RestaurantRow[]> => {
    const ids = await database.getIdsWithin(around, radiusM);
    return database.getRows(ids.slice(0, MOST_AROUND));
  }, getRestaurants);
}

let byId: { of: readonly RestaurantRow[]; rows: ReadonlyMap<string, RestaurantRow> } | undefined;

function getBundledById(): ReadonlyMap<string, RestaurantRow> {
  const rows = getRestaurants();
  if (byId?.of !== rows)
    byId = { of: rows, rows: new Map(rows.map((row) => [row.contentId, row])) };
  return byId.rows;
}
