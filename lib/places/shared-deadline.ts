import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { TimeoutError, withTimeout } from '../http/with-timeout.mjs';
import { PlacesDatabaseError } from './database-error';

/** Deadline of the current work, in milliseconds of `performance.now()`. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs `work` with one time limit for all its queries together, sequential or concurrent. */
export function withSharedDeadline<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + timeoutMs, work);
}

/**
 * Runs a query within the deadline of the current work, if it has one.
 * @throws {PlacesDatabaseError} `slow` after the deadline
 */
export async function beforeDeadline<T>(query: () => Promise<T>): Promise<T> {
  const deadlineMs = deadlines.getStore();
  if (deadlineMs === undefined) return query();
  const leftMs = deadlineMs - performance.now();
  if (leftMs <= 0) throw createDeadlineError();
  try {
    return await withTimeout(query, { timeoutMs: leftMs });
  } catch (error) {
    throw error instanceof TimeoutError ? createDeadlineError() : error;
  }
}

const createDeadlineError = () =>
  new PlacesDatabaseError('slow', 'Not all queries were answered in time.');
