import { FOODS_FILE } from '../food-kinds';

/** Draws any place from what the phone has of it. */
export const PLACE_PATH = '/places/elsewhere';

/** The screens a visitor may need without a network, kept on the phone before they are opened. */
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
  '/saved',
  '/last-results',
  PLACE_PATH,
] as const;

/** Drawings that scripts put on those screens, so that no HTML names them. */
export const SHELL_DRAWINGS: readonly string[] = [FOODS_FILE];

/** Shown instead of a page that is not kept. */
export const OFFLINE_PATH = '/offline';

/** The kept page that stands in for one that is not kept: a place of the last list is drawn from that list. */
export function getStandInPath(path: string): string {
  return path.startsWith('/places/') ? PLACE_PATH : OFFLINE_PATH;
}

/** Whether a page is kept for as long as the site is known, and not only among the last ones read. */
export function isShellPath(path: string): boolean {
  return path === OFFLINE_PATH || SHELL_PATHS.some((shell) => shell === path);
}

/**
 * Whether an answer may be kept: 200, from this site, not after a redirect (a browser refuses those for a
 * navigation), and not forbidden by `Cache-Control: no-store` (RFC 9111, 5.2.2.5).
 */
export function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type !== 'opaque' &&
    !response.redirected &&
    !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
  );
}

/** What a page needs to work: the build's scripts, styles and fonts, and the small drawings of its buttons. */
const ASSET =
  /\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)(?:\?dpl=[\w-]+)?|\/images\/[\w./-]+\.svg/g;

/** The paths of everything a page's HTML needs, each once, in the order they appear. */
export function getAssetPaths(html: string): string[] {
  return [...new Set(html.match(ASSET) ?? [])];
}
