/** Generous, for a busy machine. */
const MAX_WAIT_MS = 120_000;

/**
 * Polls a condition while timers and I/O go on.
 *
 * @throws {Error} after two minutes: an endless loop would keep Jest from exiting
 */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not within ${MAX_WAIT_MS} ms: ${isSo}`);
    await new Promise(setImmediate);
  }
}
