import { randomUUID } from 'node:crypto';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';

/**
 * Next's own cache, which it hands to `unstable_cache` where no request is: in memory, or keeping nothing.
 * @returns what expires a tag in it at once
 */
export function openNextCache({ isKeeping }: { isKeeping: boolean }) {
  const cache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    flushToDisk: false,
    maxMemoryCacheSize: 1024 * 1024,
    // The memory is one for all; this one finds nothing of another's in it.
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
    ...(isKeeping ? { CurCacheHandler: FileSystemCache } : {}),
  });
  Object.assign(globalThis, { __incrementalCache: cache });
  return (tag: string) => cache.revalidateTag(tag, { expire: 0 });
}
