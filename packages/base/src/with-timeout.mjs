// Time limits that survive garbage collection (decision 0179).

/** The task did not end within its limit. */
export class TimeoutError extends Error {
  name = 'TimeoutError';
}

/**
 * Runs a task under a time limit, to its last byte. Rejects at the limit even if the task ignores
 * its signal; resources of the task, such as a response body, have to be closed by the task when
 * the signal aborts, as `readText` does.
 *
 * @example
 * await withTimeout((signal) => fetch(url, { signal }), { timeoutMs: 3000 })
 *
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} task
 * @param {object} limits
 * @param {number} [limits.timeoutMs] in milliseconds; without it only `signal` ends the task
 * @param {AbortSignal} [limits.signal] ends the task early
 * @returns {Promise<T>}
 * @throws {TimeoutError} at the limit; the reason of `signal` when it aborts; everything the task
 *   throws
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
