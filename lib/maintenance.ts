import { DEFAULT_LOCALE, splitLocalePath, toLocalePath } from './locales';

/** What to do with a request: the maintenance page, another path in its place, or nothing special. */
export type Routing =
  | { kind: 'maintenance'; path: string }
  | { kind: 'rewrite'; path: string; status?: 404 }
  | { kind: 'pass' };

/** The paths that have a page in every language (`app/[locale]`), as English has them. */
const PAGE =
  /^\/(?:card|distance|error|intro|kitchen\/(?:failed|list-failed|missing)|last-results|loading|location|maintenance|menu|offline|places(?:\/[^/]+)?|preferences|recipes(?:\/[^/]+)?|recipies(?:\/.*)?|results|saved|share|veganpreferences|welcome)?$/;
/** The page of a language for what it has no page for. */
const MISSING = '/missing';
/** Drawings and photos, those of recipes in a folder of that name. */
const PICTURES = '/images/';
/** Icons, feeds and the like: Next knows which there are. */
const FILE = /\.[^/]*$/;

/**
 * Decides where a path, percent-encoded as it was sent, goes. Closed for maintenance, every path shows the maintenance
 * page of its language; open, `/Error` (the specification names both spellings) shows `/error`. Next keeps what it answers
 * for every path below the list of recipes and for every first part of a path that it takes for a language: none of them has a
 * page but those of our languages. Recipes and places that are not there: `lib/recipes/routing.ts`, `lib/places/routing.ts`.
 */
export function getRouting(address: string, isMaintenance: boolean): Routing {
  const { locale, path } = splitLocalePath(address);
  const toRewrite = (page: string): Routing => ({
    kind: 'rewrite',
    path: toLocalePath(page, locale),
  });
  const notFound: Routing =
    locale === DEFAULT_LOCALE
      ? { kind: 'rewrite', path: '/404' }
      : { kind: 'rewrite', path: toLocalePath(MISSING, locale), status: 404 };

  if (isMaintenance) return { kind: 'maintenance', path: toLocalePath('/maintenance', locale) };
  if (path === '/Error') return toRewrite('/error');
  // The page Next shows when all else fails says 500, and is an address of its own.
  if (path === '/_global-error' || path.startsWith('/recipies/')) return notFound;
  if (PAGE.test(path) || address.startsWith(PICTURES)) return { kind: 'pass' };
  if (locale !== DEFAULT_LOCALE) return FILE.test(path) ? { kind: 'pass' } : notFound;
  const [, behindFirst = '-'] = /^\/[^/]+(\/.*)$/.exec(path) ?? [];
  return PAGE.test(behindFirst) || behindFirst === MISSING ? notFound : { kind: 'pass' };
}
