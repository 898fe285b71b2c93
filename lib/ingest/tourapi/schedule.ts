import 'server-only';
import { join } from 'node:path';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';
import { TourApiError } from './errors';
import { SnapshotError, IngestError } from '../errors';
import type { SyncOptions } from './options';
import { runSync } from './run';
import { readSnapshot, readSnapshotInfo } from '../snapshot-file';

const HOUR_MS = 3_600_000;

/** Interval at which a server checks for data that is due, or newer data of another process. */
const LOOK_INTERVAL_MS = 10 * 60_000;

/** After a run that did not end (quota, trouble) the next one waits this long, or the whole interval if that is shorter. */
const RETRY_AFTER_MS = 6 * HOUR_MS;

export interface ScheduleOptions {
  readonly api: SyncOptions['api'];
  /** Maximum age of the data, in hours. */
  readonly intervalHours: number;
  /** A writable folder that outlives the process: `snapshot/restaurants.json` and the journal live in it. */
  readonly dataFolder: string;
  readonly dailyQuota?: number;
  /** Takes one line per event, for the server's log. Never holds the key. */
  readonly log: (line: string) => void;
  readonly now?: () => Date;
  readonly lookIntervalMs?: number;
}

export interface ScheduledSync {
  /** Looks at once instead of at the next interval; resolves when a run that was due has ended. */
  look(): Promise<void>;
  /** Takes over a newer snapshot of another process, without a sync of its own. */
  takeOver(): Promise<void>;
  /** Ends the schedule; a run under way stops at its next call and keeps its journal. */
  stop(): void;
}

/**
 * Keeps the data of a running server fresh: takes over a newer snapshot from the data folder, and runs a
 * sync whenever the data is older than the interval. Answers go on meanwhile: the work is cut into small
 * pieces and the new snapshot is swapped in one step. Does not keep the process alive.
 */
export function startScheduledSync(options: ScheduleOptions): ScheduledSync {
  const { intervalHours, dataFolder, log, now = () => new Date() } = options;
  const snapshotPath = join(dataFolder, 'snapshot', 'restaurants.json');
  const stopping = new AbortController();
  let notBefore = 0;
  let running: Promise<void> | null = null;

  async function takeOver(): Promise<void> {
    try {
      await takeOverNewer(snapshotPath, now(), log);
    } catch (error) {
      // The rows in use are whole, and the next sync puts them in its place.
      if (!(error instanceof SnapshotError)) throw error;
      log(`tourapi: ${error.message}`);
    }
  }

  async function lookOnce(): Promise<void> {
    await takeOver();
    const isOld = now().getTime() - getTakenAt(now()) >= intervalHours * HOUR_MS;
    if (!isOld || now().getTime() < notBefore || stopping.signal.aborted) return;
    notBefore = now().getTime() + Math.min(RETRY_AFTER_MS, intervalHours * HOUR_MS);
    log('tourapi: sync started');
    const result = await runSync({
      api: { ...options.api, signal: stopping.signal },
      base: { rows: getRestaurants(), info: getSnapshotInfo(now()) },
      snapshotPath,
      journalFolder: join(dataFolder, 'sync'),
      dailyQuota: options.dailyQuota,
      now,
      onReplaced: replaceRestaurants,
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

  function look(): Promise<void> {
    running ??= lookOnce()
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log(`tourapi: sync failed. ${explain(error)}`);
        if (error instanceof TourApiError && error.kind === 'key') {
          notBefore = now().getTime() + intervalHours * HOUR_MS;
        }
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  const timer = setInterval(() => void look(), options.lookIntervalMs ?? LOOK_INTERVAL_MS);
  timer.unref();
  void look();
  return {
    look,
    takeOver,
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/** A snapshot in the data folder that is newer than the one in use: of an earlier process, or of one beside us. */
async function takeOverNewer(path: string, now: Date, log: (line: string) => void): Promise<void> {
  const info = await readSnapshotInfo(path);
  if (!info || Date.parse(info.takenAt) <= getTakenAt(now)) return;
  replaceRestaurants(await readSnapshot(path), info);
  log(`tourapi: took over the snapshot of ${info.takenAt}, ${info.rows} rows`);
}

function getTakenAt(now: Date): number {
  return Date.parse(getSnapshotInfo(now).takenAt);
}

function explain(error: unknown): string {
  if (error instanceof IngestError) {
    return `${error.message} ${error.whatToDo}`;
  }
  return error instanceof Error ? error.message : String(error);
}
