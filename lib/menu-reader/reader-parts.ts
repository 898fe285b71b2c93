import 'server-only';
import type { ReaderPart, ReaderParts } from '@kioot/menu-reader/parts';
import { getMenuPartsJson } from '../env';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';

/** Files of a build, with the dish names of every language. */
export interface BuiltReaderParts extends Omit<ReaderParts, 'names'> {
  names: Readonly<Record<ForeignLocale, ReaderPart>>;
}

/**
 * Files of the menu reader in this build, with the dish names of one language.
 * @throws {Error} outside of Next, where nothing built them
 */
export function getReaderParts(locale: Locale): ReaderParts {
  const json = getMenuPartsJson();
  if (!json) throw new Error('The files of the menu reader are not built.');
  // Written by `scripts/build-menu-parts.mjs` for this build.
  const { names, ...parts } = JSON.parse(json) as BuiltReaderParts;
  return locale === DEFAULT_LOCALE ? parts : { ...parts, names: names[locale] };
}
