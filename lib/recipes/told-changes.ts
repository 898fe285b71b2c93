import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { getEnv } from '../env';
import { HttpError } from '../http/errors';
import { withTimeout } from '../http/with-timeout.mjs';
import { logEvent, toErrorFields } from '../observability/log';
import { getProcessWide } from '../process-wide';
import { getStopSignal } from '../stop-signal';
import { readRecipes } from './read-posts';
import { POSTS_TAG } from './tags';

/** Shorter than the database waits for the webhook's answer (`pg_net`: 5 seconds). */
const ASK_TIMEOUT_MS = 3_000;
const FIRST_PAUSE_MS = 500;
/** With one more {@link ASK_TIMEOUT_MS} still within seconds of the database's return. */
const LONGEST_PAUSE_MS = 5_000;
/** A database that was away for longer has its changes shown by the time-based window. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;
/**
 * The same on Vercel, which ends the function after the `maxDuration` of `app/api/revalidate` (60 s): so that the first
 * question, the last pause and the last question fit into it, too (decision 0180).
 */
const GIVE_UP_AFTER_MS_ON_VERCEL = 45_000;
const RETRY_AFTER_S = 5;

/** `isTrying`: one request of this process already asks until the database answers. */
const retrying = getProcessWide('recipes.told-changes', () => ({ isTrying: false }));

/**
 * Expires what a change made stale, once the database answers: a page taken away from readers could not be made anew
 * before. Until then this process asks by itself, and the pages stay as they are.
 * @throws {HttpError} `database_away` with `Retry-After`
 */
export async function expireOnceReadable(tags: readonly string[]): Promise<void> {
  try {
    await readRecipesInTime();
  } catch (cause) {
    expireLater();
    throw new HttpError('database_away', 'The database does not answer; the pages stay for now.', {
      cause,
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    });
  }
  expire(tags);
}

function readRecipesInTime(signal?: AbortSignal) {
  return withTimeout((endSignal) => readRecipes('en', endSignal), {
    timeoutMs: ASK_TIMEOUT_MS,
    signal,
  });
}

/** Not stale-while-revalidate: the editor's very next visit has to show the change. */
function expire(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** Whatever was told meanwhile, {@link POSTS_TAG} is on everything made from posts. */
function expireLater(): void {
  if (retrying.isTrying) return;
  retrying.isTrying = true;
  after(async () => {
    try {
      if (await isReadableInTime(getStopSignal())) expire([POSTS_TAG]);
    } finally {
      retrying.isTrying = false;
    }
  });
}

/** Asks until the database answers, the process is to stop, or nobody can be waiting any more. */
async function isReadableInTime(stop: AbortSignal): Promise<boolean> {
  const giveUpAfterMs = getEnv().VERCEL ? GIVE_UP_AFTER_MS_ON_VERCEL : GIVE_UP_AFTER_MS;
  const giveUpAt = performance.now() + giveUpAfterMs;
  let pauseMs = FIRST_PAUSE_MS;
  while (performance.now() < giveUpAt) {
    try {
      await sleep(pauseMs, undefined, { signal: stop });
      await readRecipesInTime(stop);
      logEvent('info', 'recipes.readable-again');
      return true;
    } catch (error) {
      if (stop.aborted) return false;
      if (pauseMs === FIRST_PAUSE_MS) {
        logEvent('warn', 'recipes.not-readable', { error: toErrorFields(error).error });
      }
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
  logEvent('warn', 'recipes.not-readable', { givenUpAfterMs: giveUpAfterMs });
  return false;
}
