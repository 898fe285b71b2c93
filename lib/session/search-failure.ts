import { RequestTimeoutError } from '../search/client/rec-client';
import type { SearchFailure } from './session';

/** Cause of a failed search, as far as the browser can tell. */
export function toSearchFailure(error: unknown): SearchFailure {
  if (!navigator.onLine) return 'offline';
  return error instanceof RequestTimeoutError ? 'timeout' : 'other';
}
