import 'server-only';
import { MAX_ENTRIES, MAX_LIST_BYTES } from '../limits';
import { logEvent } from '../observability/log';
import type { RecCall } from './calls';

/**
 * The first entries of a list, as many as the next call takes back ({@link MAX_ENTRIES}, {@link MAX_LIST_BYTES}). Lists
 * are nearest or best first, so what is left out is what matters least.
 */
export function keepWhatFits<T>(call: RecCall, all: readonly T[]): T[] {
  const few = all.slice(0, MAX_ENTRIES);
  const kept = toJsonBytes(few) <= MAX_LIST_BYTES ? few : takeBytes(few, MAX_LIST_BYTES);
  if (kept.length < all.length) {
    logEvent('warn', 'search.list_cut', { call, kept: kept.length, of: all.length });
  }
  return kept;
}

function takeBytes<T>(all: readonly T[], maxBytes: number): T[] {
  // The brackets around the list, and a comma with each entry.
  let bytes = 2;
  const end = all.findIndex((entry) => (bytes += toJsonBytes(entry) + 1) > maxBytes);
  return all.slice(0, end);
}

function toJsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
