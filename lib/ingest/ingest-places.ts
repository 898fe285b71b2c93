import 'server-only';
import { join } from 'node:path';
import { SnapshotError, VanishingError } from './common/errors';
import { withFolderLock } from './common/lock';
import { mergeSources, type MergedPlaces } from './merge-sources';
import type { SqlClient } from './place-tables';
import { Quarantine } from './common/quarantine';
import { toSeoulDay } from './common/seoul-day';
import { readSnapshot, readSnapshotInfo } from './snapshot-file';
import type { PlaceSource } from './source';
import { writePlaces, type WriteResult } from './write-places';

export interface IngestOptions {
  readonly source: PlaceSource;
  readonly sql: SqlClient;
  /** Folder of the lock and the quarantine file. */
  readonly workFolder: string;
  /** Rows of the other sources; `snapshot.json` beside it dates them. */
  readonly snapshotPath: string;
  readonly now?: Date;
  /** Compares without writing to the database; downloads and the quarantine file are written. */
  readonly dryRun?: boolean;
  /** Overrides the limit of 20 % vanishing places. */
  readonly force?: boolean;
  readonly onWrite?: (done: number, total: number) => void;
  /** Runs before the source is finished: a run that is killed in it resumes from the download. */
  readonly onWritten?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

export type IngestResult = WriteResult &
  Pick<MergedPlaces, 'joined' | 'ambiguous'> & {
    readonly isComplete: boolean;
    readonly registerPlaces: number;
    readonly lines: number;
    readonly dryRun: boolean;
    readonly quarantined: Readonly<Record<string, number>>;
    /** JSON lines, one per rejected row. */
    readonly quarantineFile: string;
  };

/**
 * Updates the places of the database from a source: reads it, merges it with the snapshot and
 * writes in batches. A run resumes where a killed one stopped.
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
    const sourceData = await source.read(quarantine);
    await quarantine.finish();
    const { places, joined, ambiguous } = mergeSources(
      rows,
      ({ id }) => `${source.idPrefix}${id}`,
      sourceData,
    );
    const written = await writePlaces({
      ...{ source, sql, sourceData, places, snapshot, dryRun },
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
      ...{ joined, ambiguous, dryRun, quarantineFile, isComplete: sourceData.isComplete },
      registerPlaces: sourceData.places.length,
      lines: sourceData.places.reduce((sum, place) => sum + place.lines.length, 0),
      quarantined: Object.fromEntries(quarantine.counts),
    };
  } catch (error) {
    // The next run reads the source again: it may have recovered.
    if (error instanceof VanishingError) await source.finish();
    throw error;
  } finally {
    await quarantine.close();
  }
}
