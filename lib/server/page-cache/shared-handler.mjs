import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import {
  getEntrySize,
  getTags,
  isFailure,
  isMemoryOnly,
  isNotFound,
  isPastRevalidation,
  toNextEntry,
  shortenRevalidation,
} from './cache-entry.mjs';
import { RedisStore } from './redis-store.mjs';
import { TagVersions } from './tag-versions.mjs';

/** Memory of one instance; Next's own default for its memory cache. */
const MAX_COPIES_BYTES = 50 * 1024 * 1024;

const STATE_RANK = { current: 2, forgotten: 1, invalidated: 0 };

// Node imports the CommonJS module, a bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Creates a class with Next's `cacheHandler` interface whose entries live in Redis, with a copy in
 * this process, so that all instances of a build show the same pages. Reads try the copy, Redis,
 * the page of the build, then a new rendering. While Redis is unavailable an instance continues
 * alone.
 *
 * Next creates one handler per request. Every invalidation is immediate, whatever lifetime
 * `revalidateTag` was given.
 *
 * @param {object} options
 * @param {string} options.url `redis://` or `rediss://`
 */
export function createSharedCacheHandler({ url }) {
  /** State shared by all requests of this process. */
  let shared;

  return class SharedCacheHandler {
    /** Tag versions when a key was looked up: its rendering reflects at least these. */
    #marks = new Map();

    constructor(context) {
      shared ??= openSharedState(url, context.serverDistDir);
      this.buildPages = new FileSystemCache({
        ...context,
        flushToDisk: false,
        maxMemoryCacheSize: 0,
      });
      this.createdMark = shared.tagVersions.getMark();
    }

    /** Exposed for closing the connection. */
    static get shared() {
      return shared;
    }

    /** @returns {Promise<import('./cache-entry.mjs').CacheEntry | null>} */
    async get(key, context) {
      await shared.tagVersions.sync();
      this.#marks.set(key, shared.tagVersions.getMark());

      const copy = this.#withState(shared.copies.get(key), context);
      if (copy?.state === 'current' && !isPastRevalidation(copy.entry)) return copy.entry;

      const stored = this.#withState(await this.#readStored(key), context);
      const best =
        getPreferred(copy, stored) ??
        this.#withState(await this.#readBuildPage(key, context), context);
      if (!best) return null;
      if (best !== copy) shared.copies.set(key, best.entry);
      return toNextEntry(best.entry, best.state);
    }

    /**
     * Not stored if a tag was invalidated during rendering: the page may be outdated. A missing
     * page is stored only to replace an existing one.
     */
    async set(key, value, context) {
      const { store, tagVersions, copies } = shared;
      const mark = this.#marks.get(key) ?? this.createdMark;
      const tags = getTags(value, context);
      if (isFailure(value) || tagVersions.getState(tags, mark) !== 'current') return;
      if (isNotFound(value) && !(await this.#hasPage(key, value))) return;
      const control = context.fetchCache ? undefined : context.cacheControl;
      const isRetained = value !== null && value === copies.get(key)?.value;
      const cacheControl = isRetained ? shortenRevalidation(control) : control;
      const entry = { value, lastModified: Date.now(), cacheControl, tags, mark };
      copies.set(key, entry);
      if (!isMemoryOnly(key)) await store.write(key, entry);
    }

    async revalidateTag(tags) {
      await shared.tagVersions.invalidate([tags].flat());
    }

    resetRequestCache() {}

    /** An entry with its state, by its own tags and those of the caller. */
    #withState(entry, context) {
      if (!entry) return null;
      const tags = [...entry.tags, ...getTags(null, context)];
      return { entry, state: shared.tagVersions.getState(tags, entry.mark) };
    }

    async #hasPage(key, value) {
      if (shared.copies.has(key)) return true;
      const context = { kind: value?.kind, isFallback: false, isRoutePPREnabled: false };
      return Boolean(
        (await shared.store.read(key)) ?? (value && (await this.buildPages.get(key, context))),
      );
    }

    async #readStored(key) {
      const stored = await shared.store.read(key);
      return stored && { ...stored, mark: shared.tagVersions.toStoredMark(stored) };
    }

    /** The page of the build. */
    async #readBuildPage(key, context) {
      const page = await this.buildPages.get(key, context);
      if (!page) return null;
      return {
        ...page,
        tags: getTags(page.value, context),
        mark: shared.tagVersions.getBuildMark(),
      };
    }
  };
}

function openSharedState(url, serverDistDir) {
  const buildId = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  const store = new RedisStore({ url, buildId });
  const copies = new LRUCache({ maxSize: MAX_COPIES_BYTES, sizeCalculation: getEntrySize });
  return { store, tagVersions: new TagVersions(store), copies };
}

/** The entry with the better state; the newer one among equals. */
function getPreferred(one, other) {
  if (!one || !other) return one ?? other;
  const byRank = STATE_RANK[one.state] - STATE_RANK[other.state];
  return (byRank || one.entry.lastModified - other.entry.lastModified) >= 0 ? one : other;
}
