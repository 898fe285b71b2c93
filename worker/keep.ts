import { LOCALES, toLocalePath, type Locale } from '../lib/locales';
import { SHELL_DRAWINGS, getAssetPaths, getShellPaths } from '../lib/offline/pages';
import { MENU_PATH } from '../lib/menu-reader/paths';
import { CACHES } from './caches';
import {
  drawings,
  getDocuments,
  getKeptDocument,
  keepCardLater,
  keepMenuLater,
  pictures,
} from './documents';
import { getKeptCore } from './menu';

/** Where the shell's cache says which build all of it was fetched from, beside each language's pages. */
const SHELL_BUILD_KEY = '/.build';
/** How long the parts of earlier builds stay for pages that are still open. */
const OLD_ASSETS_KEPT_MS = 14 * 24 * 3_600_000;

/**
 * Fetches and keeps one page with its parts.
 * @throws when the network or the page is not there, or a part of it is missing
 */
export async function keepDocument(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(path, { headers: { accept: 'text/html' } });
  const [response, done] = getDocuments(path).refresh.handleAll({ request, event });
  await response;
  await done;
}

/** What Chromium sends for an `<img>`: the same words find the picture in its own cache. */
const PICTURE_HEADERS = {
  accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
};

/** Keeps pictures that were shown before the worker was there to see them. */
export async function keepPictures(paths: readonly string[], event: ExtendableEvent) {
  await Promise.all(
    paths.map(async (path) => {
      if (await caches.match(path, { ignoreVary: true })) return;
      const request = new Request(path, { headers: PICTURE_HEADERS });
      const [response, done] = pictures.handleAll({ request, event });
      await response;
      await done;
    }),
  );
}

const shellFetches = new Map<Locale, Promise<void>>();

/** Keeps every screen of the shell in a language, once for each build; one that fails is tried again at the next visit. */
export function keepShell(build: string, locale: Locale, event: ExtendableEvent): Promise<void> {
  const fetching =
    shellFetches.get(locale) ??
    fetchShell(build, locale, event).finally(() => shellFetches.delete(locale));
  shellFetches.set(locale, fetching);
  return fetching;
}

async function fetchShell(build: string, locale: Locale, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(CACHES.shell);
  const buildKey = toLocalePath(SHELL_BUILD_KEY, locale);
  if ((await (await cache.match(buildKey))?.text()) === build) return;
  // One after the other: the visitor's own requests go first on a narrow line.
  for (const path of getShellPaths(locale)) await keepDocument(path, event);
  for (const path of SHELL_DRAWINGS) {
    const [response, done] = drawings.handleAll({ request: new Request(path), event });
    await response;
    await done;
  }
  if (await getKeptCore()) await keepDocument(toLocalePath(MENU_PATH, locale), event);
  await cache.put(buildKey, new Response(build));
  await removeOldAssets();
}

/** Removes the parts of earlier builds that no kept page needs and that are too old for an open one. */
async function removeOldAssets(): Promise<void> {
  const needed = new Set<string>();
  for (const name of [CACHES.shell, CACHES.visited]) {
    for (const page of await (await caches.open(name)).matchAll())
      for (const path of getAssetPaths(await page.text())) needed.add(path);
  }
  for (const locale of LOCALES) {
    const menu = await getKeptDocument(toLocalePath(MENU_PATH, locale));
    for (const path of getAssetPaths((await menu?.text()) ?? '')) needed.add(path);
    for (const path of await keepMenuLater(locale)) needed.add(path);
    for (const path of await keepCardLater(locale)) needed.add(path);
  }
  const assets = await caches.open(CACHES.assets);
  for (const request of await assets.keys()) {
    const { pathname, search } = new URL(request.url);
    const sentAt = Date.parse((await assets.match(request))?.headers.get('date') ?? '');
    const isOld = !(Date.now() - sentAt < OLD_ASSETS_KEPT_MS);
    if (isOld && !needed.has(pathname + search)) await assets.delete(request);
  }
}
