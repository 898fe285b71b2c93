import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { TimeoutError, withTimeout } from '../http/with-timeout.mjs';
import { PlacesDatabaseError } from './database-error';

/** When the questions of the present work have to be answered, in milliseconds of this process. */
const deadlines = new AsyncLocalStorage<number>();

/** Gives all questions that `work` asks, one after another or at once, so many milliseconds together. */
export function withSharedDeadline<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + timeoutMs, work);
}

/**
 * Asks a question within the deadline of the work that it belongs to, if that has one.
 * @throws {PlacesDatabaseError} `slow` once the deadline has passed
 */
export async function beforeDeadline<T>(ask: () => Promise<T>): Promise<T> {
  const deadlineMs = deadlines.getStore();
  if (deadlineMs === undefined) return ask();
  const leftMs = deadlineMs - performance.now();
  if (leftMs <= 0) throw toSlow();
  try {
    return await withTimeout(ask, { timeoutMs: leftMs });
  } catch (error) {
    throw error instanceof TimeoutError ? toSlow() : error;
  }
}

const toSlow = () => new PlacesDatabaseError('slow', 'Not all questions were answered in time.');
