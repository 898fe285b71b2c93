import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import {
  getEntrySize,
  getTags,
  isForMemoryOnly,
  isNotFound,
  isPastRevalidation,
  toAnswer,
  toRetained,
} from './entry.mjs';
import { SharedStore } from './shared-store.mjs';
import { TagClock } from './tag-clock.mjs';

/** What one instance keeps in memory; Next's own default for its memory cache. */
const COPIES_MAX_BYTES = 50 * 1024 * 1024;

const RANK = { current: 2, forgotten: 1, invalidated: 0 };

// Node hands over the module, a compiler that knows both kinds of modules its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Makes a class on Next's `cacheHandler` interface whose entries live in Redis, with a copy in this process, so that
 * all instances of a build show the same pages. Reads go: copy, Redis, the page of the build, a new rendering. While
 * Redis is away an instance carries on alone.
 *
 * Next makes one handler per request. Every invalidation is immediate, whatever lifetime `revalidateTag` was given.
 *
 * @param {object} options
 * @param {string} options.url `redis://` or `rediss://`
 */
export function createCacheHandler({ url }) {
  /** What all requests of this process have in common. */
  let shared;

  return class SharedCacheHandler {
    /** Where the tags stood when a key was looked up: what is rendered after that knows no less. */
    #marks = new Map();

    constructor(context) {
      shared ??= openShared(url, context.serverDistDir);
      this.seeds = new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });
      this.createdAt = shared.clock.mark();
    }

    /** The store and the rest, for whoever has to close it. */
    static get shared() {
      return shared;
    }

    /** @returns {Promise<import('./entry.mjs').CacheEntry | null>} */
    async get(key, context) {
      await shared.clock.sync();
      this.#marks.set(key, shared.clock.mark());

      const copy = this.#judge(shared.copies.get(key), context);
      if (copy?.state === 'current' && !isPastRevalidation(copy.entry)) return copy.entry;

      const stored = this.#judge(await this.#readStored(key), context);
      const best =
        getBetter(copy, stored) ?? this.#judge(await this.#readSeed(key, context), context);
      if (!best) return null;
      if (best !== copy) shared.copies.set(key, best.entry);
      return toAnswer(best.entry, best.state);
    }

    /**
     * Not kept when a tag was invalidated while it was made: it may show what was before. What does not exist is kept only in
     * place of a page that did.
     */
    async set(key, value, context) {
      const { store, clock, copies } = shared;
      const mark = this.#marks.get(key) ?? this.createdAt;
      const tags = getTags(value, context);
      if (clock.judge(tags, mark) !== 'current') return;
      if (isNotFound(value) && !(await this.#hasPage(key, value))) return;
      const control = context.fetchCache ? undefined : context.cacheControl;
      const isRetained = value !== null && value === copies.get(key)?.value;
      const cacheControl = isRetained ? toRetained(control) : control;
      const entry = { value, lastModified: Date.now(), cacheControl, tags, mark };
      copies.set(key, entry);
      if (!isForMemoryOnly(key)) await store.write(key, entry);
    }

    async revalidateTag(tags) {
      await shared.clock.invalidate([tags].flat());
    }

    resetRequestCache() {}

    /** An entry and whether it may be shown, by its own tags and by those of whoever asks. */
    #judge(entry, context) {
      if (!entry) return null;
      const tags = [...entry.tags, ...getTags(null, context)];
      return { entry, state: shared.clock.judge(tags, entry.mark) };
    }

    async #hasPage(key, value) {
      if (shared.copies.has(key)) return true;
      const context = { kind: value?.kind, isFallback: false, isRoutePPREnabled: false };
      return Boolean(
        (await shared.store.read(key)) ?? (value && (await this.seeds.get(key, context))),
      );
    }

    async #readStored(key) {
      const stored = await shared.store.read(key);
      return stored && { ...stored, mark: shared.clock.storedMark(stored) };
    }

    /** The page that the build made. */
    async #readSeed(key, context) {
      const seed = await this.seeds.get(key, context);
      if (!seed) return null;
      return { ...seed, tags: getTags(seed.value, context), mark: shared.clock.firstMark() };
    }
  };
}

function openShared(url, serverDistDir) {
  const buildId = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  const store = new SharedStore({ url, buildId });
  const copies = new LRUCache({ maxSize: COPIES_MAX_BYTES, sizeCalculation: getEntrySize });
  return { store, clock: new TagClock(store), copies };
}

/** The one with the better claim, the newer one among equals. */
function getBetter(one, other) {
  if (!one || !other) return one ?? other;
  const byRank = RANK[one.state] - RANK[other.state];
  return (byRank || one.entry.lastModified - other.entry.lastModified) >= 0 ? one : other;
}
