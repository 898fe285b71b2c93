/** The machine may have more to do than this test. */
const WAIT_MS = 120_000;

/**
 * Lets everything else go on until something is so.
 * @throws {Error} when it is not within two minutes: a loop that nobody ends would keep Jest from its end
 */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Not within ${WAIT_MS} ms: ${isSo}`);
    await new Promise(setImmediate);
  }
}
