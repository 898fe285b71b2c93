import 'server-only';
import { REGISTER_SOURCE } from '@/lib/places/snapshot';
import { isFileNotFound } from '../common/atomic-file';
import { CallJournal } from '../common/call-journal';
import { MissingDownloadError } from '../common/errors';
import { Journal } from '../common/journal';
import type { SourceClientOptions } from '../common/source-client';
import type { Source } from '../common/source-error';
import { SourceReader, type ReadProgress } from '../common/source-reader';
import type { PlaceSource } from '../source';
import { readDistricts } from './districts';
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

export interface RegisterSourceOptions {
  /** Register API, or the work folder of an earlier import. */
  readonly from: SourceClientOptions | { readonly folder: string };
  /** Folder of the journal. */
  readonly workFolder: string;
  readonly now?: Date;
  readonly onDownload?: (progress: ReadProgress) => void;
}

/** Creates the source of the register: journals all pages, then parses them. */
export function createRegisterSource({
  from,
  workFolder,
  now = new Date(),
  onDownload,
}: RegisterSourceOptions): PlaceSource {
  async function download(journal: CallJournal, api: SourceClientOptions): Promise<void> {
    const reader = new SourceReader({ source: REGISTER, api, journal, now: () => now });
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

  return {
    name: REGISTER_SOURCE,
    idPrefix: 'sto-',
    asOf: REGISTER_AS_OF,
    async read(quarantine) {
      const isFinished = 'folder' in from;
      const journal = isFinished
        ? await openFinished(from.folder)
        : await CallJournal.open(workFolder);
      try {
        // One call at a time: the register answers 429 to concurrent ones.
        if (!isFinished) await download(journal, { ratePerSecond: Infinity, ...from });
        const takenAt = new Date(journal.begin?.at ?? now);
        return { takenAt, ...(await readRegister(journal, readDistricts(), quarantine)) };
      } finally {
        await journal.close();
      }
    },
    async finish() {
      if (!('folder' in from)) await Journal.archive(workFolder);
    },
  };
}

async function openFinished(folder: string): Promise<CallJournal> {
  try {
    return await CallJournal.open(folder, () => true, true);
  } catch (error) {
    if (!isFileNotFound(error)) throw error;
    throw new MissingDownloadError(`${folder} holds no finished download.`, error);
  }
}
