import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '../once';
import { TimeoutError, withTimeout } from '@kioot/base/with-timeout';
import { isPlacesDatabaseError, PlacesDatabaseError } from './database-error';

/** Deadline of the current work, in milliseconds of `performance.now()`. */
const deadlines = new AsyncLocalStorage<{ name: string; atMs: number }>();

/**
 * Names of work that missed its deadline a moment ago. A place is asked for by the middleware, by
 * its page, and by the error page that Next renders after that: they have one deadline.
 */
const getMissed = () =>
  globalSingleton(
    'missed deadlines',
    () => new LRUCache<string, true>({ max: 1_000, ttl: 1_000, ttlResolution: 0 }),
  );

interface DeadlineOptions {
  /** The same for all work that has one deadline. */
  name: string;
  timeoutMs: number;
  /** Work that mostly needs no query: it has its time whatever missed the deadline before. */
  isFirst?: boolean;
}

/** Runs `work` with one time limit for all its queries together, sequential or concurrent. */
export function withSharedDeadline<T>(
  { name, timeoutMs, isFirst = false }: DeadlineOptions,
  work: () => Promise<T>,
): Promise<T> {
  const isMissed = !isFirst && getMissed().has(name);
  const atMs = isMissed ? -Infinity : performance.now() + timeoutMs;
  return deadlines.run({ name, atMs }, work);
}

/**
 * Runs a query within the deadline of the current work, if it has one.
 * @throws {PlacesDatabaseError} `slow` after the deadline
 */
export async function beforeDeadline<T>(query: () => Promise<T>): Promise<T> {
  const deadline = deadlines.getStore();
  if (!deadline) return query();
  const leftMs = deadline.atMs - performance.now();
  if (leftMs <= 0) throw createDeadlineError();
  try {
    return await withTimeout(query, { timeoutMs: leftMs });
  } catch (thrown) {
    const error = thrown instanceof TimeoutError ? createDeadlineError() : thrown;
    if (isPlacesDatabaseError(error) && error.problem === 'slow')
      getMissed().set(deadline.name, true);
    throw error;
  }
}

const createDeadlineError = () =>
  new PlacesDatabaseError('slow', new Error('Not all queries were answered in time.'));
