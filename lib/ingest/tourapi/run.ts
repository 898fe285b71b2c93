import 'server-only';
import { dirname, join } from 'node:path';
import { withFolderLock } from '../lock';
import { CallJournal } from './journal';
import type { SyncOptions } from './options';
import type { SyncResult } from './result';
import { SyncRun } from './sync-run';

/** The journal's folder when none is named: `.data/sync` in the folder above the snapshot's. */
function getDefaultJournalFolder(snapshotPath: string): string {
  return join(dirname(dirname(snapshotPath)), '.data', 'sync');
}

/**
 * Brings a snapshot up to date with the tourism organization's API. May be killed at any moment: every answered
 * call is in the journal before the next one starts, and the snapshot is replaced in one step at the end.
 * @throws {TourApiError} for a failed call other than a used-up quota; the journal is kept
 * @throws {IngestError} when another sync is at work, the present snapshot cannot be read, or the disk refuses
 */
export function runSync(options: SyncOptions): Promise<SyncResult> {
  const folder = options.journalFolder ?? getDefaultJournalFolder(options.snapshotPath);
  return withFolderLock(folder, async () => {
    const journal = await CallJournal.open(folder);
    try {
      const result = await new SyncRun(options, journal).run();
      if (result.status === 'done') await journal.finish();
      return result;
    } finally {
      await journal.close();
    }
  });
}
