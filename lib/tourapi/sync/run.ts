import 'server-only';
import { dirname, join } from 'node:path';
import { SyncDiskError } from './errors';
import { isSystemError } from './files';
import { Journal } from './journal';
import { acquireLock } from './lock';
import type { SyncOptions } from './options';
import type { SyncResult } from './result';
import { SyncRun } from './sync-run';

/** The journal's folder when none is named: `.data/sync` in the folder above the snapshot's. */
export function getDefaultJournalFolder(snapshotPath: string): string {
  return join(dirname(dirname(snapshotPath)), '.data', 'sync');
}

/**
 * Brings a snapshot up to date with the tourism organisation's API. May be killed at any moment: every answered
 * call is in the journal before the next one starts, and the snapshot is replaced in one step at the end.
 * @throws {TourApiError} for a failed call other than a used-up quota; the journal is kept
 * @throws {SyncError} when another sync is at work, the present snapshot cannot be read, or the disk refuses
 */
export async function runSync(options: SyncOptions): Promise<SyncResult> {
  try {
    return await runLocked(options);
  } catch (error) {
    throw isSystemError(error) ? new SyncDiskError(error) : error;
  }
}

async function runLocked(options: SyncOptions): Promise<SyncResult> {
  const folder = options.journalFolder ?? getDefaultJournalFolder(options.snapshotPath);
  const release = await acquireLock(folder);
  try {
    const journal = await Journal.open(folder);
    try {
      const result = await new SyncRun(options, journal).run();
      if (result.status === 'done') await journal.finish();
      return result;
    } finally {
      await journal.close();
    }
  } finally {
    release();
  }
}
