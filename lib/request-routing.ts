import { DEFAULT_LOCALE, splitLocalePath, toRoutePath } from './locales';

/**
 * Destination of a request: the page at its own address (`page`), another path of `app/[locale]`,
 * or Next's own routing (`pass`).
 */
export type RouteTarget =
  { kind: 'maintenance' | 'rewrite'; path: string; status?: 404 } | { kind: 'page' | 'pass' };

/**
 * English paths that have a page or a picture in every language (`app/[locale]`). `/recipies` is the specified address of the list of
 * recipes (specification section 2).
 */
const PAGE_PATTERN =
  /^\/(?:accessibility|card|counter|dishes(?:\/[^/]+(?:\/card\.png)?)?|distance|error|intro|last-results|loading|location|maintenance|menu|offline|places(?:\/[^/]+(?:\/card\.png)?)?|preferences|recipe-error\/(?:failed|missing)|recipes(?:\/[^/]+(?:\/card\.png)?)?|recipies(?:\/.*)?|results|saved|share|veganpreferences|welcome)?$/;
/** Not-found page of a language. */
const NOT_FOUND_PATH = '/missing';
/** Drawings and photos; those of recipes are in a folder named like a path of a page. */
const PICTURES_PATH = '/images/';
/** Icons, feeds and other files, which Next resolves. */
const FILE_PATTERN = /\.[^/]*$/;
/** Redirected to the address without a prefix. */
const ENGLISH_PREFIX = /^\/en(?:\/|$)/;

/**
 * Destination of a path, percent-encoded as it was sent. During maintenance every path shows the
 * maintenance page of its language; otherwise `/Error` (the specification has both spellings) shows
 * `/error`. Next caches a response for every path below the list of recipes, and for every first
 * segment that it takes for a language, so unknown ones become not-found here. Missing recipes and
 * places: `lib/recipes/routing.ts`, `lib/places/place-fallback-page.ts`.
 *
 * @example
 * getRouteTarget('/ja/nope', false) // { kind: 'rewrite', path: '/ja/missing', status: 404 }
 */
export function getRouteTarget(address: string, isMaintenance: boolean): RouteTarget {
  const { locale, path } = splitLocalePath(address);
  const notFound: RouteTarget =
    locale === DEFAULT_LOCALE
      ? { kind: 'rewrite', path: '/404' }
      : { kind: 'rewrite', path: toRoutePath(NOT_FOUND_PATH, locale), status: 404 };

  if (isMaintenance) return { kind: 'maintenance', path: toRoutePath('/maintenance', locale) };
  if (path === '/Error') return { kind: 'rewrite', path: toRoutePath('/error', locale) };
  // Next's last-resort error page is an address of its own, with status 500.
  if (path === '/_global-error' || path.startsWith('/recipies/')) return notFound;
  if (PAGE_PATTERN.test(path) || ENGLISH_PREFIX.test(path)) return { kind: 'page' };
  if (address.startsWith(PICTURES_PATH)) return { kind: 'pass' };
  if (locale !== DEFAULT_LOCALE) return FILE_PATTERN.test(path) ? { kind: 'pass' } : notFound;
  const [, restOfPath = '-'] = /^\/[^/]+(\/.*)$/.exec(path) ?? [];
  return PAGE_PATTERN.test(restOfPath) || restOfPath === NOT_FOUND_PATH
    ? notFound
    : { kind: 'pass' };
}
