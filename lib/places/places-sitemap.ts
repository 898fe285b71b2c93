import 'server-only';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import { renderSitemapIndex, renderUrlSet } from '../sitemap-xml';
import { queryPlaces } from './query-places';
import { toPlacePath } from './place-path';

/**
 * Entries per file; the protocol allows 50,000 (https://www.sitemaps.org/protocol.html). With all
 * its languages an entry takes some 700 bytes, so that a file can be rendered and sent in one
 * piece.
 */
const PLACES_PER_SITEMAP = 10_000;

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
  const first = Number(part) * PLACES_PER_SITEMAP;
  const ids = await queryPlaces(
    (places) => places.getListedIds(),
    ({ length }) => length > first,
  );
  const paths = ids.slice(first, first + PLACES_PER_SITEMAP).map(toPlacePath);
  return paths.length === 0 ? null : renderUrlSet(paths, locale);
}

async function renderIndex(): Promise<string> {
  const { length } = await queryPlaces((places) => places.getListedIds());
  const parts = [...Array(Math.ceil(length / PLACES_PER_SITEMAP)).keys()];
  const files = LOCALES.flatMap((locale) =>
    parts.map((part) => `${locale === DEFAULT_LOCALE ? '' : `${locale}-`}${part}.xml`),
  );
  return renderSitemapIndex(files.map((file) => `/places/sitemap/${file}`));
}
