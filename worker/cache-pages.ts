import type { Strategy } from 'serwist';
import { LOCALES, splitLocalePath, toLocalePath, type Locale } from '../lib/locales';
import { SHELL_DRAWINGS, getAssetPaths, getShellPaths } from '../lib/offline/offline-pages';
import { getStoredCore } from '../lib/menu-reader/offline-reader';
import { MENU_PATH } from '../lib/menu-reader/reader-paths';
import { CACHE_NAMES } from './assets';
import {
  drawingStrategy,
  cacheOfflineChunks,
  getDocumentStrategies,
  getCachedDocument,
  pictureStrategy,
} from './document-strategies';
import { CARD_PATH } from './menu-parts';

/** Key of the build that the shell was fetched from, per language. */
const SHELL_BUILD_KEY = '/.build';
/** Pages whose chunks all have to be there before any is removed. */
const PRECACHED_PATHS = [CARD_PATH, MENU_PATH];
/** Lifetime of older builds' assets, for pages that are still open. */
const MAX_OLD_ASSET_AGE_MS = 14 * 24 * 3_600_000;

async function handleWhole(strategy: Strategy, request: Request, event: ExtendableEvent) {
  const [response, done] = strategy.handleAll({ request, event });
  await response;
  await done;
}

/**
 * Fetches and caches a page with its assets.
 * @throws when the network, the page or an asset is missing
 */
export async function cacheDocument(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(path, { headers: { accept: 'text/html' } });
  await handleWhole(getDocumentStrategies(path).refresh, request, event);
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
      await handleWhole(pictureStrategy, new Request(path, { headers: PICTURE_HEADERS }), event);
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
  for (const path of SHELL_DRAWINGS) await handleWhole(drawingStrategy, new Request(path), event);
  if (await getStoredCore()) await cacheDocument(toLocalePath(MENU_PATH, locale), event);
  await cache.put(buildKey, new Response(build));
  await removeOldAssets();
}

/**
 * Removes assets of older builds that no cached page needs and that are too old for an open one.
 */
async function removeOldAssets(): Promise<void> {
  const needed = new Set<string>();
  const shell = await caches.open(CACHE_NAMES.shell);
  const visited = await caches.open(CACHE_NAMES.visited);
  const requests = [...(await shell.keys()), ...(await visited.keys())];
  const menus = LOCALES.map((locale) => toLocalePath(MENU_PATH, locale));
  for (const path of [...requests.map(({ url }) => new URL(url).pathname), ...menus]) {
    const html = (await (await getCachedDocument(path))?.text()) ?? '';
    for (const asset of getAssetPaths(html)) needed.add(asset);
    for (const chunk of await getNeededChunks(path, html)) needed.add(chunk);
  }
  const assets = await caches.open(CACHE_NAMES.assets);
  for (const request of await assets.keys()) {
    const { pathname, search } = new URL(request.url);
    const sentAt = Date.parse((await assets.match(request))?.headers.get('date') ?? '');
    const isOld = !(Date.now() - sentAt < MAX_OLD_ASSET_AGE_MS);
    if (isOld && !needed.has(pathname + search)) await assets.delete(request);
  }
}

/** Without those of an older page that lacks one, which no server has anymore. */
async function getNeededChunks(path: string, html: string): Promise<string[]> {
  try {
    return await cacheOfflineChunks(path, html);
  } catch (error) {
    if (PRECACHED_PATHS.includes(splitLocalePath(path).path)) throw error;
    console.info('[offline] a chunk of an older page is missing', error);
    return [];
  }
}
