import 'server-only';
import { getMenuPartsJson } from '../env';
import type { ReaderParts } from './parts';

/**
 * Where this build has the files of the menu reader, for the page to hand to `createPhoneReader`.
 * @throws {Error} where nothing built them: outside of Next
 */
export function getReaderParts(): ReaderParts {
  const json = getMenuPartsJson();
  if (!json) throw new Error('The files of the menu reader are not built.');
  // What `scripts/build-menu-parts.mjs` wrote for this very build.
  return JSON.parse(json) as ReaderParts;
}
