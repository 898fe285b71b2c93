import 'server-only';
import { join } from 'node:path';
import { REGISTER_SOURCE } from '../../places/snapshot';
import type { PlaceSource } from '../source';
import { createRegisterClient, type RegisterOptions } from './client';
import { readDistricts } from './districts';
import {
  checkFiles,
  downloadPages,
  finishReading,
  getBeginning,
  type DownloadProgress,
} from './pages';
import { readRegister } from './read-register';

/** Day its menus and prices were taken down, as far as is known: in 2021, most of them towards its end. */
const REGISTER_AS_OF = '2021-12-31';

export interface RegisterSourceOptions {
  /** The register itself, or a folder of its answers. */
  readonly from: RegisterOptions | { readonly folder: string };
  /** Folder of the downloaded pages. */
  readonly workFolder: string;
  readonly now?: Date;
  readonly onDownload?: (progress: DownloadProgress) => void;
}

/** The register of restaurants and menus: all its pages into a folder first, then rows out of them. */
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
    await checkFiles(folder);
    return (await getBeginning(folder)) ?? now;
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
      if (!isDownloaded) await finishReading(folder);
    },
  };
}
