import { getAssetPaths, isCacheable } from '../lib/offline/offline-pages';

/** Caches of the worker by lifetime. The suffix is the layout version; a new one starts empty. */
export const CACHE_NAMES = {
  /** Screens of `lib/offline/offline-pages.ts`, and the build they came from. */
  shell: 'kioot-shell-v1',
  /** Other visited pages. */
  visited: 'kioot-visited-v1',
  assets: 'kioot-assets-v1',
  drawings: 'kioot-drawings-v1',
  pictures: 'kioot-pictures-v1',
} as const;

/** Time for the network before a cached copy is shown, if there is one (seconds). */
export const NETWORK_TIMEOUT_S = 5;

/** Reference to a lazily loaded chunk in Turbopack's output. */
const LAZY_CHUNK = /"static\/chunks\/[\w.~-]+\.(?:js|css)"/g;

/**
 * Caches assets before their page, so that no cached page lacks one.
 * @throws when one cannot be fetched
 */
export async function cacheAssets(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const cache = await caches.open(
        path.startsWith('/images/') ? CACHE_NAMES.drawings : CACHE_NAMES.assets,
      );
      let asset = await cache.match(path);
      if (!asset) {
        asset = await fetch(path);
        if (!isCacheable(asset)) throw new Error(`${path} responded ${asset.status}`);
        await cache.put(path, asset.clone());
      }
      if (path.endsWith('.css')) await cacheAssets(getAssetPaths(await asset.text()));
    }),
  );
}

/**
 * Caches the chunks that cached scripts load lazily, recursively.
 * @returns their paths
 * @throws when one cannot be fetched
 */
export async function cacheLazyChunks(paths: readonly string[]): Promise<string[]> {
  // Some hosts append the deployment to every file.
  const query = paths.map((path) => /\?dpl=.*$/.exec(path)?.[0]).find(Boolean) ?? '';
  const seen = new Set(paths);
  const found: string[] = [];
  for (let pending = paths; pending.length > 0;) {
    const texts = await Promise.all(pending.map(readScript));
    const names = texts.flatMap((text) => text.match(LAZY_CHUNK) ?? []);
    pending = [...new Set(names.map((name) => `/_next/${name.slice(1, -1)}${query}`))].filter(
      (path) => !seen.has(path),
    );
    for (const path of pending) seen.add(path);
    found.push(...pending);
    await cacheAssets(pending);
  }
  return found;
}

async function readScript(path: string): Promise<string> {
  if (!/\.js(?:\?|$)/.test(path)) return '';
  return (await (await caches.match(path, { cacheName: CACHE_NAMES.assets }))?.text()) ?? '';
}
