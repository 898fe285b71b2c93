import { getOpenState, type OpenState, type HolidayMap } from '@kioot/engine/hours';
import type { WordsOf } from '../i18n/words';
import type { Restaurant } from '../search/contract';
import { unpackHours } from '../search/packed-hours';

/** Korea keeps UTC+9 all year, so Seoul's clock needs no time zone data and no phone that has it right. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

type Words = WordsOf<'words'>;

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

/** On which day of the visitor's something in the future is. */
function toDay(epochMs: number, nowMs: number): 'today' | 'tomorrow' | (typeof WEEKDAYS)[number] {
  const days = toSeoulDay(epochMs) - toSeoulDay(nowMs);
  if (days <= 1) return days === 1 ? 'tomorrow' : 'today';
  return WEEKDAYS[(getSeoulWeekday(epochMs) + 1) % 7] ?? 'sunday';
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
  t: Words,
  { hours }: Pick<Restaurant, 'hours'>,
  nowMs: number,
  holidays: HolidayMap,
): OpenLine {
  const midnight = (toSeoulDay(nowMs) + 1) * DAY_MS - SEOUL_OFFSET_MS;
  if (!hours) {
    const [text, short] = [t('open.unknown'), t('openShort.unknown')];
    return { state: 'unknown', text, short, validUntil: midnight };
  }
  const now = getOpenState(unpackHours(hours), { epochMs: nowMs }, holidays);
  const ahead = [midnight, now.nextChange, now.lastOrder].filter(
    (at): at is number => typeof at === 'number' && at > nowMs,
  );
  return {
    state: now.state,
    text: toText(t, now, nowMs),
    short: toShort(t, now, nowMs),
    validUntil: Math.min(...ahead),
    ...(now.isUsual ? { isUsual: true } : {}),
  };
}

function toText(t: Words, now: OpenState, nowMs: number): string {
  switch (now.state) {
    case 'open':
      return toOpenText(t, now);
    case 'break':
      return toBreak(t, now);
    case 'closed': {
      if (now.opensAt === undefined) return t('open.closed');
      const [time, day] = [toSeoulClock(now.opensAt), toDay(now.opensAt, nowMs)];
      if (day === 'today') return t('open.opensAt', { time });
      if (day === 'tomorrow') return t('open.opensTomorrow', { time });
      return t('open.opensOn', { day: t(`weekday.${day}`), time });
    }
    case 'unknown':
      return t('open.unknown');
  }
}

const toBreak = (t: Words, { until }: OpenState): string =>
  until === undefined ? t('open.break') : t('open.breakUntil', { time: toSeoulClock(until) });

/** For a sentence that chooses between "Open" and "Usually open". */
const toHow = ({ isUsual }: OpenState) => (isUsual ? 'usual' : 'sure');

function toShort(t: Words, now: OpenState, nowMs: number): string {
  switch (now.state) {
    case 'open': {
      const [how, passed] = [toHow(now), now.lastOrderPassed ? 'yes' : 'no'];
      return now.until === undefined
        ? t('openShort.open', { how, passed })
        : t('openShort.openUntil', { how, passed, time: toSeoulClock(now.until) });
    }
    case 'break':
      return toBreak(t, now);
    case 'closed': {
      if (now.opensAt === undefined) return t('openShort.closed');
      const [time, day] = [toSeoulClock(now.opensAt), toDay(now.opensAt, nowMs)];
      if (day === 'today') return t('openShort.opensAt', { time });
      if (day === 'tomorrow') return t('openShort.opensTomorrow', { time });
      return t('openShort.opensOn', { day: t(`weekdayShort.${day}`), time });
    }
    case 'unknown':
      return t('openShort.unknown');
  }
}

function toOpenText(t: Words, now: OpenState): string {
  const { until, lastOrder, lastOrderPassed } = now;
  const how = toHow(now);
  if (lastOrder !== undefined && !lastOrderPassed) {
    return t('open.lastOrder', { how, time: toSeoulClock(lastOrder) });
  }
  const passed = lastOrderPassed ? 'yes' : 'no';
  return until === undefined
    ? t('open.now', { how, passed })
    : t('open.until', { how, passed, time: toSeoulClock(until) });
}
