import 'server-only';
import type { ReaderPart, ReaderParts } from '@kioot/menu-reader/parts';
import { getMenuPartsJson } from '../env';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';

/** All of a build: a page has the names of its language alone. */
export interface BuiltParts extends Omit<ReaderParts, 'names'> {
  names: Readonly<Record<ForeignLocale, ReaderPart>>;
}

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
