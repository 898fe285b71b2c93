import { FOOD_DRAWINGS_PATH } from '../food-drawings';
import { DEFAULT_LOCALE, splitLocalePath, toLocalePath, type Locale } from '../locales';

/** Page that renders any place from the data on the device. */
const PLACE_FALLBACK_PATH = '/places/elsewhere';

/** Screens precached for offline use, in each language the visitor reads. */
export const SHELL_PATHS = [
  '/',
  '/location',
  '/distance',
  '/preferences',
  '/veganpreferences',
  '/loading',
  '/results',
  '/error',
  '/card',
  '/counter',
  '/saved',
  '/last-results',
  PLACE_FALLBACK_PATH,
] as const;

/** Drawings that scripts add to those screens, so that no HTML names them. */
export const SHELL_DRAWINGS: readonly string[] = [FOOD_DRAWINGS_PATH];

export const OFFLINE_PATH = '/offline';

/**
 * Those screens in a language. {@link OFFLINE_PATH} is among them except in English, which the
 * worker installs.
 */
export function getShellPaths(locale: Locale): string[] {
  const paths = locale === DEFAULT_LOCALE ? SHELL_PATHS : [OFFLINE_PATH, ...SHELL_PATHS];
  return paths.map((path) => toLocalePath(path, locale));
}

/**
 * Cached pages to show in place of an uncached one, best first: a place renders from the last list;
 * the English page is the last resort.
 */
export function getFallbackPaths(path: string): string[] {
  const { locale, path: english } = splitLocalePath(path);
  const paths = [...(english.startsWith('/places/') ? [PLACE_FALLBACK_PATH] : []), OFFLINE_PATH];
  return [...new Set([...paths.map((each) => toLocalePath(each, locale)), OFFLINE_PATH])];
}

/** True when the cached page never expires; other pages are evicted by last use. */
export function isShellPath(path: string): boolean {
  const english = splitLocalePath(path).path;
  return english === OFFLINE_PATH || SHELL_PATHS.some((shell) => shell === english);
}

/**
 * Cacheable response: 200, same origin, not redirected (browsers refuse those for a navigation),
 * without `Cache-Control: no-store` (RFC 9111, 5.2.2.5).
 */
export function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type !== 'opaque' &&
    !response.redirected &&
    !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
  );
}

/** Assets a page needs: scripts, styles and fonts of the build, and drawings. */
const ASSET_PATTERN =
  /\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)(?:\?dpl=[\w-]+)?|\/images\/[\w./-]+\.svg/g;

/** Asset paths in a page's HTML, each once, in order. */
export function getAssetPaths(html: string): string[] {
  return [...new Set(html.match(ASSET_PATTERN) ?? [])];
}
