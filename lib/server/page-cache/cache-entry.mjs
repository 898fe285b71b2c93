/**
 * Versions of all tags at one moment: an entry looked up then reflects every invalidation up to it.
 * Counters instead of clocks, since the clocks of two machines never agree.
 *
 * @typedef {object} TagMark
 * @property {string | null} epoch data set of Redis that `generation` belongs to; null before the
 *   first contact
 * @property {number} generation invalidations known to all instances
 * @property {number} local invalidations requested from this process
 */

/**
 * Cache entry of Next, with the data that decides if it is still valid.
 *
 * @typedef {object} CacheEntry
 * @property {any} value a page, a route's response or a fetched response; null stands for "not
 *   found"
 * @property {number} lastModified milliseconds since 1970
 * @property {{ revalidate?: number | false, expire?: number }} [cacheControl] seconds
 * @property {string[]} tags
 * @property {TagMark} mark
 */

/** Header in which Next stores the tags of a page (guide "Self-Hosting", Configuring Caching). */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * Tags of an entry: a page has its own, a fetched response those of its call and of the page that
 * made it.
 * @returns {string[]}
 */
export function getTags(value, context) {
  const header = value?.headers?.[TAGS_HEADER];
  const ofPage = typeof header === 'string' ? header.split(',') : [];
  return [...ofPage, ...(context.tags ?? []), ...(context.softTags ?? [])];
}

/**
 * True for pages and pictures of places, which stay in the memory of the instance that rendered
 * them: there are thousands, each rendered in a few milliseconds from data that every instance has,
 * and only the memory is bounded, not disk or Redis.
 */
export function isMemoryOnly(key) {
  return key.includes('/places/');
}

/**
 * True for an entry older than its `revalidate`, of which another instance may have a newer
 * version.
 */
export function isPastRevalidation(entry, now = Date.now()) {
  const revalidateS = getRevalidateS(entry);
  return revalidateS !== null && entry.lastModified + revalidateS * 1000 < now;
}

/**
 * Entry for Next: unchanged; to show once more while it is rendered again (`forgotten`: it may have
 * changed); or to render first (`invalidated`: a fallback for a failed rendering). Null for a
 * fetched response that is not current.
 *
 * @param {CacheEntry} entry
 * @param {'current' | 'forgotten' | 'invalidated'} state
 * @returns {CacheEntry | null}
 */
export function toNextEntry(entry, state, now = Date.now()) {
  if (state === 'current') return entry;
  if (entry.value?.kind === 'FETCH') return null;
  if (state === 'invalidated') return { ...entry, lastModified: -1 };
  const revalidateS = getRevalidateS(entry);
  if (revalidateS === null) return entry;
  return { ...entry, lastModified: Math.min(entry.lastModified, now - revalidateS * 1000 - 1) };
}

/** Next retries a failed rendering after 30 seconds; its cause may be gone long before. */
const RETRY_AFTER_S = 5;

/**
 * Lifetime of a page that Next returns because rendering it failed.
 *
 * @template {{ revalidate?: number | false, expire?: number } | undefined} T
 * @param {T} cacheControl
 * @returns {T}
 */
export function shortenRevalidation(cacheControl) {
  if (typeof cacheControl?.revalidate !== 'number') return cacheControl;
  return { ...cacheControl, revalidate: Math.min(cacheControl.revalidate, RETRY_AFTER_S) };
}

/** True for the response of a missing page. */
export function isNotFound(value) {
  return value === null || value.status === 404;
}

/** True for the response of a route that could not answer, which must not be repeated. */
export function isFailure(value) {
  return value?.kind === 'APP_ROUTE' && value.status >= 500;
}

/** Approximate size of an entry, in bytes. */
export function getEntrySize({ value }) {
  if (!value) return 100;
  const parts = [value.html, value.rscData, value.body, value.data?.body, value.postponed];
  const segments = value.segmentData ? [...value.segmentData.values()] : [];
  return [...parts, ...segments].reduce((sum, part) => sum + getBytes(part), 1000);
}

/** Upper bound: a string with one character beyond Latin-1 takes two bytes for each. */
function getBytes(part) {
  if (!part) return 0;
  return typeof part === 'string' ? part.length * 2 : part.length;
}

function getRevalidateS(entry) {
  const revalidateS = entry.cacheControl?.revalidate ?? entry.value?.revalidate;
  return typeof revalidateS === 'number' ? revalidateS : null;
}
