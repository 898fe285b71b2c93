import 'server-only';
import { getMenuPartsJson } from '../env';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { BuiltParts, ReaderParts } from './parts';

/**
 * Where this build has the files of the menu reader, for a page in a language to hand to `createPhoneReader`.
 * @throws {Error} where nothing built them: outside of Next
 */
export function getReaderParts(locale: Locale): ReaderParts {
  const json = getMenuPartsJson();
  if (!json) throw new Error('The files of the menu reader are not built.');
  // What `scripts/build-menu-parts.mjs` wrote for this very build.
  const { names, ...parts } = JSON.parse(json) as BuiltParts;
  return locale === DEFAULT_LOCALE ? parts : { ...parts, names: names[locale] };
}
