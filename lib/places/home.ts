import 'server-only';
import { getEnv } from '../env';
import { getProcessWide } from '../process-wide';
import { publicEnv } from '../public-env';
import { openPlacesDatabase, type PlacesDatabase } from './database';
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
 * A place of whichever home the places have, listed or not; undefined for an id nobody gave.
 * @throws {PlacesDatabaseError} where the database fails and the snapshot is not to serve instead
 */
export async function findPlace(contentId: string): Promise<RestaurantRow | undefined> {
  const database = getPlacesDatabase();
  if (!database) return findBundled(contentId);
  try {
    const [row] = await database.getRows([contentId]);
    return row;
  } catch (thrown) {
    if (getEnv().PLACES_FALLBACK) return findBundled(contentId);
    throw thrown;
  }
}

const findBundled = (contentId: string) =>
  getRestaurants().find((each) => each.contentId === contentId);
