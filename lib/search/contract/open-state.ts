import { getOpenState, type HolidayMap, type OpenState } from '@kioot/engine/hours';
import { unpackHours, type PackedHours } from './packed-hours';

/** Korea is at UTC+9 all year, so that no time zone data is needed. */
export const SEOUL_OFFSET_MS = 9 * 3_600_000;
export const DAY_MS = 86_400_000;

interface TimedOpenState extends OpenState {
  validFromMs: number;
  /** Epoch milliseconds of the next change or Seoul midnight. */
  validUntilMs: number;
}

/** A list of 836 places takes 25 ms, and each tap on a filter reads all of it. */
const openStates = new WeakMap<PackedHours, TimedOpenState>();

/** Opening state at an instant (epoch ms), cached until its next change; unknown without hours. */
export function getOpenStateAt(
  hours: PackedHours | undefined,
  nowMs: number,
  holidays: HolidayMap,
): TimedOpenState {
  const cached = hours && openStates.get(hours);
  if (cached && nowMs >= cached.validFromMs && nowMs < cached.validUntilMs) return cached;
  const midnight = nowMs - ((nowMs + SEOUL_OFFSET_MS) % DAY_MS) + DAY_MS;
  const now: OpenState = hours
    ? getOpenState(unpackHours(hours), { epochMs: nowMs }, holidays)
    : { state: 'unknown', nextChange: null };
  const validUntilMs = Math.min(midnight, now.nextChange ?? midnight);
  const state = { ...now, validFromMs: nowMs, validUntilMs };
  if (hours) openStates.set(hours, state);
  return state;
}
