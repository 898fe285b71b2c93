import { LOCALES, toLocalePath, type Locale } from '../lib/locales';
import { SHELL_DRAWINGS, getAssetPaths, getShellPaths } from '../lib/offline/offline-pages';
import { MENU_PATH } from '../lib/menu-reader/reader-paths';
import { CACHE_NAMES } from './cache-names';
import {
  drawingStrategy,
  getDocumentStrategies,
  getCachedDocument,
  getOfflineChunks,
  cacheCardChunks,
  cacheMenuChunks,
  pictureStrategy,
} from './document-strategies';
import { getStoredCore } from './menu-parts';

/** Key of the build that the shell was fetched from, per language. */
const SHELL_BUILD_KEY = '/.build';
/** Lifetime of older builds' assets, for pages that are still open. */
const MAX_OLD_ASSET_AGE_MS = 14 * 24 * 3_600_000;

/**
 * Fetches and caches a page with its assets.
 * @throws when the network, the page or an asset is missing
 */
export async function cacheDocument(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(path, { headers: { accept: 'text/html' } });
  const [response, done] = getDocumentStrategies(path).refresh.handleAll({ request, event });
  await response;
  await done;
}

/** Headers of Chromium for an `<img>`, so that its HTTP cache is hit. */
const PICTURE_HEADERS = {
  accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
};

/** Caches pictures shown before the worker was active. */
export async function cachePictures(paths: readonly string[], event: ExtendableEvent) {
  await Promise.all(
    paths.map(async (path) => {
      if (await caches.match(path, { ignoreVary: true })) return;
      const request = new Request(path, { headers: PICTURE_HEADERS });
      const [response, done] = pictureStrategy.handleAll({ request, event });
      await response;
      await done;
    }),
  );
}

const shellFetches = new Map<Locale, Promise<void>>();

/**
 * Caches all shell screens of a language once per build; a failure is retried at the next visit.
 */
export function cacheShell(build: string, locale: Locale, event: ExtendableEvent): Promise<void> {
  const fetching =
    shellFetches.get(locale) ??
    fetchShell(build, locale, event).finally(() => shellFetches.delete(locale));
  shellFetches.set(locale, fetching);
  return fetching;
}

async function fetchShell(build: string, locale: Locale, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.shell);
  const buildKey = toLocalePath(SHELL_BUILD_KEY, locale);
  if ((await (await cache.match(buildKey))?.text()) === build) return;
  // Sequential, so that the visitor's own requests go first on a slow connection.
  for (const path of getShellPaths(locale)) await cacheDocument(path, event);
  for (const path of SHELL_DRAWINGS) {
    const [response, done] = drawingStrategy.handleAll({ request: new Request(path), event });
    await response;
    await done;
  }
  if (await getStoredCore()) await cacheDocument(toLocalePath(MENU_PATH, locale), event);
  await cache.put(buildKey, new Response(build));
  await removeOldAssets();
}

/**
 * Removes assets of older builds that no cached page needs and that are too old for an open one.
 */
async function removeOldAssets(): Promise<void> {
  const needed = new Set<string>();
  for (const name of [CACHE_NAMES.shell, CACHE_NAMES.visited]) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) {
      const html = (await (await pages.match(request))?.text()) ?? '';
      for (const path of getAssetPaths(html)) needed.add(path);
      for (const path of await getOfflineChunks(request.url, html)) needed.add(path);
    }
  }
  for (const locale of LOCALES) {
    const menu = await getCachedDocument(toLocalePath(MENU_PATH, locale));
    for (const path of getAssetPaths((await menu?.text()) ?? '')) needed.add(path);
    for (const path of await cacheMenuChunks(locale)) needed.add(path);
    for (const path of await cacheCardChunks(locale)) needed.add(path);
  }
  const assets = await caches.open(CACHE_NAMES.assets);
  for (const request of await assets.keys()) {
    const { pathname, search } = new URL(request.url);
    const sentAt = Date.parse((await assets.match(request))?.headers.get('date') ?? '');
    const isOld = !(Date.now() - sentAt < MAX_OLD_ASSET_AGE_MS);
    if (isOld && !needed.has(pathname + search)) await assets.delete(request);
  }
}
