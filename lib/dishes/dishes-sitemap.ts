import 'server-only';
import { LOCALES } from '../locales';
import { renderSitemapIndex, renderUrlSet } from '../sitemap-xml';
import { toDishPath } from './dish-path';
import { DISH_SLUGS } from './dish-slugs';

const INDEX_FILE = 'index.xml';

/** Sitemap index of all dishes, for robots.txt. */
export const DISHES_SITEMAP_PATH = `/dishes/sitemap/${INDEX_FILE}`;

/** A file below `/dishes/sitemap/`: the index, or all dishes in one language (`ja.xml`); else null. */
export function renderDishesSitemap(file: string): string | null {
  if (file === INDEX_FILE) {
    return renderSitemapIndex(LOCALES.map((locale) => `/dishes/sitemap/${locale}.xml`));
  }
  const locale = LOCALES.find((each) => file === `${each}.xml`);
  return locale ? renderUrlSet([...DISH_SLUGS.values()].map(toDishPath), locale) : null;
}
