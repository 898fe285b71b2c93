import 'server-only';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import { getHreflangUrls, getLocaleUrl } from '../page-urls';
import { queryPlaces, getListedPart } from './query-places';
import { toPlacePath } from './place-path';

/**
 * Entries per file; the protocol allows 50,000 (https://www.sitemaps.org/protocol.html). With all
 * its languages an entry takes some 700 bytes, so that a file can be rendered and sent in one
 * piece.
 */
const PLACES_PER_SITEMAP = 10_000;

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const INDEX_FILE = 'index.xml';
const FILE_PATTERN = /^(?:(?<language>[A-Za-z-]+)-)?(?<part>0|[1-9]\d{0,5})\.xml$/;

/** Sitemap index of all places, for robots.txt. */
export const PLACES_SITEMAP_PATH = `/places/sitemap/${INDEX_FILE}`;

/**
 * A file below `/places/sitemap/`: the index, or one part of the places in one language (`0.xml` in
 * English, `ja-0.xml`) with the alternates of each page. Null for an unknown file.
 * @throws {PlacesDatabaseError}
 */
export async function renderSitemap(file: string): Promise<string | null> {
  if (file === INDEX_FILE) return renderIndex();
  const { language = DEFAULT_LOCALE, part } = FILE_PATTERN.exec(file)?.groups ?? {};
  const locale = LOCALES.find((each) => each === language);
  // English has no prefix.
  if (!locale || part === undefined || file.startsWith(`${DEFAULT_LOCALE}-`)) return null;
  const ids = await getListedPart(Number(part), PLACES_PER_SITEMAP);
  return ids.length === 0 ? null : renderUrlSet(ids.map(toPlacePath), locale);
}

async function renderIndex(): Promise<string> {
  const parts = await queryPlaces((places) => places.getListedParts(PLACES_PER_SITEMAP));
  const files = LOCALES.flatMap((locale) =>
    parts.map((part) => `${locale === DEFAULT_LOCALE ? '' : `${locale}-`}${part}.xml`),
  );
  const entries = files.map((file) => {
    const url = getLocaleUrl(`/places/sitemap/${file}`, DEFAULT_LOCALE);
    return `<sitemap><loc>${url}</loc></sitemap>\n`;
  });
  return toXml(`<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${entries.join('')}</sitemapindex>`);
}

/** Ids of places need no escaping: `isPlaceId`. */
function renderUrlSet(paths: readonly string[], locale: Locale): string {
  const entries = paths.map((path) => {
    const others = Object.entries(getHreflangUrls(path)).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />\n`,
    );
    return `<url>\n<loc>${getLocaleUrl(path, locale)}</loc>\n${others.join('')}</url>\n`;
  });
  return toXml(
    `<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>`,
  );
}

const toXml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
