import { getAssetPaths, isKeepable } from '../lib/offline/pages';
import { CACHES } from './caches';

/** How a chunk of Turbopack names another one that it loads when it is needed. */
const LATER = /"static\/chunks\/[\w.~-]+\.(?:js|css)"/g;

/**
 * Fetches what a page needs before the page is kept, so that a kept page is never without its parts.
 * @throws when a part cannot be had
 */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const cache = await caches.open(
        path.startsWith('/images/') ? CACHES.drawings : CACHES.assets,
      );
      let asset = await cache.match(path);
      if (!asset) {
        asset = await fetch(path);
        if (!isKeepable(asset)) throw new Error(`${path} answered ${asset.status}`);
        await cache.put(path, asset.clone());
      }
      if (path.endsWith('.css')) await keepAssets(getAssetPaths(await asset.text()));
    }),
  );
}

/**
 * Keeps the scripts and styles that kept scripts may load later, and those that these may; gives their paths.
 * @throws when one cannot be had
 */
export async function keepLater(paths: readonly string[]): Promise<string[]> {
  // Some hosts name the build behind every file.
  const query = paths.map((path) => /\?dpl=.*$/.exec(path)?.[0]).find(Boolean) ?? '';
  const seen = new Set(paths);
  const found: string[] = [];
  for (let next = paths; next.length > 0;) {
    const texts = await Promise.all(next.map(readAsset));
    const names = texts.flatMap((text) => text.match(LATER) ?? []);
    next = [...new Set(names.map((name) => `/_next/${name.slice(1, -1)}${query}`))].filter(
      (path) => !seen.has(path),
    );
    for (const path of next) seen.add(path);
    found.push(...next);
    await keepAssets(next);
  }
  return found;
}

async function readAsset(path: string): Promise<string> {
  if (!/\.js(?:\?|$)/.test(path)) return '';
  return (await (await caches.match(path, { cacheName: CACHES.assets }))?.text()) ?? '';
}
