import 'server-only';
import { REGISTER_SOURCE } from '@kioot/places/snapshot';
import { isFileNotFound } from '../common/atomic-file';
import { CallJournal } from '../common/call-journal';
import { IngestError, toFailure } from '../common/errors';
import { withFolderLock } from '../common/lock';
import { Quarantine } from '../common/quarantine';
import { toSeoulDay } from '../common/seoul-day';
import type { SourceClientOptions } from '../common/source-client';
import type { Source } from '../common/source-error';
import { SourceReader, type ReadProgress } from '../common/source-reader';
import { mergeSources } from '../merge-sources';
import type { SqlClient } from '../common/sql-client';
import { readDescribedSnapshot } from '../snapshot-file';
import type { SourceData } from '../source';
import { writePlaces } from '../write-places';
import { readDistricts } from '../common/districts';
import { pickRegisterFields } from './parse-rows';
import { readRegister, REGISTER_ENDPOINTS } from './read-register';

/** Register of restaurants and menus. */
export const REGISTER: Source = {
  name: 'The register',
  baseUrl: 'https://seoul.openapi.redtable.global/api',
  dataSet: '15097605',
  ...{ key: 'the variable of --key-env', address: 'REGISTER_BASE_URL' },
  // It answers code 2 to a rejected parameter and code 22 to a second call at once.
  isStatusDecisive: true,
};

/** Survey date of menus and prices: in 2021, mostly towards the end of the year. */
const REGISTER_AS_OF = '2021-12-31';

/** Rows of a full page; the register has no parameter for it. */
const ROWS_PER_PAGE = 1000;

/** Older downloads are discarded: their pages would not fit today's. */
const MAX_DOWNLOAD_AGE_MS = 7 * 86_400_000;

export interface ImportOptions {
  /** Register API, or the work folder of an earlier import. */
  readonly from: SourceClientOptions | { readonly folder: string };
  readonly sql: SqlClient;
  /** Folder of the lock, the journal and the quarantine file. */
  readonly workFolder: string;
  /** Rows of the other sources; `restaurants.meta.json` beside it dates them. */
  readonly snapshotPath: string;
  readonly now?: Date;
  /** Compares without writing to the database; the journal and the quarantine file are written. */
  readonly dryRun?: boolean;
  /** Overrides the limit of 20 % vanishing places. */
  readonly force?: boolean;
  readonly onDownload?: (progress: ReadProgress) => void;
  readonly onWrite?: (done: number, total: number) => void;
  /** Runs before the journal is archived: a run that is killed in it resumes from the download. */
  readonly onWritten?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

export type ImportResult = Awaited<ReturnType<typeof importLocked>>;

/**
 * Updates the places of the database from the register: downloads it, merges it with the snapshot
 * and writes in batches. A run resumes where a killed one stopped.
 * @throws {IngestError}
 */
export function importRegister(options: ImportOptions): Promise<ImportResult> {
  return withFolderLock(options.workFolder, () => importLocked(options));
}

async function importLocked(options: ImportOptions) {
  const { from, sql, workFolder, snapshotPath, now = new Date(), dryRun = false } = options;
  const { rows, info: snapshot } = await readDescribedSnapshot(snapshotPath);
  const finish = async () => {
    if (!('folder' in from)) await CallJournal.archive(workFolder);
  };
  const quarantine = new Quarantine(workFolder);
  try {
    const sourceData = await read(options, now, quarantine);
    await quarantine.finish();
    const { places, joined, ambiguous } = mergeSources(
      rows,
      ({ id }) => `sto-${id}`,
      sourceData.places,
    );
    const { force, onWrite: onProgress, signal } = options;
    const written = await writePlaces({
      ...{ source: REGISTER_SOURCE, asOf: REGISTER_AS_OF, sql, sourceData, places, snapshot },
      ...{ dryRun, today: toSeoulDay(now), force, onProgress, signal },
    });
    if (!dryRun) {
      await options.onWritten?.();
      await finish();
    }
    return {
      ...written,
      ...{ joined, ambiguous, dryRun, isComplete: sourceData.isComplete },
      registerPlaces: sourceData.places.length,
      lines: sourceData.places.reduce((sum, place) => sum + place.lines.length, 0),
      ...quarantine.summary,
    };
  } catch (error) {
    // The next run reads the source again: it may have recovered.
    if (error instanceof IngestError && error.isRefusal) await finish();
    throw error;
  }
}

/** Reads all rows; rejected ones go to quarantine. */
async function read(
  { from, workFolder, onDownload }: ImportOptions,
  now: Date,
  quarantine: Quarantine,
): Promise<SourceData> {
  const isFinished = 'folder' in from;
  const journal = isFinished ? await openFinished(from.folder) : await CallJournal.open(workFolder);
  try {
    if (!isFinished) await download(journal, from, now, onDownload);
    const takenAt = new Date(journal.begin?.at ?? now);
    return { takenAt, ...(await readRegister(journal, readDistricts(), quarantine)) };
  } finally {
    await journal.close();
  }
}

async function openFinished(folder: string): Promise<CallJournal> {
  try {
    return await CallJournal.open(folder, () => true, true);
  } catch (error) {
    if (!isFileNotFound(error)) throw error;
    throw toFailure('MissingDownloadError', `${folder} holds no finished download.`, error);
  }
}

async function download(
  journal: CallJournal,
  api: SourceClientOptions,
  now: Date,
  onDownload: ImportOptions['onDownload'],
): Promise<void> {
  const reader = new SourceReader({
    ...{ source: REGISTER, journal, now: () => now },
    // One call at a time without a pause: the register answers 429 to concurrent ones.
    api: { ...api, ratePerSecond: Infinity },
  });
  await reader.begin(ROWS_PER_PAGE, MAX_DOWNLOAD_AGE_MS);
  await reader.readLists(
    REGISTER_ENDPOINTS,
    async (client, endpoint, pageNo) => {
      const { items, totalCount } = await client.get(endpoint, { pageNo });
      return { items: items.map(pickRegisterFields), totalCount };
    },
    onDownload,
  );
}
