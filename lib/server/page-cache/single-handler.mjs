import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { getEntrySize, getTags, isForMemoryOnly, isNotFound, toRetained } from './entry.mjs';
import { countRevalidation } from '../../revalidations.mjs';

// Node hands over the module, a compiler that knows both kinds of modules its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** What one instance keeps for the case that a page cannot be made anew; mostly what Next's memory holds, too. */
const LAST_GOOD_MAX_BYTES = 50 * 1024 * 1024;

/**
 * One for the process: Next makes one handler per request.
 *
 * @type {LRUCache<string, import('./entry.mjs').CacheEntry>}
 */
const lastGood = new LRUCache({ maxSize: LAST_GOOD_MAX_BYTES, sizeCalculation: getEntrySize });

/**
 * Next's own cache of one instance, but for three things. Next dates a page by when it was finished, so that one begun before
 * an editor's change and finished after the webhook would count as new: such a page is not kept. Next keeps an answer for
 * every address somebody thinks of: what does not exist is kept only in place of a page that did. And Next forgets a page that an
 * editor changed: it is kept for the case that making it anew fails.
 *
 * Next makes one handler per request.
 */
export default class SingleCacheHandler extends FileSystemCache {
  #createdAt = Date.now();
  #context;

  constructor(context) {
    super(context);
    this.#context = context;
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (context.kind === 'FETCH') return entry;
    if (entry && !isNotFound(entry.value)) lastGood.set(key, entry);
    const last = entry ? null : lastGood.get(key);
    // To be made anew before anybody sees it.
    return last ? { ...last, lastModified: -1 } : entry;
  }

  async set(key, value, given) {
    if (areTagsExpired(getTags(value, given), this.#createdAt)) return;
    const isGood = !isNotFound(value);
    if (!isGood) {
      lastGood.delete(key);
      if (!this.#hasPage(key, value)) return;
    }
    const isRetained = isGood && value === lastGood.get(key)?.value;
    const cacheControl = isRetained ? toRetained(given.cacheControl) : given.cacheControl;
    const context = { ...given, cacheControl };
    if (isGood && value.kind !== 'FETCH') {
      lastGood.set(key, { value, lastModified: Date.now(), cacheControl });
    }
    if (this.#isForDisk(key, value)) await super.set(key, value, context);
    else
      await new FileSystemCache({ ...this.#context, flushToDisk: false }).set(key, value, context);
  }

  async revalidateTag(...words) {
    await super.revalidateTag(...words);
    countRevalidation();
  }

  /** Says whether there is a page that something that does not exist has to replace, here or after a restart. */
  #hasPage(key, value) {
    const isInMemory = FileSystemCache.memoryCache?.has(key) === true;
    return isInMemory || (value !== null && this.#hasFile(key, value.kind));
  }

  #isForDisk(key, value) {
    if (!value || isForMemoryOnly(key)) return false;
    const mayBeNothing = value.kind === 'FETCH' || isNotFound(value);
    return !mayBeNothing || this.#hasFile(key, value.kind);
  }

  #hasFile(key, kind) {
    return this.#getFiles(key, kind).some((file) => this.fs.existsSync(file));
  }

  #getFiles(key, kind) {
    if (kind === 'FETCH') return [this.getFilePath(key, kind)];
    const ending = kind === 'APP_ROUTE' ? '.body' : '.html';
    // The pages of the build are found without the route that stands before `/$`.
    const keys = [key, key.slice(key.indexOf('/$/') + '/$'.length)];
    return keys.map((name) => this.getFilePath(name + ending, kind));
  }
}
