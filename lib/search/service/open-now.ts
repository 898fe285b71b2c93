import * as v from 'valibot';
import holidaysJson from '@/data/holidays.json';
import type { HoursStatus } from '@kioot/engine';
import { holidayMapSchema, getOpenState } from '@kioot/engine/hours';
import { unpackHours, type PackedHours } from '../contract/packed-hours';

const holidays = v.parse(holidayMapSchema, holidaysJson);
/** `getOpenState` looks eight days ahead for the next change; one day of margin. */
const LOOKAHEAD_MS = 7 * 86_400_000;

interface CachedState {
  state: HoursStatus;
  validFromMs: number;
  validUntilMs: number;
}

/**
 * Creates a lookup of the status of a place at an instant (epoch milliseconds) in Seoul: `open`, `known` for closed or on a
 * break, `unknown` without hours. Caches each result until its next change.
 */
export function createOpenNow<Row extends object>(
  getHours: (row: Row) => PackedHours | undefined,
): (row: Row, nowMs: number) => HoursStatus {
  const cache = new WeakMap<Row, CachedState>();
  return (row, nowMs) => {
    const cached = cache.get(row);
    if (cached && nowMs >= cached.validFromMs && nowMs < cached.validUntilMs) return cached.state;
    const packed = getHours(row);
    if (!packed) return 'unknown';
    const { state, nextChange } = getOpenState(unpackHours(packed), { epochMs: nowMs }, holidays);
    const hours = state === 'open' ? 'open' : 'known';
    cache.set(row, {
      state: hours,
      validFromMs: nowMs,
      validUntilMs: nextChange ?? nowMs + LOOKAHEAD_MS,
    });
    return hours;
  };
}
