import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { withTimeout } from '@kioot/base/with-timeout';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { globalSingleton } from '@/lib/once';
import { createAnonymousClient, hasSupabase } from '@/lib/supabase/server';
import { createThrottledTask, type ThrottledTask } from '@/lib/throttled-task';
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

/** Slugs of published posts, common to all languages. */
interface Published {
  /** Last list; null before the first one. */
  slugs: ReadonlySet<string> | null;
  /** True when the list could be read; never rejects. */
  reading: ThrottledTask<boolean>;
}

const published = globalSingleton('recipes.published-slugs', (): Published => ({
  slugs: null,
  reading: createThrottledTask(readPublished, MIN_READ_INTERVAL_MS),
}));

async function readPublished(): Promise<boolean> {
  try {
    published.slugs = await withTimeout(readSlugs, { timeoutMs: READ_TIMEOUT_MS });
    return true;
  } catch (error) {
    logEvent('warn', 'recipes.slugs_failed', { error: toErrorFields(error).error });
    return false;
  }
}

/**
 * `published`: on the list in memory. `missing`: not on the list just read. `unavailable`: not on
 * an earlier list, and the database does not answer. `unread`: no list was ever read.
 */
export type SlugStatus = 'published' | 'missing' | 'unavailable' | 'unread';

/**
 * Status of a slug. Slugs on the list in memory are answered at once: the page itself notices a removed
 * post. Any other one reads the list again, at most once a second over all callers: invented slugs
 * cost no further queries.
 */
export async function getSlugStatus(slug: string): Promise<SlugStatus> {
  if (!hasSupabase()) return 'missing';
  if (published.slugs?.has(slug)) return 'published';
  const reading = published.reading.run();
  const isRead = await (published.slugs
    ? reading
    : Promise.race([reading, sleep(FIRST_LIST_TIMEOUT_MS, false, { ref: false })]));
  if (!published.slugs) return 'unread';
  if (published.slugs.has(slug)) return 'published';
  return isRead ? 'missing' : 'unavailable';
}

/** Has the list read again for the next slug that is not on it. */
export function expireSlugs(): void {
  published.reading.expire();
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
