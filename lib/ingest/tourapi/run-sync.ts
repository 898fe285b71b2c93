import 'server-only';
import { dirname, join } from 'node:path';
import { withFolderLock } from '../lock';
import { CallJournal } from './call-journal';
import type { SyncOptions } from './sync-options';
import type { SyncResult } from './sync-result';
import { SyncPipeline } from './sync-pipeline';

/** Default folder of the journal: `.data/sync` beside the snapshot's folder. */
function getDefaultJournalFolder(snapshotPath: string): string {
  return join(dirname(dirname(snapshotPath)), '.data', 'sync');
}

/**
 * Updates a snapshot from TourAPI. Safe to kill at any moment: each response is in the journal
 * before the next call starts, and the snapshot is replaced atomically at the end.
 * @throws {TourApiError} for a failed call other than an exceeded quota; the journal is kept
 * @throws {IngestError} when another sync runs, the snapshot is unreadable or the disk fails
 */
export function runSync(options: SyncOptions): Promise<SyncResult> {
  const folder = options.journalFolder ?? getDefaultJournalFolder(options.snapshotPath);
  return withFolderLock(folder, async () => {
    const journal = await CallJournal.open(folder);
    try {
      const result = await new SyncPipeline(options, journal).run();
      if (result.status === 'done') await journal.finish();
      return result;
    } finally {
      await journal.close();
    }
  });
}
