import 'server-only';
import { join } from 'node:path';
import { readSnapshot, readSnapshotInfo } from '../tourapi/sync/snapshot-file';
import { SnapshotError } from '../tourapi/sync/errors';
import { acquireLock } from '../tourapi/sync/lock';
import { toSeoulDay } from '../tourapi/sync/seoul-day';
import { createRegisterClient, type RegisterOptions } from './client';
import { RegisterRefusedError } from './errors';
import { readDistricts } from './districts';
import { gatherPlaces, type Gathered } from './gather';
import {
  checkFiles,
  downloadPages,
  finishReading,
  getBeginning,
  type DownloadProgress,
} from './pages';
import { Quarantine } from './quarantine';
import type { Sql } from './tables';
import { writePlaces, type Written } from './write-places';

export interface RegisterSyncOptions {
  readonly sql: Sql;
  /** The register itself, or a folder of its answers. */
  readonly from: RegisterOptions | { readonly folder: string };
  /** Where pages and the report are kept; one sync at a time works in it. */
  readonly workFolder: string;
  /** The rows of the other sources; `snapshot.json` beside it says when they were taken. */
  readonly snapshotPath: string;
  readonly now?: Date;
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly onDownload?: (progress: DownloadProgress) => void;
  readonly onWrite?: (done: number, total: number) => void;
  /** What is to be done before the pages are put aside: killed in it, the next run need not ask for them again. */
  readonly onWritten?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

export type RegisterSyncResult = Written &
  Pick<Gathered, 'isComplete' | 'registerPlaces' | 'lines' | 'joined' | 'ambiguous'> & {
    readonly dryRun: boolean;
    readonly quarantined: Readonly<Record<string, number>>;
    /** Every row in quarantine, a line of JSON each. */
    readonly quarantineFile: string;
  };

/**
 * Brings the places of the database up to date with the register: all its pages into a folder, then place by place into the
 * tables. A run that was killed is gone on with by the next one.
 *
 * @throws {SyncError} of the class that fits, whose `whatToDo` says what to do
 */
export async function syncRegister(options: RegisterSyncOptions): Promise<RegisterSyncResult> {
  const release = await acquireLock(options.workFolder);
  try {
    return await sync(options);
  } finally {
    release();
  }
}

async function sync(options: RegisterSyncOptions): Promise<RegisterSyncResult> {
  const { sql, from, workFolder, snapshotPath, now = new Date(), dryRun = false } = options;
  const rows = await readSnapshot(snapshotPath);
  const snapshot = await readSnapshotInfo(snapshotPath);
  if (!snapshot) throw new SnapshotError(snapshotPath, new Error('snapshot.json is missing'));
  const isDownloaded = 'folder' in from;
  const folder = isDownloaded ? from.folder : join(workFolder, 'pages');
  if (isDownloaded) await checkFiles(folder);
  const takenAt = isDownloaded
    ? ((await getBeginning(folder)) ?? now)
    : await downloadPages({
        client: createRegisterClient(from),
        folder,
        now,
        onProgress: options.onDownload,
      });
  const quarantineFile = join(workFolder, 'quarantine.jsonl');
  const quarantine = await Quarantine.open(quarantineFile);
  try {
    const gathered = await gatherPlaces({
      ...{ folder, rows, quarantine },
      districts: readDistricts(),
    });
    await quarantine.finish();
    const written = await writePlaces({
      ...{ sql, gathered, snapshot, takenAt, dryRun },
      today: toSeoulDay(now),
      force: options.force,
      onProgress: options.onWrite,
      signal: options.signal,
    });
    if (!dryRun) await options.onWritten?.();
    if (!isDownloaded && !dryRun) await finishReading(folder);
    const { isComplete, registerPlaces, lines, joined, ambiguous } = gathered;
    return {
      ...written,
      ...{ isComplete, registerPlaces, lines, joined, ambiguous, dryRun, quarantineFile },
      quarantined: Object.fromEntries(quarantine.counts),
    };
  } catch (error) {
    // The next run asks afresh: the register may be well again by then.
    if (error instanceof RegisterRefusedError && !isDownloaded) await finishReading(folder);
    throw error;
  } finally {
    await quarantine.close();
  }
}
