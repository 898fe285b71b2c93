import { randomUUID } from 'node:crypto';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';

/**
 * Next's cache behind `unstable_cache` outside a request: in memory, or storing nothing.
 *
 * @returns a function that expires a tag at once
 */
export function openNextCache({ keepsEntries }: { keepsEntries: boolean }) {
  const cache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    flushToDisk: false,
    maxMemoryCacheSize: 1024 * 1024,
    // The memory is shared by all instances; the prefix isolates this one.
    fetchCacheKeyPrefix: randomUUID(),
    requestHeaders: {},
    previewProps: {
      previewModeId: 'none',
      previewModeSigningKey: 'none',
      previewModeEncryptionKey: 'none',
    },
    prerenderManifest: {
      version: 4,
      routes: {},
      dynamicRoutes: {},
      notFoundRoutes: [],
      preview: {
        previewModeId: 'none',
        previewModeSigningKey: 'none',
        previewModeEncryptionKey: 'none',
      },
    },
    ...(keepsEntries ? { CurCacheHandler: FileSystemCache } : {}),
  });
  Object.assign(globalThis, { __incrementalCache: cache });
  return (tag: string) => cache.revalidateTag(tag, { expire: 0 });
}
