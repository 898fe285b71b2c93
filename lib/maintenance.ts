import { DEFAULT_LOCALE, splitLocalePath, toRoutePath } from './locales';

/**
 * Answer to a request: a page of ours at its own address (`page`), another path of `app/[locale]` in its place, or Next's own
 * (`pass`).
 */
export type Routing =
  { kind: 'maintenance' | 'rewrite'; path: string; status?: 404 } | { kind: 'page' | 'pass' };

/** The paths that have a page in every language (`app/[locale]`), as English has them. */
const PAGE =
  /^\/(?:card|distance|error|intro|kitchen\/(?:failed|missing)|last-results|loading|location|maintenance|menu|offline|places(?:\/[^/]+)?|preferences|recipes(?:\/[^/]+)?|recipies(?:\/.*)?|results|saved|share|veganpreferences|welcome)?$/;
/** The page of a language for what it has no page for. */
const MISSING = '/missing';
/** Drawings and photos, those of recipes in a folder of that name. */
const PICTURES = '/images/';
/** Icons, feeds and the like: Next knows which there are. */
const FILE = /\.[^/]*$/;
/** Redirected to its short address. */
const LONG_ENGLISH = /^\/en(?:\/|$)/;

/**
 * Decides where a path, percent-encoded as it was sent, goes. Closed for maintenance, every path shows the maintenance
 * page of its language; open, `/Error` (the specification names both spellings) shows `/error`. Next keeps what it answers
 * for every path below the list of recipes and for every first part of a path that it takes for a language: none of them has a
 * page but those of our languages. Recipes and places that are not there: `lib/recipes/routing.ts`, `lib/places/routing.ts`.
 */
export function getRouting(address: string, isMaintenance: boolean): Routing {
  const { locale, path } = splitLocalePath(address);
  const notFound: Routing =
    locale === DEFAULT_LOCALE
      ? { kind: 'rewrite', path: '/404' }
      : { kind: 'rewrite', path: toRoutePath(MISSING, locale), status: 404 };

  if (isMaintenance) return { kind: 'maintenance', path: toRoutePath('/maintenance', locale) };
  if (path === '/Error') return { kind: 'rewrite', path: toRoutePath('/error', locale) };
  // The page Next shows when all else fails says 500, and is an address of its own.
  if (path === '/_global-error' || path.startsWith('/recipies/')) return notFound;
  if (PAGE.test(path) || LONG_ENGLISH.test(path)) return { kind: 'page' };
  if (address.startsWith(PICTURES)) return { kind: 'pass' };
  if (locale !== DEFAULT_LOCALE) return FILE.test(path) ? { kind: 'pass' } : notFound;
  const [, behindFirst = '-'] = /^\/[^/]+(\/.*)$/.exec(path) ?? [];
  return PAGE.test(behindFirst) || behindFirst === MISSING ? notFound : { kind: 'pass' };
}
