import type { RouteHandlerCallbackOptions } from 'serwist';
import { LOCALES, toLocalePath } from '../lib/locales';
import type { Core } from '@kioot/menu-reader/parts';
import { getStoredCore } from '../lib/menu-reader/offline-reader';
import { OFFLINE_READER_CACHE, MENU_PATH, PARTS_PATH } from '../lib/menu-reader/reader-paths';
import { isCacheable } from '../lib/offline/offline-pages';

/** Card with the questions about the dishes of a menu. */
export const CARD_PATH = '/card';
/** Path of a reader file in a page. */
const PART_PATH = /\/menu\/parts\/\w+\/[\w.-]+/g;
/** The two files of a Tesseract core. */
const CORE_PART_PATH = /\/tesseract-core-([\w-]+)\.(?:js|wasm)$/;

/** Paths of a page's reader files that this core needs, each once. */
function getPartPaths(html: string, core: Core): string[] {
  const paths = [...new Set(html.match(PART_PATH) ?? [])];
  return paths.filter((path) => (CORE_PART_PATH.exec(path)?.[1] ?? core) === core);
}

interface FetchOptions {
  signal?: AbortSignal;
  /** Called with the bytes received since the last call. */
  onBytes?: (bytes: number) => void;
}

/**
 * Caches missing files of the reader.
 * @throws when one cannot be fetched, or without room
 */
export async function cacheParts(
  html: string,
  core: Core,
  options: FetchOptions = {},
): Promise<void> {
  const cache = await caches.open(OFFLINE_READER_CACHE);
  const paths = getPartPaths(html, core);
  if (paths.length === 0) throw new Error('The page names no reader files.');
  await Promise.all(
    paths.map(async (path) => {
      const cached = await cache.match(path);
      if (cached) options.onBytes?.((await cached.blob()).size);
      else await cache.put(path, await fetchPart(path, options));
    }),
  );
}

async function fetchPart(path: string, { signal, onBytes }: FetchOptions): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!isCacheable(response) || !response.body) throw new Error(`${path}: ${response.status}`);
  const countedBody = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes?.(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const headers = new Headers(response.headers);
  // Headers of the compressed transfer; the body is decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(countedBody, { headers });
}

/** Removes files of other builds, which no cached page names. */
export async function removeOldParts(core: Core): Promise<void> {
  const cache = await caches.open(OFFLINE_READER_CACHE);
  const pages = await Promise.all(
    LOCALES.map(async (locale) => (await cache.match(toLocalePath(MENU_PATH, locale)))?.text()),
  );
  const needed = new Set(pages.flatMap((html) => getPartPaths(html ?? '', core)));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(PARTS_PATH) && !needed.has(pathname)) await cache.delete(request);
  }
}

/** Serves a file from the cache; an evicted one is cached again as it is fetched. */
export async function serveMenuPart({ request, event, url }: RouteHandlerCallbackOptions) {
  if (!(await getStoredCore())) return fetch(request);
  const cache = await caches.open(OFFLINE_READER_CACHE);
  // `reload` is the reader's retry after a damaged file.
  const cached = request.cache === 'reload' ? undefined : await cache.match(url.pathname);
  if (cached) return cached;
  const response = await fetch(request);
  if (isCacheable(response)) {
    const copy = response.clone();
    event.waitUntil(
      cache
        .put(url.pathname, copy)
        .catch((error: unknown) => console.info('[menu] part not cached', error)),
    );
  }
  return response;
}
