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

const UNKNOWN_TEXT = 'Hours unknown: check';
const UNKNOWN_SHORT = 'Hours unknown';

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
  return `on ${toSeoulWeekday(epochMs)} at ${clock}`;
}

function toSeoulWeekday(epochMs: number): string {
  return WEEKDAYS[new Date(epochMs + SEOUL_OFFSET_MS).getUTCDay()] ?? '';
}

/** Whether a place is open, in words, and until when these words hold. */
export interface OpenLine {
  state: OpenState['state'];
  /** Open as a rule, which may not hold today. */
  isUsual?: boolean;
  text: string;
  /** The same for a line that says more than this: "Open until 21:00", "Opens 17:00", "Opens Mon 11:30". */
  short: string;
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
  if (!hours) {
    return { state: 'unknown', text: UNKNOWN_TEXT, short: UNKNOWN_SHORT, validUntil: midnight };
  }
  const now = getOpenState(unpackHours(hours), { epochMs: nowMs }, holidays);
  const ahead = [midnight, now.nextChange, now.lastOrder].filter(
    (at): at is number => typeof at === 'number' && at > nowMs,
  );
  return {
    state: now.state,
    text: toText(now, nowMs),
    short: toShort(now, nowMs),
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
      return UNKNOWN_TEXT;
  }
}

function toShort(now: OpenState, nowMs: number): string {
  const { state, isUsual, until, opensAt, lastOrderPassed } = now;
  switch (state) {
    case 'open': {
      const open = isUsual ? 'Usually open' : 'Open';
      const closes = until === undefined ? '' : ` until ${toSeoulClock(until)}`;
      return `${open}${closes}${lastOrderPassed ? ', last order passed' : ''}`;
    }
    case 'break':
      return until === undefined ? 'On a break' : `Break until ${toSeoulClock(until)}`;
    case 'closed':
      return opensAt === undefined ? 'Closed' : `Opens ${toShortOpening(opensAt, nowMs)}`;
    case 'unknown':
      return UNKNOWN_SHORT;
  }
}

/** "17:00", "tomorrow 11:30", "Mon 11:30". */
function toShortOpening(epochMs: number, nowMs: number): string {
  const clock = toSeoulClock(epochMs);
  const days = toSeoulDay(epochMs) - toSeoulDay(nowMs);
  if (days <= 1) return days === 0 ? clock : `tomorrow ${clock}`;
  return `${toSeoulWeekday(epochMs).slice(0, 3)} ${clock}`;
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
