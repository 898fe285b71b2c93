import 'server-only';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { globalSingleton } from '@/lib/once';
import { logEvent } from '@/lib/observability/log';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import { IngestError, SourceError, readSnapshot, readSnapshotInfo } from '@kioot/ingest';
import { runSync, type SyncOptions } from '@kioot/ingest/tourapi';

const HOUR_MS = 3_600_000;

/** Interval of checks for due data and for snapshots of other processes. */
const CHECK_INTERVAL_MS = 10 * 60_000;

/** Pause after an incomplete run (quota, failure), at most the whole interval. */
const RETRY_AFTER_MS = 6 * HOUR_MS;

export interface ScheduleOptions {
  readonly api: SyncOptions['api'];
  /** Maximum age of the data, in hours. */
  readonly intervalHours: number;
  /** Writable folder that outlives the process: `snapshot/restaurants.json` and the journal. */
  readonly dataFolder: string;
  readonly dailyQuota?: number;
  /** Receives one line per event for the server's log, without the service key. */
  readonly log: (line: string) => void;
  readonly now?: () => Date;
  readonly checkIntervalMs?: number;
}

export type ScheduledSync = ReturnType<typeof startScheduledSync>;

/**
 * Keeps the data of a running server fresh: loads newer snapshots from the data folder, and syncs
 * when the data exceeds the interval. Work is split into chunks and the snapshot is replaced
 * atomically, so requests are served meanwhile. Does not keep the process alive.
 */
export function startScheduledSync(options: ScheduleOptions) {
  const { intervalHours, dataFolder, log, now = () => new Date() } = options;
  const snapshotPath = path.join(dataFolder, 'snapshot', 'restaurants.json');
  const stopping = new AbortController();
  let earliestSyncMs = 0;
  let running: Promise<void> | null = null;

  const getTakenAt = (): number => Date.parse(getSnapshotInfo(now()).takenAt);

  /** Loads the snapshot in the data folder if another process wrote a newer one; starts no sync. */
  async function loadNewerSnapshot(): Promise<void> {
    try {
      const info = await readSnapshotInfo(snapshotPath);
      if (!info || Date.parse(info.takenAt) <= getTakenAt()) return;
      replaceSnapshot(await readSnapshot(snapshotPath), info);
      log(`tourapi: took over the snapshot of ${info.takenAt}, ${info.rows} rows`);
    } catch (error) {
      // The rows in memory are valid; the next sync replaces the file.
      if (!(error instanceof IngestError)) throw error;
      log(`tourapi: ${error.message}`);
    }
  }

  async function runDueSync(): Promise<void> {
    await loadNewerSnapshot();
    const isDue = now().getTime() - getTakenAt() >= intervalHours * HOUR_MS;
    if (!isDue || now().getTime() < earliestSyncMs || stopping.signal.aborted) return;
    earliestSyncMs = now().getTime() + Math.min(RETRY_AFTER_MS, intervalHours * HOUR_MS);
    log('tourapi: sync started');
    const result = await runSync({
      api: { ...options.api, signal: stopping.signal },
      base: { rows: getSnapshotRows(), info: getSnapshotInfo(now()) },
      snapshotPath,
      journalFolder: path.join(dataFolder, 'sync'),
      dailyQuota: options.dailyQuota,
      now,
      onReplaced: replaceSnapshot,
    });
    log(
      result.status === 'stopped' || result.status === 'refused'
        ? `tourapi: sync ${result.status}. ${result.whatToDo}`
        : `tourapi: sync ${result.status}, ${result.calls} calls`,
    );
    if (result.status === 'refused' && result.reason === 'blanking') {
      const ids = result.changes.map(({ contentId }) => contentId);
      log(`tourapi: ${result.rows} rows would lose text: ${ids.join(', ')}`);
    }
  }

  /** Checks now instead of at the next interval; resolves when a due run has ended. */
  function checkNow(): Promise<void> {
    running ??= runDueSync()
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log(`tourapi: sync failed. ${describeError(error)}`);
        if (error instanceof SourceError && error.kind === 'key') {
          earliestSyncMs = now().getTime() + intervalHours * HOUR_MS;
        }
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  const timer = setInterval(() => void checkNow(), options.checkIntervalMs ?? CHECK_INTERVAL_MS);
  timer.unref();
  void checkNow();
  return {
    checkNow,
    loadNewerSnapshot,
    /** Ends the schedule; a running sync stops at its next call and keeps its journal. */
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

function describeError(error: unknown): string {
  if (error instanceof IngestError) return `${error.message} ${error.whatToDo}`;
  return error instanceof Error ? error.message : String(error);
}

const backgroundSync = globalSingleton<{ sync: ScheduledSync | null }>('background-sync', () => ({
  sync: null,
}));

/**
 * Starts the background sync of a long-running server when a service key and an interval are set
 * and no other backend is. Not on Vercel, whose instances are short-lived and keep no files
 * (docs/live-data.md).
 */
export function startBackgroundSync(env: Env): boolean {
  const { TOURAPI_SERVICE_KEY: serviceKey, SYNC_INTERVAL_HOURS: intervalHours } = env;
  if (!serviceKey || !intervalHours || env.TOURISM_BACKEND_URL || env.VERCEL) return false;
  backgroundSync.sync = startScheduledSync({
    api: { serviceKey, baseUrl: env.TOURAPI_BASE_URL },
    intervalHours,
    // Keeps the build from tracing the data folder, including live database files.
    dataFolder: path.join(/* turbopackIgnore: true */ process.cwd(), '.data'),
    log: (message) => logEvent('info', 'tourapi.sync', { message }),
  });
  return true;
}

/**
 * Loads a newer snapshot of another process; no-op without a background sync. Called by the
 * webhook.
 */
export async function loadNewerSnapshot(): Promise<void> {
  await backgroundSync.sync?.loadNewerSnapshot();
}
