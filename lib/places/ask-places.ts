import 'server-only';
import { getEnv } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { getProcessWide } from '../process-wide';
import { ENGINE_KEY } from '../public-env';
import { createBundledRepository } from './bundled-repository';
import { openPlacesDatabase, type PlacesDatabase } from './database';
import { isPlacesDatabaseError } from './database-error';
import type { PlaceRepository } from './place-repository';
import type { PlaceStatus } from './place-status-cache';
import type { RestaurantRow } from './row';
import { beforeDeadline } from './shared-deadline';

/** The database that `PLACES_DATABASE` and `PLACES_DATABASE_URL` name; null where the bundled snapshot is the store. */
export function getPlacesDatabase(): PlacesDatabase | null {
  const env = getEnv();
  const { PLACES_DATABASE_URL: url, PLACES_DATABASE_POOL: pool } = env;
  if (env.PLACES_DATABASE === 'bundled' || !url) return null;
  return getProcessWide(`places database ${url}`, () =>
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
 * Asks the database, or the bundled places where there is none. With `PLACES_FALLBACK` they answer as well while the database
 * fails, unless they do not know: that is no answer.
 * @throws {PlacesDatabaseError}
 */
export async function askPlaces<T>(
  ask: (places: PlaceRepository) => Promise<T>,
  isKnown: (answer: T) => boolean = () => true,
): Promise<T> {
  const database = getPlacesDatabase();
  if (!database) return ask(bundled);
  try {
    return await beforeDeadline(() => ask(database));
  } catch (thrown) {
    if (!(isPlacesDatabaseError(thrown) && getEnv().PLACES_FALLBACK)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    const answer = await ask(bundled);
    if (!isKnown(answer)) throw thrown;
    return answer;
  }
}

const isDefined = (answer: unknown): boolean => answer !== undefined;

/** A place, listed or not; undefined for an unknown id. Throws as {@link askPlaces}. */
export function findPlace(contentId: string): Promise<RestaurantRow | undefined> {
  return askPlaces(async (places) => (await places.getRows([contentId]))[0], isDefined);
}

/** {@link PlaceRepository.getStatus}. Throws as {@link askPlaces}. */
export function getPlaceStatus(contentId: string): Promise<PlaceStatus | undefined> {
  return askPlaces((places) => places.getStatus(contentId), isDefined);
}

/** {@link PlaceRepository.getListedPart}. Throws as {@link askPlaces}. */
export function getListedPart(part: number, size: number): Promise<string[]> {
  return askPlaces(
    (places) => places.getListedPart(part, size),
    (ids) => ids.length > 0,
  );
}
