import 'server-only';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import { isListed } from './snapshot';
import { getRestaurants } from './store';

/** Search engines take 50,000 addresses a file, and 50 MB (https://www.sitemaps.org/protocol.html). */
export const PLACES_PER_SITEMAP = 50_000;

/** The ids of all places that have a page. */
export function getListedIds(): string[] {
  return getRestaurants()
    .filter(isListed)
    .map(({ contentId }) => contentId);
}

/** The files that hold them, in English and then in each other language: `/places/sitemap/0.xml`, `ja-0.xml`. */
export function getSitemapIds(): string[] {
  const files = Math.ceil(getListedIds().length / PLACES_PER_SITEMAP);
  return LOCALES.flatMap((locale) =>
    Array.from({ length: files }, (_, at) => (locale === DEFAULT_LOCALE ? '' : `${locale}-`) + at),
  );
}

/** The language and the number of such a file. */
export function parseSitemapId(id: string): { locale: Locale; number: number } {
  const locale = LOCALES.find((each) => id.startsWith(`${each}-`));
  return {
    locale: locale ?? DEFAULT_LOCALE,
    number: Number(locale ? id.slice(locale.length + 1) : id),
  };
}
