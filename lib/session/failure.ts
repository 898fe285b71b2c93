import { RequestTimeoutError } from '../search/client';
import type { SearchFailure } from './session';

/** Why a search brought no answer, as far as the phone can tell. */
export function toSearchFailure(error: unknown): SearchFailure {
  if (!navigator.onLine) return 'offline';
  return error instanceof RequestTimeoutError ? 'timeout' : 'other';
}
