import 'server-only';
import { decodeOrNull } from '../encode';
import { splitLocalePath, toRoutePath } from '../locales';
import { getSlugStatus } from './published-slugs';
import { isSlug } from './slug';

/** Page or picture of a recipe, as English has it. */
const RECIPE_PATH = /^\/recipes\/([^/]+)(?:\/card\.png)?\/?$/;

/** Page in `app/[locale]` in place of a recipe's that is not there, and its status. */
export interface RecipeStandIn {
  path: string;
  status: 404 | 500;
}

/**
 * The page that the address of a recipe shows in every language when no such recipe is published: one for all, so that no
 * invented address is made and kept as a page. Null for a published recipe, and for what is no recipe's address. Null too while no
 * list of the recipes could be read: the page may have been kept from before.
 */
export async function getRecipeStandIn(address: string): Promise<RecipeStandIn | null> {
  const { locale, path } = splitLocalePath(address);
  const [, written] = RECIPE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  const slug = decodeOrNull(written) ?? '';
  const status = isSlug(slug) ? await getSlugStatus(slug) : 'missing';
  if (status === 'missing') return { path: toRoutePath('/kitchen/missing', locale), status: 404 };
  return status === 'unavailable'
    ? { path: toRoutePath('/kitchen/failed', locale), status: 500 }
    : null;
}
