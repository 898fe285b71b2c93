import { FOODS_FILE } from '../foods-file';
import { DEFAULT_LOCALE, splitLocalePath, toLocalePath, type Locale } from '../locales';

/** Draws any place from what the phone has of it. */
const PLACE_PATH = '/places/elsewhere';

/** The screens a visitor may need without a network, kept on the phone before they are opened, in the languages that are read on it. */
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

/** Those screens in a language. The English worker comes with the English {@link OFFLINE_PATH}; another language's is one of them. */
export function getShellPaths(locale: Locale): string[] {
  const paths = locale === DEFAULT_LOCALE ? SHELL_PATHS : [OFFLINE_PATH, ...SHELL_PATHS];
  return paths.map((path) => toLocalePath(path, locale));
}

/**
 * The kept pages that stand in for one that is not kept, the best first: a place of the last list is drawn from that
 * list, and who never read the language that the address is in may have kept the English page alone.
 */
export function getStandInPaths(path: string): string[] {
  const { locale, path: english } = splitLocalePath(path);
  const paths = [...(english.startsWith('/places/') ? [PLACE_PATH] : []), OFFLINE_PATH];
  return [...new Set([...paths.map((each) => toLocalePath(each, locale)), OFFLINE_PATH])];
}

/** Whether a page is kept for as long as the site is known, and not only among the last ones read. */
export function isShellPath(path: string): boolean {
  const english = splitLocalePath(path).path;
  return english === OFFLINE_PATH || SHELL_PATHS.some((shell) => shell === english);
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
