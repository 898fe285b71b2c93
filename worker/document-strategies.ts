import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Strategy,
  type SerwistPlugin,
  type StrategyHandler,
} from 'serwist';
import {
  getAssetPaths,
  getFallbackPaths,
  isCacheable,
  isShellPath,
} from '../lib/offline/offline-pages';
import { splitLocalePath } from '../lib/locales';
import { getStoredCore } from '../lib/menu-reader/offline-reader';
import { OFFLINE_READER_CACHE, MENU_PATH } from '../lib/menu-reader/reader-paths';
import { CACHE_NAMES, NETWORK_TIMEOUT_S, cacheAssets, cacheLazyChunks } from './assets';
import { CARD_PATH, removeOldParts, cacheParts } from './menu-parts';

/** Starts of the paths of places and dishes. */
const ANSWERING_PATHS = ['/places/', '/dishes/'];
/** Browsers limit storage to some tens of megabytes; the least recently used go first. */
const MAX_VISITED_PAGES = 60;
const MAX_PICTURES = 150;

/** Content-hashed files. */
export const assetStrategy = new CacheFirst({
  cacheName: CACHE_NAMES.assets,
  plugins: [cacheIfAllowed()],
});

/** Drawings of buttons and backgrounds: few and on every screen, so never evicted. */
export const drawingStrategy = new NetworkFirst({
  cacheName: CACHE_NAMES.drawings,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [cacheIfAllowed()],
});

export const pictureStrategy = new NetworkFirst({
  cacheName: CACHE_NAMES.pictures,
  // The format depends on the browser's `Accept`, which is constant here.
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    cacheIfAllowed(),
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeFrom: 'last-used' }),
  ],
});

/** Fetches and caches; throws when the response cannot be cached, except for a 404. */
class RefreshStrategy extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    const isCached = await handler.cachePut(request, response.clone());
    if (!isCached && response.status !== 404)
      throw new Error(`${request.url} responded ${response.status} and is not cached`);
    return response;
  }
}

const shellStrategies = createDocumentStrategies(CACHE_NAMES.shell);
const visitedStrategies = createDocumentStrategies(CACHE_NAMES.visited, [
  new ExpirationPlugin({ maxEntries: MAX_VISITED_PAGES, maxAgeFrom: 'last-used' }),
]);

/** The menu page is cached together with the reader's files, if the visitor asked for it. */
const menuStrategies = createDocumentStrategies(OFFLINE_READER_CACHE, [
  {
    cacheWillUpdate: async ({ response }) => {
      try {
        const core = await getStoredCore();
        if (core) await cacheParts(await response.clone().text(), core);
        return response;
      } catch (error) {
        console.info('[menu] page not cached: a part is missing', error);
        return null;
      }
    },
    cacheDidUpdate: async () => {
      const core = await getStoredCore();
      if (core) await removeOldParts(core);
    },
  },
]);

/** Strategies of a document: to serve it, and to refresh its cached copy without a visit. */
export function getDocumentStrategies(path: string): { serve: Strategy; refresh: Strategy } {
  if (splitLocalePath(path).path === MENU_PATH) return menuStrategies;
  return isShellPath(path) ? shellStrategies : visitedStrategies;
}

/**
 * Lazy chunks of a cached page that works without a connection as a whole, cached again where they
 * are missing; none for other pages.
 * @throws when one cannot be fetched
 */
export async function cacheOfflineChunks(path: string, html: string): Promise<string[]> {
  return (await hasOfflineChunks(path)) ? cacheLazyChunks(getAssetPaths(html)) : [];
}

/** Cached document of a path; the query is ignored, because pages do not depend on it. */
export async function getCachedDocument(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: getDocumentStrategies(path).serve.cacheName });
}

async function getFallbackDocument(path: string): Promise<Response | undefined> {
  for (const fallback of getFallbackPaths(path)) {
    const cached = await getCachedDocument(fallback);
    if (cached) return cached;
  }
  return undefined;
}

function createDocumentStrategies(cacheName: string, extraPlugins: SerwistPlugin[] = []) {
  const plugins = [cacheWithAssets(cacheName), ...extraPlugins];
  return {
    serve: new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [
        ...plugins,
        {
          handlerDidError: ({ request }) => getFallbackDocument(new URL(request.url).pathname),
        },
      ],
    }),
    // Revalidates the browser's copy; an unchanged page responds with 304.
    refresh: new RefreshStrategy({ cacheName, fetchOptions: { cache: 'no-cache' }, plugins }),
  };
}

/** Caches a page only together with its assets, and removes the copy of a deleted page. */
function cacheWithAssets(cacheName: string): SerwistPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status === 404 || response.status === 410) {
        const cache = await caches.open(cacheName);
        await cache.delete(new URL(request.url).pathname);
      }
      if (!isCacheable(response) || !isHtml(response)) return null;
      try {
        const html = await response.clone().text();
        await cacheAssets(getAssetPaths(html));
        await cacheOfflineChunks(new URL(request.url).pathname, html);
        return response;
      } catch (error) {
        console.info('[offline] page not cached: an asset is missing', error);
        return null;
      }
    },
  };
}

/**
 * True for the staff card, for a place with its order, for a dish with the visitor's own answer, and
 * for the menu page if the visitor asked for offline menus: not all of it may have been used online.
 */
async function hasOfflineChunks(pathname: string): Promise<boolean> {
  const { path } = splitLocalePath(pathname);
  if (path === MENU_PATH) return (await getStoredCore()) !== null;
  return path === CARD_PATH || ANSWERING_PATHS.some((start) => path.startsWith(start));
}

function cacheIfAllowed(): SerwistPlugin {
  return { cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null) };
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
