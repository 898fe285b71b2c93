import { getOpenState, type OpenState } from '../engine/hours/state';
import type { HolidayMap } from '../engine/hours/types';
import type { Restaurant } from '../search/contract';
import { unpackHours } from '../search/packed-hours';

/** Korea keeps UTC+9 all year, so Seoul's clock needs no time zone data and no phone that has it right. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Days since 1970-01-01 in Seoul. */
function toSeoulDay(epochMs: number): number {
  return Math.floor((epochMs + SEOUL_OFFSET_MS) / DAY_MS);
}

/** "21:00" on Seoul's clock. */
function toSeoulClock(epochMs: number): string {
  return new Date(epochMs + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
}

/** The day in Seoul as `YYYY-MM-DD`, the key of the map of public holidays. */
export function toSeoulDate(epochMs: number): string {
  return new Date(epochMs + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day of the week in Seoul, Monday = 0; 1970-01-01 was a Thursday. */
export function getSeoulWeekday(epochMs: number): number {
  return (toSeoulDay(epochMs) + 3) % 7;
}

/** "at 11:30", "at 11:30 tomorrow", "on Monday at 11:30". */
function toOpening(epochMs: number, nowMs: number): string {
  const clock = toSeoulClock(epochMs);
  const days = toSeoulDay(epochMs) - toSeoulDay(nowMs);
  if (days === 0) return `at ${clock}`;
  if (days === 1) return `at ${clock} tomorrow`;
  const weekday = WEEKDAYS[new Date(epochMs + SEOUL_OFFSET_MS).getUTCDay()] ?? '';
  return `on ${weekday} at ${clock}`;
}

/** Whether a place is open, in words, and until when these words hold. */
export interface OpenLine {
  state: OpenState['state'];
  /** Open as a rule, which may not hold today. */
  isUsual?: boolean;
  text: string;
  /** When the line has to be made anew (epoch ms): the next change, last order or midnight in Seoul. */
  validUntil: number;
}

/** The line for a restaurant at an instant (epoch ms), by Seoul's clock whatever the phone's own zone is. */
export function getOpenLine(
  { hours }: Pick<Restaurant, 'hours'>,
  nowMs: number,
  holidays: HolidayMap,
): OpenLine {
  const midnight = (toSeoulDay(nowMs) + 1) * DAY_MS - SEOUL_OFFSET_MS;
  if (!hours) return { state: 'unknown', text: 'Hours unknown: check', validUntil: midnight };
  const now = getOpenState(unpackHours(hours), { epochMs: nowMs }, holidays);
  const ahead = [midnight, now.nextChange, now.lastOrder].filter(
    (at): at is number => typeof at === 'number' && at > nowMs,
  );
  return {
    state: now.state,
    text: toText(now, nowMs),
    validUntil: Math.min(...ahead),
    ...(now.isUsual ? { isUsual: true } : {}),
  };
}

function toText(now: OpenState, nowMs: number): string {
  switch (now.state) {
    case 'open':
      return toOpenText(now);
    case 'break':
      return now.until === undefined ? 'On a break' : `Break until ${toSeoulClock(now.until)}`;
    case 'closed':
      return now.opensAt === undefined
        ? 'Closed now'
        : `Closed · opens ${toOpening(now.opensAt, nowMs)}`;
    case 'unknown':
      return 'Hours unknown: check';
  }
}

function toOpenText({ until, lastOrder, lastOrderPassed, isUsual }: OpenState): string {
  const open = isUsual ? 'Usually open' : 'Open';
  if (lastOrder !== undefined && !lastOrderPassed) {
    return `${open} now · last order ${toSeoulClock(lastOrder)}`;
  }
  const closes = until === undefined ? '' : ` until ${toSeoulClock(until)}`;
  return lastOrderPassed
    ? `${open}${closes} · last order has passed`
    : `${open} now${closes && ` ·${closes}`}`;
}
