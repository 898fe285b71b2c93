import 'server-only';
import { splitLocalePath, toLocalePath, toRoutePath } from '../locales';
import { DISH_REDIRECTS, getDishName } from './dish-slugs';

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
  const replacement = DISH_REDIRECTS.get(slug);
  if (replacement === undefined) {
    return { path: toRoutePath('/dishes/missing', locale), status: 404 };
  }
  const replaced = replacement === '' ? '/dishes' : `/dishes/${replacement}${cardPicture}`;
  return { path: toLocalePath(replaced, locale), status: 308 };
}
