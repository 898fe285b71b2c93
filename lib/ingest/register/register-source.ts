import 'server-only';
import { join } from 'node:path';
import { REGISTER_SOURCE } from '../../places/snapshot';
import type { PlaceSource } from '../source';
import { createRegisterClient, type RegisterOptions } from './client';
import { readDistricts } from './districts';
import {
  assertHasPlacePages,
  downloadPages,
  finishDownload,
  getDownloadStart,
  type DownloadProgress,
} from './page-store';
import { readRegister } from './read-register';

/** Survey date of menus and prices: in 2021, mostly towards the end of the year. */
const REGISTER_AS_OF = '2021-12-31';

export interface RegisterSourceOptions {
  /** Register API, or a folder of downloaded responses. */
  readonly from: RegisterOptions | { readonly folder: string };
  /** Folder of the downloaded pages. */
  readonly workFolder: string;
  readonly now?: Date;
  readonly onDownload?: (progress: DownloadProgress) => void;
}

/** Creates the source of the register: downloads all pages to a folder, then parses them. */
export function createRegisterSource({
  from,
  workFolder,
  now = new Date(),
  onDownload,
}: RegisterSourceOptions): PlaceSource {
  const isDownloaded = 'folder' in from;
  const folder = isDownloaded ? from.folder : join(workFolder, 'pages');

  async function getPages(): Promise<Date> {
    if (!isDownloaded) {
      const client = createRegisterClient(from);
      return downloadPages({ client, folder, now, onProgress: onDownload });
    }
    await assertHasPlacePages(folder);
    return (await getDownloadStart(folder)) ?? now;
  }

  return {
    name: REGISTER_SOURCE,
    idPrefix: 'sto-',
    asOf: REGISTER_AS_OF,
    async read(quarantine) {
      const takenAt = await getPages();
      return { takenAt, ...(await readRegister(folder, readDistricts(), quarantine)) };
    },
    async finish() {
      if (!isDownloaded) await finishDownload(folder);
    },
  };
}
