import { readStored, writeStored } from '../browser-storage';

const RELOAD_KEY = 'kioot.reloaded.v1';
/** A reload sooner after the last one would be a loop. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** True when a script of the build is gone, as after a deployment. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * True when a reload may help. Records the reload at `nowMs` (epoch ms); false within the interval,
 * or when that cannot be recorded.
 */
export function claimReload(nowMs: number): boolean {
  const lastMs = readStored('sessionStorage', RELOAD_KEY);
  if (typeof lastMs === 'number' && Math.abs(nowMs - lastMs) < MIN_RELOAD_INTERVAL_MS) return false;
  return writeStored('sessionStorage', RELOAD_KEY, nowMs);
}
