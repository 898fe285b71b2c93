import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { getTags } from './entry.mjs';

/**
 * Next's own cache of one instance, but for one thing: Next dates a page by when it was finished, so that one begun before
 * an editor's change and finished after the webhook would count as new. Such a page is not kept.
 *
 * Next makes one handler per request.
 */
export default class SingleCacheHandler extends fileSystemCache.default {
  #createdAt = Date.now();

  async set(key, value, context) {
    if (areTagsExpired(getTags(value, context), this.#createdAt)) return;
    await super.set(key, value, context);
  }
}
