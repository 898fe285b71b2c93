import type { RouteHandlerCallbackOptions } from 'serwist';
import { LOCALES, toLocalePath } from '../lib/locales';
import { CORES, type Core } from '@kioot/menu-reader/parts';
import { KEPT_CACHE, KEPT_MARK, MENU_PATH, PARTS_PATH } from '../lib/menu-reader/paths';
import { isKeepable } from '../lib/offline/pages';

/** Where the dishes of a menu become questions for the staff. */
export const CARD_PATH = '/card';
/** A file of the reader, as the page names it. */
const PART = /\/menu\/parts\/\w+\/[\w.-]+/g;
/** Two files of the recogniser belong to one core. */
const CORE_PART = /\/tesseract-core-([\w-]+)\.(?:js|wasm)$/;

/** For which core the visitor asked to keep the reader; null where nobody did. */
export async function getKeptCore(): Promise<Core | null> {
  if (!(await caches.has(KEPT_CACHE))) return null;
  const mark = await caches.match(KEPT_MARK, { cacheName: KEPT_CACHE });
  const name = await mark?.text();
  return CORES.find((core) => core === name) ?? null;
}

/** The parts that a page names and a phone with this core needs, each once. */
function getPartPaths(html: string, core: Core): string[] {
  const paths = [...new Set(html.match(PART) ?? [])];
  return paths.filter((path) => (CORE_PART.exec(path)?.[1] ?? core) === core);
}

interface Options {
  signal?: AbortSignal;
  /** Told how much came since the last call, in bytes. */
  onBytes?: (bytes: number) => void;
}

/**
 * Keeps the parts that are not kept yet.
 * @throws where one cannot be fetched, or there is no room
 */
export async function keepParts(html: string, core: Core, options: Options = {}): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const paths = getPartPaths(html, core);
  if (paths.length === 0) throw new Error('The page names no parts.');
  await Promise.all(
    paths.map(async (path) => {
      const kept = await cache.match(path);
      if (kept) options.onBytes?.((await kept.blob()).size);
      else await cache.put(path, await fetchPart(path, options));
    }),
  );
}

async function fetchPart(path: string, { signal, onBytes }: Options): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!isKeepable(response) || !response.body) throw new Error(`${path}: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        onBytes?.(piece.length);
        controller.enqueue(piece);
      },
    }),
  );
  const headers = new Headers(response.headers);
  // Of the bytes on their way, which were unpacked since.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(counted, { headers });
}

/** Drops the parts that no kept page names: those of other builds. */
export async function dropOldParts(core: Core): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const pages = await Promise.all(
    LOCALES.map(async (locale) => (await cache.match(toLocalePath(MENU_PATH, locale)))?.text()),
  );
  const needed = new Set(pages.flatMap((html) => getPartPaths(html ?? '', core)));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(PARTS_PATH) && !needed.has(pathname)) await cache.delete(request);
  }
}

/** A part from what is kept; one that the browser took away is kept again as it is fetched. */
export async function serveMenuPart({ request, event, url }: RouteHandlerCallbackOptions) {
  if (!(await getKeptCore())) return fetch(request);
  const cache = await caches.open(KEPT_CACHE);
  // The reader asks past its copies where one is damaged.
  const kept = request.cache === 'reload' ? undefined : await cache.match(url.pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (isKeepable(response)) {
    const copy = response.clone();
    event.waitUntil(
      cache
        .put(url.pathname, copy)
        .catch((error: unknown) => console.info('[menu] a part is not kept', error)),
    );
  }
  return response;
}
