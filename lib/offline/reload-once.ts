import { readStored, writeStored } from '../storage';

const STORAGE_KEY = 'kioot.reloaded.v1';
/** Less than this after a reload that did not help, another one would be a loop. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether an error says that a part of the build could not be loaded: a newer one may have taken its place. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Whether reloading may help: not when this tab just did, nor when it cannot remember that it did. A true
 * answer counts as a reload at `nowMs` (Unix milliseconds).
 */
export function claimReload(nowMs: number): boolean {
  const lastMs = readStored('sessionStorage', STORAGE_KEY);
  if (typeof lastMs === 'number' && Math.abs(nowMs - lastMs) < RELOAD_PAUSE_MS) return false;
  return writeStored('sessionStorage', STORAGE_KEY, nowMs);
}
