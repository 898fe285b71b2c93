import { accessSync, constants } from 'node:fs';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { isMemoryOnly, noteChangedTags, recallChangedTags } from './changed-tags.mjs';
import { countRevalidation } from '../../revalidation-count.mjs';

// Node imports the CommonJS module, a bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Header in which Next stores the tags of a page (guide "Self-Hosting", Configuring Caching). */
const TAGS_HEADER = 'x-next-cache-tags';
/** Next retries a failed rendering after 30 seconds; its cause may be gone long before. */
const RETRY_AFTER_S = 5;

recallChangedTags();

/** False for a read-only file system, on which pages stay in memory. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const isNotFound = (value) => value?.status === 404;

/** True for the response of a route that could not answer, which must not be repeated. */
const isFailure = (value) => value?.kind === 'APP_ROUTE' && value.status >= 500;

/** Tags of an entry: a page has its own, a fetched response those of its call and of its page. */
function getTags(value, { tags = [], softTags = [] }) {
  const ofPage = value?.headers?.[TAGS_HEADER]?.split(',') ?? [];
  return [...ofPage, ...tags, ...softTags];
}

/**
 * Next's own cache of one instance, with five differences. Next dates a page by the end of its
 * rendering, so that one begun before an editor's change and finished after the webhook would count
 * as new: such a page is not stored. Next stores a response for every invented address: a missing
 * page is stored only to replace an existing one. Next drops an invalidated page: it is kept as a
 * fallback for a failed rendering. Next forgets an invalidation with its process, not the page. And
 * Next knows no other instance: with `REDIS_URL` each learns of changes from the others.
 *
 * Next creates one handler per request.
 */
export default class PageCacheHandler extends FileSystemCache {
  /**
   * Changes of the other instances; null without Redis.
   * @type {ReturnType<typeof import('./shared-changes.mjs').followChanges> | null}
   */
  static sharedChanges = null;

  #createdAt = Date.now();
  /** For entries that must not reach the disk. */
  #memory;

  constructor(given) {
    const context = { ...given, flushToDisk: given.flushToDisk && isWritable(given.serverDistDir) };
    super(context);
    this.#memory = new FileSystemCache({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    await PageCacheHandler.sharedChanges?.isCaughtUp;
    if (context.kind === 'FETCH') return this.#memory.get(key, context);
    const entry = await super.get(key, context);
    const last = FileSystemCache.memoryCache?.get(key);
    if (entry || !last || isNotFound(last.value)) return entry;
    // -1: to be rendered before it is shown.
    return { ...last, lastModified: -1 };
  }

  async set(key, value, given) {
    if (isFailure(value) || areTagsExpired(getTags(value, given), this.#createdAt)) return;
    if (isNotFound(value) && !this.#hasPage(key, value.kind)) return;
    const last = FileSystemCache.memoryCache?.get(key);
    const isRetained = value !== null && value === last?.value;
    const context = isRetained ? shortenRevalidation(given) : given;
    if (this.#isForDisk(key, value)) await super.set(key, value, context);
    else await this.#memory.set(key, value, context);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    noteChangedTags([tags].flat());
    PageCacheHandler.sharedChanges?.publish([tags].flat());
    countRevalidation();
  }

  /** True if a page exists that a missing one has to replace, in memory or on disk. */
  #hasPage(key, kind) {
    return FileSystemCache.memoryCache?.has(key) === true || this.#hasFile(key, kind);
  }

  #isForDisk(key, value) {
    if (!value || value.kind === 'FETCH' || isMemoryOnly(key)) return false;
    return !isNotFound(value) || this.#hasFile(key, value.kind);
  }

  #hasFile(key, kind) {
    const ending = kind === 'APP_ROUTE' ? '.body' : '.html';
    // Pages of the build have keys without the route in front of `/$`.
    return [key, key.slice(key.indexOf('/$/') + '/$'.length)].some((name) =>
      this.fs.existsSync(this.getFilePath(name + ending, kind)),
    );
  }
}

/** For a page that Next keeps because rendering it failed. */
function shortenRevalidation(context) {
  const { cacheControl } = context;
  if (typeof cacheControl?.revalidate !== 'number') return context;
  const revalidate = Math.min(cacheControl.revalidate, RETRY_AFTER_S);
  return { ...context, cacheControl: { ...cacheControl, revalidate } };
}
