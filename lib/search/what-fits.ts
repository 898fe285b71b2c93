import 'server-only';
import { MAX_ENTRIES, MAX_LIST_BYTES } from '../limits';
import { logEvent } from '../observability/log';
import type { RecCall } from './calls';
import type { FilterResponse } from './contract';

/**
 * The first entries of a list, as many as the next call takes back ({@link MAX_ENTRIES}, {@link MAX_LIST_BYTES}). Lists
 * are nearest or best first, so what is left out is what matters least.
 */
export function keepWhatFits<T>(call: RecCall, all: readonly T[]): T[] {
  const few = all.slice(0, MAX_ENTRIES);
  // Most lists are far shorter: written once, and not entry by entry.
  const isShort = Buffer.byteLength(JSON.stringify(few)) < MAX_LIST_BYTES;
  if (isShort && few.length === all.length) return few;
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
export function keepFound(call: RecCall, found: FilterResponse): FilterResponse {
  const restaurantInfo = keepWhatFits(call, found.restaurantInfo);
  return { ...found, restaurantInfo, total: restaurantInfo.length };
}
