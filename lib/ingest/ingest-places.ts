import 'server-only';
import { join } from 'node:path';
import { SnapshotError, VanishingError } from './errors';
import { withFolderLock } from './lock';
import { mergeSources, type MergedPlaces } from './merge-sources';
import type { Sql } from './place-tables';
import { Quarantine } from './quarantine';
import { toSeoulDay } from './seoul-day';
import { readSnapshot, readSnapshotInfo } from './snapshot-file';
import type { PlaceSource } from './source';
import { writePlaces, type WrittenPlaces } from './write-places';

export interface IngestOptions {
  readonly source: PlaceSource;
  readonly sql: Sql;
  /** Folder of the lock and the quarantine report. */
  readonly workFolder: string;
  /** Rows of the other sources; `snapshot.json` beside it says when they were taken. */
  readonly snapshotPath: string;
  readonly now?: Date;
  /** Reads and compares everything, writes nothing but what the source downloads and the quarantine report. */
  readonly dryRun?: boolean;
  /** Lets more than 20 % of the places vanish. */
  readonly force?: boolean;
  readonly onWrite?: (done: number, total: number) => void;
  /** Work to be done before the source is finished: the run after a kill in it need not ask again. */
  readonly onWritten?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

export type IngestResult = WrittenPlaces &
  Pick<MergedPlaces, 'joined' | 'ambiguous'> & {
    readonly isComplete: boolean;
    readonly registerPlaces: number;
    readonly lines: number;
    readonly dryRun: boolean;
    readonly quarantined: Readonly<Record<string, number>>;
    /** Every row in quarantine, a line of JSON each. */
    readonly quarantineFile: string;
  };

/**
 * Brings the places of the database up to date with a source: read, merge with the snapshot, write place by place. The run
 * after a killed one goes on where that stopped.
 * @throws {IngestError}
 */
export function ingestPlaces(options: IngestOptions): Promise<IngestResult> {
  return withFolderLock(options.workFolder, () => ingest(options));
}

async function ingest(options: IngestOptions): Promise<IngestResult> {
  const { source, sql, workFolder, snapshotPath, now = new Date(), dryRun = false } = options;
  const rows = await readSnapshot(snapshotPath);
  const snapshot = await readSnapshotInfo(snapshotPath);
  if (!snapshot) throw new SnapshotError(snapshotPath, new Error('snapshot.json is missing'));
  const quarantineFile = join(workFolder, 'quarantine.jsonl');
  const quarantine = await Quarantine.open(quarantineFile);
  try {
    const reading = await source.read(quarantine);
    await quarantine.finish();
    const { places, joined, ambiguous } = mergeSources(rows, source, reading);
    const written = await writePlaces({
      ...{ source, sql, reading, places, snapshot, dryRun },
      today: toSeoulDay(now),
      force: options.force,
      onProgress: options.onWrite,
      signal: options.signal,
    });
    if (!dryRun) {
      await options.onWritten?.();
      await source.finish();
    }
    return {
      ...written,
      ...{ joined, ambiguous, dryRun, quarantineFile, isComplete: reading.isComplete },
      registerPlaces: reading.places.length,
      lines: reading.places.reduce((sum, place) => sum + place.lines.length, 0),
      quarantined: Object.fromEntries(quarantine.counts),
    };
  } catch (error) {
    // The next run asks afresh: the source may be well again by then.
    if (error instanceof VanishingError) await source.finish();
    throw error;
  } finally {
    await quarantine.close();
  }
}
