import { DEFAULT_LOCALE, isLocale, type Locale } from '../locales';

/** The language of an address, and its path as English has it: what `toLocalePath` put together. */
export function splitLocalePath(address: string): { locale: Locale; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(address) ?? [];
  return first !== DEFAULT_LOCALE && isLocale(first)
    ? { locale: first, path: rest || '/' }
    : { locale: DEFAULT_LOCALE, path: address };
}
