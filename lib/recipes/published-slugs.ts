import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { withTimeout } from '@/lib/http/with-timeout.mjs';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { getProcessWide } from '@/lib/process-wide';
import { getRevalidationCount } from '@/lib/revalidations.mjs';
import { createAnonymousClient, hasSupabase } from '@/lib/supabase/server';
import { RecipesError } from './errors';
import { MAX_ROWS, parseRows, runQuery } from './query';

/** Shortest time between two readings of the list, for all callers together. */
const READ_EVERY_MS = 1_000;
/** Longest time that one reading takes: that of any question to the database (`lib/supabase/server.ts`). */
const READ_TIMEOUT_MS = 8_000;
/** Longest wait for the very first list: the page asked for may have been kept, and needs no database. */
const FIRST_LIST_TIMEOUT_MS = 2_000;
/** A list that is older is read again in the background. */
const MAX_AGE_MS = 300_000;
/** An empty answer in place of a full list is believed once answers have been empty for so long. */
const EMPTY_FOR_MS = 30_000;

/** One reading of the list, under way or over. */
interface Reading {
  /** Milliseconds of this process. */
  startedAt: number;
  /** {@link getRevalidationCount} at its start. */
  revalidations: number;
  /** Null while it is under way. */
  isRead: boolean | null;
  /** Resolves to whether the list could be read; never rejects. */
  end: Promise<boolean>;
  /** The same, or false after {@link FIRST_LIST_TIMEOUT_MS}. */
  endInTime: Promise<boolean>;
}

/** Slugs of the published posts, the same for every language. */
interface SlugIndex {
  /** As last read; null before the first time. */
  slugs: ReadonlySet<string> | null;
  /** The one that began last. */
  reading: Reading | null;
  /** Time of the first empty answer in place of a full list, in milliseconds of this process. */
  emptySince: number | null;
}

const index = getProcessWide('recipes.published-slugs', (): SlugIndex => ({
  slugs: null,
  reading: null,
  emptySince: null,
}));

/**
 * `published`: on the list in memory. `missing`: not on the list, which was just read. `unavailable`: not on a list of
 * before, and the database does not answer. `unread`: no list was ever read.
 */
export type SlugStatus = 'published' | 'missing' | 'unavailable' | 'unread';

/**
 * Tells whether a post is published. A slug on the list in memory is answered at once. Any other has the list read again,
 * at most once a second for all callers together, so that invented slugs cost the database nothing more.
 */
export async function getSlugStatus(slug: string): Promise<SlugStatus> {
  if (!hasSupabase()) return 'missing';
  if (index.slugs?.has(slug)) {
    // The page itself notices a post that is gone; its readers do not wait for the list.
    if (isOutdated(index.reading)) readAgain();
    return 'published';
  }
  const isRead = await (index.slugs === null ? readAgain().endInTime : readAgain().end);
  if (index.slugs === null) return 'unread';
  if (index.slugs.has(slug)) return 'published';
  return isRead ? 'missing' : 'unavailable';
}

/**
 * Confirms by the list of slugs that there is no post at all: an empty answer with status 200 may be a fault.
 * @throws {RecipesError} when the list holds posts, or cannot be read
 */
export async function confirmEmpty(): Promise<void> {
  if (!(await readAgain().end) || index.slugs?.size !== 0)
    throw new RecipesError('The list of recipes came back empty.');
}

/**
 * Confirms by the list of slugs that there is no such post, as {@link confirmEmpty}.
 * @throws {RecipesError} when the list holds the slug, or cannot be read
 */
export async function confirmMissing(slug: string): Promise<void> {
  if (!(await readAgain().end) || index.slugs?.has(slug))
    throw new RecipesError('The recipe came back empty.');
}

/** Begins to read the list, or joins the reading of the last second, unless pages were invalidated since. */
function readAgain(): Reading {
  const { reading } = index;
  const revalidations = getRevalidationCount();
  const now = performance.now();
  if (reading?.revalidations === revalidations) {
    if (reading.isRead === null || now - reading.startedAt < READ_EVERY_MS) return reading;
  }
  const never = Promise.resolve(false);
  const next: Reading = {
    ...{ startedAt: now, revalidations, isRead: null },
    ...{ end: never, endInTime: never },
  };
  index.reading = next;
  next.end = replaceSlugs(next).then((isRead) => (next.isRead = isRead));
  const timeout = sleep(FIRST_LIST_TIMEOUT_MS, false, { ref: false });
  next.endInTime = Promise.race([next.end, timeout]);
  return next;
}

function isOutdated(reading: Reading | null): boolean {
  return (
    reading?.revalidations !== getRevalidationCount() ||
    performance.now() - reading.startedAt > MAX_AGE_MS
  );
}

/** Puts what is read in place of the list. A reading during which pages were invalidated ends as the later one does. */
async function replaceSlugs(reading: Reading): Promise<boolean> {
  try {
    const slugs = await withTimeout(readSlugs, { timeoutMs: READ_TIMEOUT_MS });
    if (index.reading && index.reading !== reading) return await index.reading.end;
    expectNotEmptied(slugs);
    index.slugs = slugs;
    return true;
  } catch (error) {
    logEvent('warn', 'recipes.slugs-not-read', { error: toErrorFields(error).error });
    return false;
  }
}

/** @throws {RecipesError} when a list that was full has not come back empty for long enough to be believed */
function expectNotEmptied(slugs: ReadonlySet<string>): void {
  if (slugs.size > 0 || !index.slugs?.size) {
    index.emptySince = null;
    return;
  }
  index.emptySince ??= performance.now();
  if (performance.now() - index.emptySince < EMPTY_FOR_MS)
    throw new RecipesError('The list of recipes came back empty.');
}

const slugSchema = v.object({ slug: v.string() });

/**
 * Reads all slugs, in as many answers as the database makes of them.
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
