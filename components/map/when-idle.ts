/** Longest wait for an idle moment, and the wait on a phone that tells of none (Safari). */
const MAX_WAIT_MS = 1_000;
const BLIND_WAIT_MS = 150;

/** Calls back once the browser has drawn and has time. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, BLIND_WAIT_MS);
  return () => clearTimeout(timer);
}
