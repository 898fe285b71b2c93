import 'server-only';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import { getLanguageUrls, getLocaleUrl } from '../page-links';
import { askPlaces, getListedPart } from './ask-places';
import { toPlacePath } from './path';

/**
 * Search engines take 50,000 addresses a file (https://www.sitemaps.org/protocol.html). With all its languages one takes some 700
 * bytes, so a file of these is one that is made at once and sent whole.
 */
export const PLACES_PER_SITEMAP = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX = 'index.xml';
const FILE = /^(?:(?<language>[A-Za-z-]+)-)?(?<part>0|[1-9]\d{0,5})\.xml$/;

/** Where robots find the pages of all places. */
export const PLACES_INDEX_PATH = `/places/sitemap/${INDEX}`;

/**
 * A file below `/places/sitemap/`: the list of all the others, or the pages of one part of the places in one language
 * (`0.xml` in English, `ja-0.xml`), each with its address in the other ones. Null where there is no such file.
 * @throws {PlacesDatabaseError}
 */
export async function makeSitemap(file: string): Promise<string | null> {
  if (file === INDEX) return makeIndex();
  const { language = DEFAULT_LOCALE, part } = FILE.exec(file)?.groups ?? {};
  const locale = LOCALES.find((each) => each === language);
  // English has no name in an address.
  if (!locale || part === undefined || file.startsWith(`${DEFAULT_LOCALE}-`)) return null;
  const ids = await getListedPart(Number(part), PLACES_PER_SITEMAP);
  return ids.length === 0 ? null : makeFile(ids.map(toPlacePath), locale);
}

async function makeIndex(): Promise<string> {
  const parts = await askPlaces((places) => places.getListedParts(PLACES_PER_SITEMAP));
  const files = LOCALES.flatMap((locale) =>
    parts.map((part) => `${locale === DEFAULT_LOCALE ? '' : `${locale}-`}${part}.xml`),
  );
  const entries = files.map((file) => {
    const url = getLocaleUrl(`/places/sitemap/${file}`, DEFAULT_LOCALE);
    return `<sitemap><loc>${url}</loc></sitemap>\n`;
  });
  return toXml(`<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>`);
}

/** Ids of places need no escaping: `isPlaceId`. */
function makeFile(paths: readonly string[], locale: Locale): string {
  const entries = paths.map((path) => {
    const others = Object.entries(getLanguageUrls(path)).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />\n`,
    );
    return `<url>\n<loc>${getLocaleUrl(path, locale)}</loc>\n${others.join('')}</url>\n`;
  });
  return toXml(
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>`,
  );
}

const toXml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
