import * as v from 'valibot';
import holidaysJson from '@/data/holidays.json';
import type { KnownHours } from '@kioot/engine';
import { holidayMapSchema, getOpenState } from '@kioot/engine/hours';
import { unpackHours, type PackedHours } from './packed-hours';

const holidays = v.parse(holidayMapSchema, holidaysJson);
/** How far ahead a state looks for its next change (`getOpenState`), less a day, in milliseconds. */
const AHEAD_MS = 7 * 86_400_000;

interface Now {
  hours: KnownHours;
  fromMs: number;
  untilMs: number;
}

/** Tells whether a place is open at an instant (epoch ms), by Seoul's clock; remembers it until that changes. */
export function createHoursNow<Row extends object>(
  getHours: (row: Row) => PackedHours | undefined,
): (row: Row, nowMs: number) => KnownHours {
  const known = new WeakMap<Row, Now>();
  return (row, nowMs) => {
    const last = known.get(row);
    if (last && nowMs >= last.fromMs && nowMs < last.untilMs) return last.hours;
    const packed = getHours(row);
    if (!packed) return 'unknown';
    const { state, nextChange } = getOpenState(unpackHours(packed), { epochMs: nowMs }, holidays);
    const hours = state === 'open' ? 'open' : 'known';
    known.set(row, { hours, fromMs: nowMs, untilMs: nextChange ?? nowMs + AHEAD_MS });
    return hours;
  };
}
