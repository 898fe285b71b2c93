import { RequestTimeoutError } from '../search/client';
import type { SearchFailure } from './session';

/** Why a search brought no answer, as far as the phone can tell. */
export function toSearchFailure(error: unknown): SearchFailure {
  if (!navigator.onLine) return 'offline';
  return error instanceof RequestTimeoutError ? 'timeout' : 'other';
}

export const OFFLINE_SEARCH_WORDS = 'You are offline. I search as soon as there is a signal.';

/** What the error screen says; with nothing known it is the specification's sentence (section 2). */
export const SEARCH_FAILURE_WORDS: Readonly<Record<SearchFailure, string>> = {
  timeout: 'Your request was timed out to keep things moving. Please try again.',
  offline: OFFLINE_SEARCH_WORDS,
  other: 'Something went wrong while I was looking. Please try again.',
};
