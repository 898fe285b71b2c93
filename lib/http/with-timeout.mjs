// Time limits that hold after a garbage collection: docs/decisions/0179-a-time-limit-has-its-own-timer.md

/** The task did not end within its limit. */
export class TimeoutError extends Error {
  name = 'TimeoutError';
}

/**
 * Runs a task under a time limit, to its last byte: `withTimeout((signal) => fetch(url, { signal }), { timeoutMs: 3000 })`.
 * It rejects at the limit even where the task does not listen to its signal; what the task holds open (the body of an
 * answer) the task closes when the signal aborts, as `readText` does.
 *
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} task
 * @param {object} limits
 * @param {number} [limits.timeoutMs] in milliseconds; without it only `signal` ends the task
 * @param {AbortSignal} [limits.signal] ends it before
 * @returns {Promise<T>}
 * @throws {TimeoutError} at the limit; the reason of `signal` when that aborts; what the task throws
 */
export async function withTimeout(task, { timeoutMs, signal }) {
  signal?.throwIfAborted();
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const end = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
    const forward = () => end(signal?.reason);
    signal?.addEventListener('abort', forward);
    const expire = () => end(new TimeoutError(`Not done within ${timeoutMs} ms.`));
    const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs);
    const run = async () => task(controller.signal);
    run()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', forward);
      });
  });
}
