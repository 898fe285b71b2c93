/**
 * Where the tags stood at one moment: an entry looked up then knows of every invalidation up to it. Counters instead of
 * clocks, since the clocks of two machines never agree.
 *
 * @typedef {object} Mark
 * @property {string | null} epoch the memory of Redis that `generation` belongs to; null before the first contact
 * @property {number} generation invalidations that all instances know of
 * @property {number} local invalidations asked of this process
 */

/**
 * What Next gives and takes, and beside it what decides whether it may still be shown.
 *
 * @typedef {object} CacheEntry
 * @property {any} value a page, a route's answer or a fetched answer; null stands for "not found"
 * @property {number} lastModified milliseconds since 1970
 * @property {{ revalidate?: number | false, expire?: number }} [cacheControl] seconds
 * @property {string[]} tags
 * @property {Mark} mark
 */

/** The header in which Next keeps the tags of a page (guide "Self-Hosting", Configuring Caching). */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The tags of an entry: pages carry theirs, a fetched answer has those of the call and of the page that made it.
 * @returns {string[]}
 */
export function getTags(value, context) {
  const header = value?.headers?.[TAGS_HEADER];
  const ofPage = typeof header === 'string' ? header.split(',') : [];
  return [...ofPage, ...(context.tags ?? []), ...(context.softTags ?? [])];
}

/**
 * Whether an entry stays in the memory of the instance that made it: the pages and pictures of places, of which there are thousands.
 * Each is made in a few milliseconds from data that every instance has, and the memory has a limit; disk and Redis have none.
 */
export function isForMemoryOnly(key) {
  return key.includes('/places/');
}

/** Says whether an entry is older than its `revalidate`, so that another instance may have a newer one. */
export function isPastRevalidation(entry, now = Date.now()) {
  const revalidateS = getRevalidateS(entry);
  return revalidateS !== null && entry.lastModified + revalidateS * 1000 < now;
}

/**
 * An entry as Next should take it: as it is, as one to show once more while it is made anew (`forgotten`: nobody knows
 * whether it changed), or as one to make anew first (`invalidated`: kept only for the case that making it fails).
 * A fetched answer that is not current is none.
 *
 * @param {CacheEntry} entry
 * @param {'current' | 'forgotten' | 'invalidated'} state
 * @returns {CacheEntry | null}
 */
export function toAnswer(entry, state, now = Date.now()) {
  if (state === 'current') return entry;
  if (entry.value?.kind === 'FETCH') return null;
  if (state === 'invalidated') return { ...entry, lastModified: -1 };
  const revalidateS = getRevalidateS(entry);
  if (revalidateS === null) return entry;
  return { ...entry, lastModified: Math.min(entry.lastModified, now - revalidateS * 1000 - 1) };
}

/** Next tries again 30 seconds after a page could not be made; what it needs may be well long before. */
const TRY_AGAIN_AFTER_S = 5;

/**
 * How long a page is current that Next hands back because it could not make it anew.
 *
 * @template {{ revalidate?: number | false, expire?: number } | undefined} T
 * @param {T} cacheControl
 * @returns {T}
 */
export function toRetained(cacheControl) {
  if (typeof cacheControl?.revalidate !== 'number') return cacheControl;
  return { ...cacheControl, revalidate: Math.min(cacheControl.revalidate, TRY_AGAIN_AFTER_S) };
}

/** Says whether an entry is the answer for something that does not exist. */
export function isNotFound(value) {
  return value === null || value.status === 404;
}

/** Bytes an entry takes, near enough for a limit. */
export function getEntrySize({ value }) {
  if (!value) return 100;
  const parts = [value.html, value.rscData, value.body, value.data?.body, value.postponed];
  const segments = value.segmentData ? [...value.segmentData.values()] : [];
  return [...parts, ...segments].reduce((sum, part) => sum + getBytes(part), 1000);
}

/** A text with one character beyond Latin takes two bytes for each of them. */
function getBytes(part) {
  if (!part) return 0;
  return typeof part === 'string' ? part.length * 2 : part.length;
}

function getRevalidateS(entry) {
  const revalidateS = entry.cacheControl?.revalidate ?? entry.value?.revalidate;
  return typeof revalidateS === 'number' ? revalidateS : null;
}
