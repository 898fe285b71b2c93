import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { getEnv } from '../env';
import { HttpError } from '@kioot/base/http-errors';
import { withTimeout } from '@kioot/base/with-timeout';
import { logEvent, toErrorFields } from '../observability/log';
import { globalSingleton } from '../once';
import { getShutdownSignal } from '../shutdown-signal';
import { readRecipes } from './read-posts';
import { POSTS_TAG } from './cache-tags';

/** Shorter than the timeout of the webhook's caller (`pg_net`: 5 seconds). */
const QUERY_TIMEOUT_MS = 3_000;
const FIRST_PAUSE_MS = 500;
/** Maximum pause between retries: changes appear within seconds of the database's return. */
const MAX_PAUSE_MS = 5_000;
/** Longer outages are covered by time-based revalidation. */
const MAX_RETRY_MS = 24 * 60 * 60 * 1000;
/**
 * Vercel ends the function after the `maxDuration` of `app/api/revalidate` (60 s), which includes
 * the first query, the last pause and the last query (decision 0180).
 */
const VERCEL_MAX_RETRY_MS = 45_000;
const RETRY_AFTER_S = 5;

/** `isTrying` while a task of this process retries. */
const retryState = globalSingleton('recipes.revalidate-when-available', () => ({
  isTrying: false,
}));

/**
 * Expires cache tags once the database can be read: expired pages could not be rendered before.
 * Until then pages stay, and this process retries in the background.
 * @throws {HttpError} `database_away` with `Retry-After`
 */
export async function revalidateWhenAvailable(tags: readonly string[]): Promise<void> {
  try {
    await readRecipesWithTimeout();
  } catch (cause) {
    retryInBackground();
    throw new HttpError('database_away', 'The database does not answer; the pages stay for now.', {
      cause,
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    });
  }
  expireTags(tags);
}

function readRecipesWithTimeout(signal?: AbortSignal) {
  return withTimeout((endSignal) => readRecipes('en', endSignal), {
    timeoutMs: QUERY_TIMEOUT_MS,
    signal,
  });
}

/** No stale-while-revalidate: the editor's next visit has to show the change. */
function expireTags(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** Expires {@link POSTS_TAG} later, which covers all changes announced meanwhile. */
function retryInBackground(): void {
  if (retryState.isTrying) return;
  retryState.isTrying = true;
  after(async () => {
    try {
      if (await waitUntilReadable(getShutdownSignal())) expireTags([POSTS_TAG]);
    } finally {
      retryState.isTrying = false;
    }
  });
}

/** True once the database answers; false when the process stops or the time is up. */
async function waitUntilReadable(stop: AbortSignal): Promise<boolean> {
  const maxRetryMs = getEnv().VERCEL ? VERCEL_MAX_RETRY_MS : MAX_RETRY_MS;
  const deadlineMs = performance.now() + maxRetryMs;
  let pauseMs = FIRST_PAUSE_MS;
  while (performance.now() < deadlineMs) {
    try {
      await sleep(pauseMs, undefined, { signal: stop });
      await readRecipesWithTimeout(stop);
      logEvent('info', 'recipes.database_recovered');
      return true;
    } catch (error) {
      if (stop.aborted) return false;
      if (pauseMs === FIRST_PAUSE_MS) {
        logEvent('warn', 'recipes.database_failed', { error: toErrorFields(error).error });
      }
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }
  logEvent('warn', 'recipes.database_failed', { givenUpAfterMs: maxRetryMs });
  return false;
}
