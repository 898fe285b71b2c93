import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Strategy,
  type SerwistPlugin,
  type StrategyHandler,
} from 'serwist';
import { getAssetPaths, getStandInPaths, isKeepable, isShellPath } from '../lib/offline/pages';
import { splitLocalePath, toLocalePath, type Locale } from '../lib/locales';
import { KEPT_CACHE, MENU_PATH } from '../lib/menu-reader/paths';
import { keepAssets, keepLater } from './assets';
import { BAD_SIGNAL_S, CACHES } from './caches';
import { CARD_PATH, dropOldParts, getKeptCore, keepParts } from './menu';

/** A browser refuses more than some tens of megabytes; what was read or seen last stays. */
const VISITED_PAGES_MOST = 60;
const PICTURES_MOST = 150;

/** Everything under a name that says its content. */
export const assets = new CacheFirst({ cacheName: CACHES.assets, plugins: [keepOnly()] });

/** The drawings of buttons and backgrounds: few, and part of every screen, so none is ever pushed out. */
export const drawings = new NetworkFirst({
  cacheName: CACHES.drawings,
  networkTimeoutSeconds: BAD_SIGNAL_S,
  plugins: [keepOnly()],
});

export const pictures = new NetworkFirst({
  cacheName: CACHES.pictures,
  // The format follows what the browser accepts, and this is always the same browser.
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: BAD_SIGNAL_S,
  plugins: [
    keepOnly(),
    new ExpirationPlugin({ maxEntries: PICTURES_MOST, maxAgeFrom: 'last-used' }),
  ],
});

/** Fetches and keeps, and fails where it cannot keep; a page that is not there is nothing to keep. */
class Refresh extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    const isKept = await handler.cachePut(request, response.clone());
    if (!isKept && response.status !== 404)
      throw new Error(`${request.url} answered ${response.status} and is not kept`);
    return response;
  }
}

const shell = toDocuments(CACHES.shell);
const visited = toDocuments(CACHES.visited, [
  new ExpirationPlugin({ maxEntries: VISITED_PAGES_MOST, maxAgeFrom: 'last-used' }),
]);

/** The page that reads menus stays with what it reads them with, where the visitor asked for that. */
const menu = toDocuments(KEPT_CACHE, [
  {
    cacheWillUpdate: async ({ request, response }) => {
      try {
        const core = await getKeptCore();
        if (core) {
          const html = await response.clone().text();
          await keepParts(html, core);
          await keepMenuLater(splitLocalePath(new URL(request.url).pathname).locale, html);
        }
        return response;
      } catch (error) {
        console.info('[menu] the page is not kept: a part of it is missing', error);
        return null;
      }
    },
    cacheDidUpdate: async () => {
      const core = await getKeptCore();
      if (core) await dropOldParts(core);
    },
  },
]);

/** How the document at this path is served, and how its kept copy is renewed without a visit. */
export function getDocuments(path: string): { serve: Strategy; refresh: Strategy } {
  if (isMenuPath(path)) return menu;
  return isShellPath(path) ? shell : visited;
}

/**
 * Keeps what the page of menus may load later, where menus are kept: the visitor may never have seen it all while there was a
 * network. Gives the paths.
 * @param locale of the page
 * @param html the page that is about to be kept; otherwise the kept one
 */
export async function keepMenuLater(locale: Locale, html?: string): Promise<string[]> {
  if (!(await getKeptCore())) return [];
  const menu = html ?? (await (await getKeptDocument(toLocalePath(MENU_PATH, locale)))?.text());
  return keepLater(getAssetPaths(menu ?? ''));
}

/** The same for the card, which is kept with all of it: its Korean, and the words of one's own. Gives the paths. */
export async function keepCardLater(locale: Locale): Promise<string[]> {
  const card = await (await getKeptDocument(toLocalePath(CARD_PATH, locale)))?.text();
  return keepLater(getAssetPaths(card ?? ''));
}

function isMenuPath(path: string): boolean {
  return splitLocalePath(path).path === MENU_PATH;
}

function getDocumentCache(path: string): string {
  if (isMenuPath(path)) return KEPT_CACHE;
  return isShellPath(path) ? CACHES.shell : CACHES.visited;
}

/** The kept document of a path, whatever its query: every page is one document for all queries. */
export async function getKeptDocument(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: getDocumentCache(path) });
}

async function getStandIn(path: string): Promise<Response | undefined> {
  for (const standIn of getStandInPaths(path)) {
    const kept = await getKeptDocument(standIn);
    if (kept) return kept;
  }
  return undefined;
}

function toDocuments(cacheName: string, extraPlugins: SerwistPlugin[] = []) {
  const plugins = [keepWhole(cacheName), ...extraPlugins];
  return {
    serve: new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: BAD_SIGNAL_S,
      plugins: [
        ...plugins,
        {
          handlerDidError: ({ request }) => getStandIn(new URL(request.url).pathname),
        },
      ],
    }),
    // The browser asks whether its own copy is the last one; an unchanged page answers 304.
    refresh: new Refresh({ cacheName, fetchOptions: { cache: 'no-cache' }, plugins }),
  };
}

/** Keeps a page only together with its parts, and drops the copy of a page that was taken away. */
function keepWhole(cacheName: string): SerwistPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status === 404 || response.status === 410) {
        const cache = await caches.open(cacheName);
        await cache.delete(new URL(request.url).pathname);
      }
      if (!isKeepable(response) || !isHtml(response)) return null;
      try {
        const paths = getAssetPaths(await response.clone().text());
        await keepAssets(paths);
        if (splitLocalePath(new URL(request.url).pathname).path === CARD_PATH)
          await keepLater(paths);
        return response;
      } catch (error) {
        console.info('[offline] a page is not kept: a part of it is missing', error);
        return null;
      }
    },
  };
}

function keepOnly(): SerwistPlugin {
  return { cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null) };
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
