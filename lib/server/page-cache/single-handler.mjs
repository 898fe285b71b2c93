import { accessSync, constants } from 'node:fs';
import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import {
  getEntrySize,
  getTags,
  isFailure,
  isMemoryOnly,
  isNotFound,
  shortenRevalidation,
} from './cache-entry.mjs';
import { noteChangedTags, recallChangedTags } from './changed-tags.mjs';
import { countRevalidation } from '../../revalidation-count.mjs';

// Node imports the CommonJS module, a bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Last good versions, for failed renderings; mostly shared with Next's memory cache. */
const MAX_LAST_GOOD_BYTES = 50 * 1024 * 1024;

/**
 * One per process: Next creates a handler per request.
 *
 * @type {LRUCache<string, import('./cache-entry.mjs').CacheEntry>}
 */
const lastGood = new LRUCache({ maxSize: MAX_LAST_GOOD_BYTES, sizeCalculation: getEntrySize });

recallChangedTags();

/** @type {boolean | undefined} */
let hasWritableBuild;

/** False for a read-only file system, on which pages stay in memory. */
function isWritable(serverDistDir) {
  if (hasWritableBuild !== undefined) return hasWritableBuild;
  try {
    accessSync(serverDistDir, constants.W_OK);
    return (hasWritableBuild = true);
  } catch {
    return (hasWritableBuild = false);
  }
}

/**
 * Next's own cache of one instance, with four differences. Next dates a page by the end of its
 * rendering, so that one begun before an editor's change and finished after the webhook would count
 * as new: such a page is not stored. Next stores a response for every invented address: a missing
 * page is stored only to replace an existing one. Next drops an invalidated page: it is kept as a
 * fallback for a failed rendering. And Next forgets an invalidation with its process, not the page.
 *
 * Next creates one handler per request.
 */
export default class SingleCacheHandler extends FileSystemCache {
  #createdAt = Date.now();
  #context;

  constructor(given) {
    const context = { ...given, flushToDisk: given.flushToDisk && isWritable(given.serverDistDir) };
    super(context);
    this.#context = context;
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (context.kind === 'FETCH') return entry;
    if (entry && !isNotFound(entry.value)) lastGood.set(key, entry);
    const last = entry ? null : lastGood.get(key);
    // -1: to be rendered before it is shown.
    return last ? { ...last, lastModified: -1 } : entry;
  }

  async set(key, value, given) {
    if (isFailure(value) || areTagsExpired(getTags(value, given), this.#createdAt)) return;
    const isGood = !isNotFound(value);
    if (!isGood) {
      lastGood.delete(key);
      if (!this.#hasPage(key, value)) return;
    }
    const isRetained = isGood && value === lastGood.get(key)?.value;
    const cacheControl = isRetained ? shortenRevalidation(given.cacheControl) : given.cacheControl;
    const context = { ...given, cacheControl };
    if (isGood && value.kind !== 'FETCH') {
      lastGood.set(key, { value, lastModified: Date.now(), cacheControl });
    }
    if (this.#isForDisk(key, value)) await super.set(key, value, context);
    else
      await new FileSystemCache({ ...this.#context, flushToDisk: false }).set(key, value, context);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    noteChangedTags([tags].flat());
    countRevalidation();
  }

  /** True if a page exists that a missing one has to replace, in memory or on disk. */
  #hasPage(key, value) {
    const isInMemory = FileSystemCache.memoryCache?.has(key) === true;
    return isInMemory || (value !== null && this.#hasFile(key, value.kind));
  }

  #isForDisk(key, value) {
    if (!value || isMemoryOnly(key)) return false;
    const mayBeNothing = value.kind === 'FETCH' || isNotFound(value);
    return !mayBeNothing || this.#hasFile(key, value.kind);
  }

  #hasFile(key, kind) {
    return this.#getFiles(key, kind).some((file) => this.fs.existsSync(file));
  }

  #getFiles(key, kind) {
    if (kind === 'FETCH') return [this.getFilePath(key, kind)];
    const ending = kind === 'APP_ROUTE' ? '.body' : '.html';
    // Pages of the build have keys without the route in front of `/$`.
    const keys = [key, key.slice(key.indexOf('/$/') + '/$'.length)];
    return keys.map((name) => this.getFilePath(name + ending, kind));
  }
}
