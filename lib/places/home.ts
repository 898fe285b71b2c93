import 'server-only';
import type { Point } from '@kioot/engine/geo';
import { getEnv } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { getProcessWide } from '../process-wide';
import { publicEnv } from '../public-env';
import {
  openPlacesDatabase,
  type OfficialTitles,
  type PlacesDatabase,
  type Price,
  type ServingPlace,
} from './database';
import { isPlacesDatabaseError, type PlacesDatabaseError } from './database-error';
import { toContentIds } from './judged-places';
import type { PlaceStatus } from './place-status-cache';
import type { RestaurantRow } from './row';
import { beforeDeadline } from './shared-deadline';
import { isListed } from './snapshot';
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
 * @param bundled is told why it is asked where the database should have answered, and may throw that: not to know is no answer
 * @throws {PlacesDatabaseError} where the database fails and the snapshot is not to serve instead
 */
async function ask<T>(
  stored: (database: PlacesDatabase) => Promise<T>,
  bundled: (failure?: PlacesDatabaseError) => T,
): Promise<T> {
  const database = getPlacesDatabase();
  if (!database) return bundled();
  try {
    return await beforeDeadline(() => stored(database));
  } catch (thrown) {
    if (!(isPlacesDatabaseError(thrown) && getEnv().PLACES_FALLBACK)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    return bundled(thrown);
  }
}

/**
 * A place, listed or not; undefined for an id nobody gave. Throws as {@link ask}, also for an id that the snapshot does not know.
 */
export function findPlace(contentId: string): Promise<RestaurantRow | undefined> {
  return ask(
    async (database) => (await database.getRows([contentId]))[0],
    (failure) => {
      const row = getBundledById().get(contentId);
      if (failure && !row) throw failure;
      return row;
    },
  );
}

/**
 * Status of a place, from memory where it is known; undefined for an unknown id. Throws as {@link findPlace}.
 */
export function getPlaceStatus(contentId: string): Promise<PlaceStatus | undefined> {
  return ask(
    (database) => database.getStatus(contentId),
    (failure) => {
      const row = getBundledById().get(contentId);
      if (failure && !row) throw failure;
      return row && (isListed(row) ? 'listed' : 'gone');
    },
  );
}

/** What the dishes of a place cost where its menu does not say; only a database knows. Throws as {@link ask}. */
export function getPrices(contentId: string): Promise<ReadonlyMap<string, Price>> {
  return ask(
    (database) => database.getPrices(contentId),
    () => new Map(),
  );
}

/** How many places that serve a dish are chosen from, where there may be thousands. */
const MOST_SERVING = 2_000;

interface Serving {
  /** Their keys (`toDishKey`); only asked for where they are needed. */
  getDishKeys: () => readonly string[];
  /** Which of the places are to be looked at, by their ids. */
  choose: (places: readonly ServingPlace[]) => readonly string[];
}

/** Places that may serve one of some dishes: those chosen in a database, or all that are bundled. Throws as {@link ask}. */
export function getPlacesServing({
  getDishKeys,
  choose,
}: Serving): Promise<readonly RestaurantRow[]> {
  return ask(
    async (database): Promise<readonly RestaurantRow[]> =>
      database.getRows(choose(await database.getServing(getDishKeys(), MOST_SERVING))),
    getRestaurants,
  );
}

/** What these houses call themselves in the languages besides English, of those that do. Throws as {@link ask}. */
export function getOfficialTitles(
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, OfficialTitles>> {
  return ask(
    (database): Promise<ReadonlyMap<string, OfficialTitles>> =>
      database.getOfficialTitles(contentIds),
    getBundledById,
  );
}

/** Which parts of so many places there are of all that are listed, the first one 0. Throws as {@link ask}. */
export function getListedParts(size: number): Promise<number[]> {
  return ask(
    (database) => database.getListedParts(size),
    () => Array.from({ length: Math.ceil(getBundledListed().length / size) }, (_, part) => part),
  );
}

/**
 * The ids of the listed places of such a part: none where there is no such part. Throws as {@link ask}, also for a part that the
 * snapshot has not.
 */
export function getListedPart(part: number, size: number): Promise<string[]> {
  return ask(
    async (database) => {
      const ids = await database.getListedPart(part, size);
      // Of a database that nobody has filled yet it is not known what there is.
      if (ids.length === 0) await database.getListedParts(size);
      return ids;
    },
    (failure) => {
      const ids = getBundledListed()
        .slice(part * size, (part + 1) * size)
        .map(({ contentId }) => contentId);
      if (failure && ids.length === 0) throw failure;
      return ids;
    },
  );
}

const getBundledListed = () => getRestaurants().filter(isListed);

/** How many places around another one are looked at more closely, where there may be thousands. */
const MOST_AROUND = 40;

/** Places in whose midst another one is: the nearest within a radius (metres), or all that are bundled. Throws as {@link ask}. */
export function getPlacesAround(around: Point, radiusM: number): Promise<readonly RestaurantRow[]> {
  return ask(async (database): Promise<readonly RestaurantRow[]> => {
    const near = await database.getWithin(around, radiusM);
    return database.getRows(toContentIds(near, MOST_AROUND));
  }, getRestaurants);
}

let byId: { of: readonly RestaurantRow[]; rows: ReadonlyMap<string, RestaurantRow> } | undefined;

function getBundledById(): ReadonlyMap<string, RestaurantRow> {
  const rows = getRestaurants();
  if (byId?.of !== rows)
    byId = { of: rows, rows: new Map(rows.map((row) => [row.contentId, row])) };
  return byId.rows;
}
