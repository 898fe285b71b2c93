import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Place } from '@kioot/places/place';
import { getUnlistedReason, type NamedPlace } from '@kioot/places/unlisted';
import { logDatabaseFailure } from './database-error';
import { createThrottledTask } from '../throttled-task';
import type { LoadedIndex } from './load-postgres-index';
import type { PlaceIndex } from './place-index';
import type { PlaceRepository, PlaceStatus } from './place-repository';

/** Minimum time between two reads of the revision, and between two attempts at a first load. */
const MIN_CHECK_INTERVAL_MS = 1_000;
/** Minimum time between two loads: an import raises the revision with every batch. */
const MIN_LOAD_INTERVAL_MS = 5_000;

/** Index that is reloaded after the revision of its places changed. */
interface ReloadingIndex {
  /**
   * The index in memory, also during a reload or an outage of the database; the first call waits
   * for the first load.
   */
  get(): Promise<PlaceIndex>;
  /**
   * Confirms that the database answers: reads the revision, unless that succeeded within the last second.
   * @throws everything `readRevision` throws
   */
  confirm(): Promise<void>;
  /** The revision as last read, refreshed in the background; undefined before the first read. */
  getRevision(): string | undefined;
  /** Discards the last confirmation, since the database may be unavailable. */
  expireConfirmation(): void;
}

/**
 * @param load reads the index with its revision
 * @param readRevision reads the revision alone
 */
export function createReloadingIndex(
  load: () => Promise<LoadedIndex>,
  readRevision: () => Promise<string>,
): ReloadingIndex {
  let loaded: LoadedIndex | undefined;
  let revision: string | undefined;

  const loading = createThrottledTask(async () => {
    loaded = await load();
    revision ??= loaded.revision;
    return loaded;
  }, MIN_CHECK_INTERVAL_MS);

  const check = createThrottledTask(async () => {
    revision = await readRevision();
    const isOld = loaded && loaded.revision !== revision;
    if (isOld && loading.getAgeMs() >= MIN_LOAD_INTERVAL_MS)
      loading.run().catch(logDatabaseFailure);
  }, MIN_CHECK_INTERVAL_MS);
  /** Starts a check without awaiting it; a failure reaches those who await the same check. */
  const checkInBackground = () => void check.run().catch(() => undefined);

  return {
    async get() {
      if (loaded) checkInBackground();
      return (loaded ?? (await loading.run())).index;
    },
    confirm: () => check.run(),
    getRevision() {
      checkInBackground();
      return revision;
    },
    expireConfirmation: check.expire,
  };
}

const MAX_ROWS = 12_000;

/** Rows of places in memory; an unchanged row stays the same object. */
interface RowCache {
  has(contentId: string): boolean;
  /** Rows of these places in their order; unknown ids are skipped. */
  get(contentIds: readonly string[]): Promise<Place[]>;
}

/**
 * Cache of rows, refreshed after the revision of the places changed. On a failed read old rows are
 * served if all of them are cached.
 */
export function createRowCache(
  read: (contentIds: readonly string[]) => Promise<readonly Place[]>,
  getRevision: () => string | undefined,
): RowCache {
  const cache = new LRUCache<string, { row: Place; revision: string | undefined }>({
    max: MAX_ROWS,
  });

  /** Reads rows into the cache, where an unchanged row stays the same object. */
  async function refresh(contentIds: readonly string[], revision: string | undefined) {
    const rows = new Map((await read(contentIds)).map((row) => [row.contentId, row]));
    for (const contentId of contentIds) {
      const row = rows.get(contentId);
      const cached = cache.get(contentId)?.row;
      const same = cached && isDeepStrictEqual(cached, row) ? cached : row;
      if (same) cache.set(contentId, { row: same, revision });
      else cache.delete(contentId);
    }
  }

  return {
    has: (contentId) => cache.has(contentId),
    async get(contentIds) {
      // Taken first, so that the rows are at least as new as this revision.
      const revision = getRevision();
      const outdated = contentIds.filter((contentId) => {
        const cached = cache.get(contentId);
        return !cached || cached.revision !== revision;
      });
      try {
        if (outdated.length > 0) await refresh(outdated, revision);
      } catch (error) {
        if (!outdated.every((contentId) => cache.has(contentId))) throw error;
      }
      return contentIds.flatMap((contentId) => cache.get(contentId)?.row ?? []);
    },
  };
}

/** Ids of changed places, and the database time of the query. */
export interface StatusChanges {
  asOf: string;
  listed: readonly NamedPlace[];
  gone: readonly string[];
  closed: readonly { contentId: string; closedOn: string }[];
}

/** Minimum time between two queries, for all callers together. */
const MIN_READ_INTERVAL_MS = 1_000;
/** Older statuses are refreshed in the background. */
const MAX_AGE_MS = 300_000;
/** A full read finds deleted places, and those that a long transaction committed late. */
const FULL_READ_INTERVAL_MS = 600_000;
/** Time before every change, as PostgreSQL writes it. */
export const EARLIEST_TIME = '-infinity';

/**
 * Statuses of all places in memory, so that a page of a known place costs no query. An unknown id
 * triggers a read of the changes, at most once a second for all callers together: invented ids cost
 * no more, and are not cached.
 *
 * @param readChanges reads the places changed since a database time; its failure is the result for
 *   a second
 */
export function createPlaceStatusCache(
  readChanges: (since: string) => Promise<StatusChanges>,
): Pick<PlaceRepository, 'getStatus' | 'getListedIds'> {
  let statuses = new Map<string, PlaceStatus>();
  let since = EARLIEST_TIME;
  let allReadAtMs = -Infinity;

  const update = createThrottledTask(async () => {
    const nowMs = performance.now();
    const isAll = nowMs - allReadAtMs >= FULL_READ_INTERVAL_MS;
    const { asOf, listed, gone, closed } = await readChanges(isAll ? EARLIEST_TIME : since);
    const next = isAll ? new Map<string, PlaceStatus>() : statuses;
    for (const place of listed) {
      const unlisted = getUnlistedReason(place);
      next.set(place.contentId, unlisted ? { unlisted } : 'listed');
    }
    for (const contentId of gone) next.set(contentId, 'gone');
    for (const { contentId, closedOn } of closed) next.set(contentId, { closedOn });
    statuses = next;
    since = asOf;
    if (isAll) allReadAtMs = nowMs;
  }, MIN_READ_INTERVAL_MS);

  return {
    async getStatus(contentId) {
      const cached = statuses.get(contentId);
      if (!cached) {
        await update.run();
        return statuses.get(contentId);
      }
      if (update.getAgeMs() > MAX_AGE_MS) update.run().catch(logDatabaseFailure);
      return cached;
    },
    async getListedIds() {
      await update.run();
      return [...statuses].flatMap(([contentId, status]) => (status === 'listed' ? contentId : []));
    },
  };
}
