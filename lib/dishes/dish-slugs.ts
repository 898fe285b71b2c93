import 'server-only';
import table from '@/data/built/dish-slugs.json';
import { splitLocalePath, toLocalePath, toRoutePath, LOCALES } from '../locales';
import { renderSitemapIndex, renderUrlSet } from '../sitemap-xml';
import { toDishPath } from './dish';

/** Korean names of the catalog and their slugs, most menus first when they were added. */
export const DISH_SLUGS: ReadonlyMap<string, string> = new Map(Object.entries(table.dishes));
const NAMES: ReadonlyMap<string, string> = new Map([...DISH_SLUGS].map(([ko, slug]) => [slug, ko]));
/** Slugs that pages had, and the slug that replaced each; '' leads to the list of dishes. */
const REDIRECTS: ReadonlyMap<string, string> = new Map(Object.entries(table.redirects));

/** Korean name of the dish with a slug; undefined for an unknown one. */
export const getDishName = (slug: string): string | undefined => NAMES.get(slug);

const DISH_PATH = /^\/dishes\/([^/]+)(\/card\.png)?\/?$/;

/** Page of `app/[locale]` to show instead of a dish's, and its status; with 308 the address that replaced it. */
export interface DishFallbackPage {
  path: string;
  status: 308 | 404;
}

/**
 * Page for an address below `/dishes/` that is no dish of the catalog: one page for all unknown
 * slugs, answered from memory, so that no invented address is rendered and cached. A slug that
 * changed leads to its dish. Null for a dish or another address.
 */
export function getDishFallbackPage(address: string): DishFallbackPage | null {
  const { locale, path } = splitLocalePath(address);
  const [, slug, cardPicture = ''] = DISH_PATH.exec(path) ?? [];
  if (slug === undefined || getDishName(slug) !== undefined) return null;
  const replacement = REDIRECTS.get(slug);
  if (replacement === undefined) {
    return { path: toRoutePath('/dishes/missing', locale), status: 404 };
  }
  const replaced = replacement === '' ? '/dishes' : `/dishes/${replacement}${cardPicture}`;
  return { path: toLocalePath(replaced, locale), status: 308 };
}

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
