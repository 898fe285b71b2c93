import 'server-only';
import { logEvent, toErrorFields } from '../observability/log';
import { createThrottledTask } from '../throttled-task';
import type { LoadedIndex } from './load-postgres';
import type { PlaceIndex } from './place-index';

/** Shortest time between two readings of the revision, and between two attempts at a first load. */
const CHECK_EVERY_MS = 1_000;
/** Shortest time between two loads: an import raises the revision with every batch. */
const LOAD_EVERY_MS = 5_000;

/** An index that is loaded again once the revision of its places has moved. */
export interface ReloadingIndex {
  /** The index in memory, also while a newer one is loaded and while the database is away; the first call waits for it. */
  get(): Promise<PlaceIndex>;
  /**
   * Confirms that the database answers, by a reading of the last second.
   * @throws what reading throws
   */
  confirm(): Promise<void>;
  /** The revision as last read, which is read again in the background; undefined before the first time. */
  getRevision(): string | undefined;
  /** Makes the last reading count no longer, since the database may be away. */
  doubt(): void;
}

/**
 * @param load reads the index with the revision it is of
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
  }, CHECK_EVERY_MS);

  const check = createThrottledTask(async () => {
    revision = await readRevision();
    const isOld = loaded && loaded.revision !== revision;
    if (isOld && loading.getAgeMs() >= LOAD_EVERY_MS) loading.run().catch(logFailure);
  }, CHECK_EVERY_MS);
  /** Checks without anybody waiting. A failure is that of whoever needs the answer. */
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
    doubt: check.expire,
  };
}

function logFailure(error: unknown): void {
  logEvent('warn', 'places.database_failed', toErrorFields(error));
}
