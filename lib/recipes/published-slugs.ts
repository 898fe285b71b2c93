import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { withTimeout } from '@kioot/base/with-timeout';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { globalSingleton } from '@/lib/once';
import { getRevalidationCount } from '@/lib/revalidation-count.mjs';
import { createAnonymousClient, hasSupabase } from '@/lib/supabase/server';
import { RecipesError } from './errors';
import { MAX_ROWS, parseRows, runQuery } from './query';

/** Slugs that the `posts` table accepts. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 100;

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG_PATTERN.test(text);
}

/** Minimum interval between reads of the list, over all callers. */
const MIN_READ_INTERVAL_MS = 1_000;
/** Maximum duration of a read, as of every query (`lib/supabase/server.ts`). */
const READ_TIMEOUT_MS = 8_000;
/** Maximum wait for the first list: the requested page may be cached and need no database. */
const FIRST_LIST_TIMEOUT_MS = 2_000;
/** Older lists are refreshed in the background. */
const MAX_AGE_MS = 300_000;
/** Minimum time of empty responses until an empty list replaces a full one. */
const MIN_EMPTY_MS = 30_000;

/** Read of the list, pending or done. */
interface ListRead {
  /** `performance.now()` at its start. */
  startedAt: number;
  /** {@link getRevalidationCount} at its start. */
  revalidations: number;
  /** Null while pending. */
  isRead: boolean | null;
  /** True when the list could be read; never rejects. */
  result: Promise<boolean>;
}

/** Slugs of published posts, common to all languages. */
interface SlugIndex {
  /** Last list; null before the first one. */
  slugs: ReadonlySet<string> | null;
  /** Latest read by start. */
  latestRead: ListRead | null;
  /** `performance.now()` of the first empty response after a full list. */
  emptySince: number | null;
}

const index = globalSingleton('recipes.published-slugs', (): SlugIndex => ({
  slugs: null,
  latestRead: null,
  emptySince: null,
}));

/**
 * `published`: on the list in memory. `missing`: not on the list just read. `unavailable`: not on
 * an earlier list, and the database does not answer. `unread`: no list was ever read.
 */
export type SlugStatus = 'published' | 'missing' | 'unavailable' | 'unread';

/**
 * Status of a slug. Slugs on the list in memory are answered at once. Any other one refreshes the
 * list, at most once a second over all callers: invented slugs cost no further queries.
 */
export async function getSlugStatus(slug: string): Promise<SlugStatus> {
  if (!hasSupabase()) return 'missing';
  if (index.slugs?.has(slug)) {
    // Readers do not wait: the page itself notices a removed post.
    if (isOutdated(index.latestRead)) refreshSlugs();
    return 'published';
  }
  const { startedAt, result } = refreshSlugs();
  const firstListMs = Math.max(0, startedAt + FIRST_LIST_TIMEOUT_MS - performance.now());
  const isRead = await (index.slugs === null
    ? Promise.race([result, sleep(firstListMs, false, { ref: false })])
    : result);
  if (index.slugs === null) return 'unread';
  if (index.slugs.has(slug)) return 'published';
  return isRead ? 'missing' : 'unavailable';
}

/**
 * Confirms an empty list by the list of slugs: an empty response with status 200 may be a fault.
 * @throws {RecipesError} when the list holds posts or cannot be read
 */
export async function confirmEmpty(): Promise<void> {
  if (!(await refreshSlugs().result) || index.slugs?.size !== 0)
    throw new RecipesError('The list of recipes came back empty.');
}

/**
 * Confirms a missing post by the list of slugs, as {@link confirmEmpty}.
 * @throws {RecipesError} when the list holds the slug or cannot be read
 */
export async function confirmMissing(slug: string): Promise<void> {
  if (!(await refreshSlugs().result) || index.slugs?.has(slug))
    throw new RecipesError('The recipe came back empty.');
}

/**
 * Starts a read of the list, or joins the one of the last second unless pages were invalidated
 * since.
 */
function refreshSlugs(): ListRead {
  const { latestRead } = index;
  const revalidations = getRevalidationCount();
  const now = performance.now();
  if (latestRead?.revalidations === revalidations) {
    if (latestRead.isRead === null || now - latestRead.startedAt < MIN_READ_INTERVAL_MS)
      return latestRead;
  }
  const result = Promise.resolve(false);
  const next: ListRead = { startedAt: now, revalidations, isRead: null, result };
  index.latestRead = next;
  next.result = replaceSlugs(next).then((isRead) => (next.isRead = isRead));
  return next;
}

function isOutdated(reading: ListRead | null): boolean {
  return (
    reading?.revalidations !== getRevalidationCount() ||
    performance.now() - reading.startedAt > MAX_AGE_MS
  );
}

/** Replaces the list. A read superseded by a later one resolves to the result of that. */
async function replaceSlugs(reading: ListRead): Promise<boolean> {
  try {
    const slugs = await withTimeout(readSlugs, { timeoutMs: READ_TIMEOUT_MS });
    if (index.latestRead && index.latestRead !== reading) return await index.latestRead.result;
    assertNotEmptied(slugs);
    index.slugs = slugs;
    return true;
  } catch (error) {
    logEvent('warn', 'recipes.slugs_failed', { error: toErrorFields(error).error });
    return false;
  }
}

/**
 * @throws {RecipesError} for an empty list after a full one, until {@link MIN_EMPTY_MS} have
 *   passed
 */
function assertNotEmptied(slugs: ReadonlySet<string>): void {
  if (slugs.size > 0 || !index.slugs?.size) {
    index.emptySince = null;
    return;
  }
  index.emptySince ??= performance.now();
  if (performance.now() - index.emptySince < MIN_EMPTY_MS)
    throw new RecipesError('The list of recipes came back empty.');
}

const slugSchema = v.object({ slug: v.string() });

/**
 * Reads all slugs in pages.
 * @throws {RecipesError}
 */
async function readSlugs(signal: AbortSignal): Promise<ReadonlySet<string>> {
  const slugs = new Set<string>();
  let readCount = 0;
  let count: number | null = null;
  do {
    const rows = await runQuery(async () => {
      const answer = await createAnonymousClient()
        .from('posts')
        .select('slug', { count: 'exact' })
        .eq('status', 'published')
        .order('slug')
        .range(readCount, readCount + MAX_ROWS - 1)
        .retry(false)
        .abortSignal(signal);
      ({ count } = answer);
      return answer;
    });
    for (const { slug } of parseRows(slugSchema, rows)) slugs.add(slug);
    if (rows.length === 0) break;
    readCount += rows.length;
  } while (count !== null && readCount < count);
  return slugs;
}
