import 'server-only';
import { logEvent, toErrorFields } from '../observability/log';
import { createThrottledTask } from '../throttled-task';
import type { LoadedIndex } from './load-postgres-index';
import type { PlaceIndex } from './place-index';

/** Minimum time between two reads of the revision, and between two attempts at a first load. */
const MIN_CHECK_INTERVAL_MS = 1_000;
/** Minimum time between two loads: an import raises the revision with every batch. */
const MIN_LOAD_INTERVAL_MS = 5_000;

/** Index that is reloaded after the revision of its places changed. */
export interface ReloadingIndex {
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
    if (isOld && loading.getAgeMs() >= MIN_LOAD_INTERVAL_MS) loading.run().catch(logFailure);
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

function logFailure(error: unknown): void {
  logEvent('warn', 'places.database_failed', toErrorFields(error));
}
