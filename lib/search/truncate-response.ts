import 'server-only';
import { MAX_ENTRIES, MAX_LIST_BYTES } from '../limits';
import { logEvent } from '../observability/log';
import type { RecCall } from './calls';
import type { FilterResponse } from './contract';

/** An escaped letter (`\u0000`), a number as `-1.2345678901234567e-100`, and what stands around a value and its key. */
const LETTER_BYTES = 6;
const NUMBER_BYTES = 24;
const AROUND_BYTES = 8;

/** As many bytes as a value may take as JSON at most. */
function getMostBytes(value: unknown): number {
  if (typeof value === 'string') return AROUND_BYTES + value.length * LETTER_BYTES;
  if (typeof value !== 'object' || value === null) return AROUND_BYTES + NUMBER_BYTES;
  let bytes = AROUND_BYTES;
  if (Array.isArray(value)) for (const entry of value) bytes += getMostBytes(entry);
  else {
    for (const key in value)
      bytes += key.length * LETTER_BYTES + getMostBytes(value[key as keyof typeof value]);
  }
  return bytes;
}

/**
 * The first entries of a list, as many as the next call takes back ({@link MAX_ENTRIES}, {@link MAX_LIST_BYTES}). Lists
 * are nearest or best first, so what is left out is what matters least.
 */
export function truncateToFit<T>(call: RecCall, all: readonly T[]): T[] {
  const few = all.slice(0, MAX_ENTRIES);
  // Most lists are far shorter: that is seen without writing them.
  if (getMostBytes(few) < MAX_LIST_BYTES && few.length === all.length) return few;
  // The brackets around the list, and a comma with each entry.
  let bytes = 2;
  const end = few.findIndex((entry) => {
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    return bytes > MAX_LIST_BYTES;
  });
  const kept = end < 0 ? few : few.slice(0, end);
  if (kept.length < all.length) {
    logEvent('warn', 'search.list_cut', { call, kept: kept.length, of: all.length });
  }
  return kept;
}

/** The same for a list that was filtered. */
export function truncateFilterResponse(call: RecCall, found: FilterResponse): FilterResponse {
  const restaurantInfo = truncateToFit(call, found.restaurantInfo);
  return { ...found, restaurantInfo, total: restaurantInfo.length };
}
