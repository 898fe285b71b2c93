import 'server-only';
import { MAX_ENTRIES, MAX_LIST_BYTES } from '../../payload-limits';
import { logEvent } from '../../observability/log';
import type { RecEndpoint } from '../contract/rec-endpoints';
import type { FilterResponse } from '../contract/rec-contract';

/**
 * Upper bounds in JSON: an escaped character (`\u0000`), a number as `-1.2345678901234567e-100`,
 * and the delimiters of a value and its key.
 */
const MAX_CHARACTER_BYTES = 6;
const MAX_NUMBER_BYTES = 24;
const DELIMITER_BYTES = 8;

/** Upper bound of the size of a value as JSON, in bytes. */
function getMaxJsonBytes(value: unknown): number {
  if (typeof value === 'string') return DELIMITER_BYTES + value.length * MAX_CHARACTER_BYTES;
  if (typeof value !== 'object' || value === null) return DELIMITER_BYTES + MAX_NUMBER_BYTES;
  let bytes = DELIMITER_BYTES;
  if (Array.isArray(value)) for (const entry of value) bytes += getMaxJsonBytes(entry);
  else {
    for (const key in value)
      bytes += key.length * MAX_CHARACTER_BYTES + getMaxJsonBytes(value[key as keyof typeof value]);
  }
  return bytes;
}

/**
 * Truncates a list so that the client can post it back within the body limit ({@link MAX_ENTRIES},
 * {@link MAX_LIST_BYTES}). Lists are nearest or best first, so the least relevant entries go.
 */
export function truncateList<T>(call: RecEndpoint, all: readonly T[]): T[] {
  const bounded = all.slice(0, MAX_ENTRIES);
  // Most lists are far shorter; the upper bound saves serializing them.
  if (getMaxJsonBytes(bounded) < MAX_LIST_BYTES && bounded.length === all.length) return bounded;
  // The brackets of the list, and a comma per entry.
  let bytes = 2;
  const end = bounded.findIndex((entry) => {
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    return bytes > MAX_LIST_BYTES;
  });
  const truncated = end < 0 ? bounded : bounded.slice(0, end);
  if (truncated.length < all.length) {
    logEvent('warn', 'search.list_truncated', {
      call,
      returned: truncated.length,
      total: all.length,
    });
  }
  return truncated;
}

/** Truncates a filtered list, and its total by as many. */
export function truncateFilterResponse(call: RecEndpoint, found: FilterResponse): FilterResponse {
  const restaurants = truncateList(call, found.restaurants);
  const truncatedCount = found.restaurants.length - restaurants.length;
  return { ...found, restaurants, total: found.total - truncatedCount };
}
