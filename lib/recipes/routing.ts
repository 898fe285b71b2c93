import 'server-only';
import { decodeUriTextOrNull } from '@kioot/base/uri-encoding';
import { splitLocalePath, toRoutePath } from '../locales';
import { getSlugStatus, isSlug } from './published-slugs';

/** English path of a recipe's page or image. */
const RECIPE_PATH = /^\/recipes\/([^/]+)(?:\/card\.png)?\/?$/;

/** Internal page in `app/[locale]` that replaces a recipe's page, and its status. */
export interface RecipeFallbackPage {
  path: string;
  status: 404 | 500;
}

/**
 * Page for a recipe address whose slug is not published: one per language, so that invented
 * addresses are not cached as pages. Null for published recipes and other addresses, and while no
 * list of slugs could be read: the page may be cached.
 */
export async function getRecipeFallbackPage(address: string): Promise<RecipeFallbackPage | null> {
  const { locale, path } = splitLocalePath(address);
  const [, written] = RECIPE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  const slug = decodeUriTextOrNull(written) ?? '';
  const status = isSlug(slug) ? await getSlugStatus(slug) : 'missing';
  if (status === 'missing')
    return { path: toRoutePath('/recipe-error/missing', locale), status: 404 };
  return status === 'unavailable'
    ? { path: toRoutePath('/recipe-error/failed', locale), status: 500 }
    : null;
}
