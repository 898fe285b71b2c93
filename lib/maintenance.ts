import { decodeOrNull } from './encode';
import { isSlug } from './recipes/slug';

/** What to do with a request: the maintenance page, another path in its place, or nothing special. */
export type Routing =
  { kind: 'maintenance' } | { kind: 'rewrite'; path: string } | { kind: 'pass' };

/** A slug that no post can have. */
const NO_SLUG = '-';

/**
 * Decides where a path, percent-encoded as it was sent, goes. Closed for maintenance, every path shows the maintenance
 * page; open, `/Error` (the specification names both spellings) shows `/error`. Next keeps what it answers for every
 * path of the recipes on disk and writes the path into its log where it cannot, so all paths that cannot be a recipe
 * are one.
 */
export function getRouting(path: string, isMaintenance: boolean): Routing {
  if (isMaintenance) return { kind: 'maintenance' };
  if (path === '/Error') return { kind: 'rewrite', path: '/error' };
  // The page Next shows when all else fails says 500, and is an address of its own.
  if (path === '/_global-error') return { kind: 'rewrite', path: '/404' };
  if (path.startsWith('/recipies/')) return { kind: 'rewrite', path: '/404' };
  const [, slug, picture = ''] = /^\/recipes\/([^/]+)(\/card\.png)?$/.exec(path) ?? [];
  if (slug !== undefined && slug !== NO_SLUG && !isSlug(decodeOrNull(slug) ?? ''))
    return { kind: 'rewrite', path: `/recipes/${NO_SLUG}${picture}` };
  return { kind: 'pass' };
}
