import type { OpenState, HolidayMap } from '@kioot/engine/hours';
import type { Translator } from '../i18n/translator';
import type { PlaceCard } from '../search/contract/rec-contract';
import { DAY_MS, SEOUL_OFFSET_MS, getOpenStateAt } from '../search/contract/open-state';

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

type Translate = Translator<'words'>;

/** Days since 1970-01-01 in Seoul. */
function toSeoulDayNumber(epochMs: number): number {
  return Math.floor((epochMs + SEOUL_OFFSET_MS) / DAY_MS);
}

/** "21:00" in Seoul. */
export function toSeoulClock(epochMs: number): string {
  return new Date(epochMs + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
}

/** Date in Seoul as `YYYY-MM-DD`, the key of the holiday map. */
export function toSeoulDate(epochMs: number): string {
  return new Date(epochMs + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Weekday in Seoul, Monday = 0; 1970-01-01 was a Thursday. */
export function getSeoulWeekday(epochMs: number): number {
  return (toSeoulDayNumber(epochMs) + 3) % 7;
}

/** Key of the weekday in Seoul. */
const toWeekday = (epochMs: number) => WEEKDAYS[(getSeoulWeekday(epochMs) + 1) % 7] ?? 'sunday';

/** Day of a future instant, relative to now. */
export function toRelativeDay(
  epochMs: number,
  nowMs: number,
): 'today' | 'tomorrow' | (typeof WEEKDAYS)[number] {
  const days = toSeoulDayNumber(epochMs) - toSeoulDayNumber(nowMs);
  if (days <= 1) return days === 1 ? 'tomorrow' : 'today';
  return toWeekday(epochMs);
}

/** Opening state in words. */
export interface OpenStateLabel {
  state: OpenState['state'];
  /** State to show by icon and color: `unknown` by usual hours, which may not hold today. */
  shape: OpenState['state'];
  text: string;
  /**
   * Short form for a line with other facts: "Last orders 21:00", "Opens Mon 11:30". Names the
   * same instant as {@link text}.
   */
  short: string;
  /** Epoch milliseconds of the next change or Seoul midnight. */
  validUntilMs: number;
}

/** Opening state of a restaurant at an instant (epoch ms), in Seoul time. */
export function formatOpenState(
  t: Translate,
  restaurant: Pick<PlaceCard, 'hours'>,
  nowMs: number,
  holidays: HolidayMap,
): OpenStateLabel {
  const now = getOpenStateAt(restaurant.hours, nowMs, holidays);
  return {
    state: now.state,
    shape: now.isUsual ? 'unknown' : now.state,
    text: formatState(t, now, nowMs),
    short: formatShortState(t, now, nowMs),
    validUntilMs: now.validUntilMs,
  };
}

function formatState(t: Translate, now: OpenState, nowMs: number): string {
  switch (now.state) {
    case 'open':
    case 'lastOrdersPassed':
      return formatOpen(t, now);
    case 'break':
      return formatBreak(t, now);
    case 'closed': {
      if (now.opensAt === undefined) return t('open.closed');
      const [time, day] = [toSeoulClock(now.opensAt), toRelativeDay(now.opensAt, nowMs)];
      if (day === 'today') return t('open.opensAt', { time });
      if (day === 'tomorrow') return t('open.opensTomorrow', { time });
      return t('open.opensOn', { day: t(`weekday.${day}`), time });
    }
    case 'unknown':
      return t('open.unknown');
  }
}

const formatBreak = (t: Translate, { until }: OpenState): string =>
  until === undefined ? t('open.break') : t('open.breakUntil', { time: toSeoulClock(until) });

/** Argument of messages that choose between "Open" and "Usually open". */
const toCertaintyArgument = ({ isUsual }: OpenState) => (isUsual ? 'usual' : 'sure');

function formatShortState(t: Translate, now: OpenState, nowMs: number): string {
  switch (now.state) {
    case 'open': {
      const certainty = toCertaintyArgument(now);
      if (now.lastOrder !== undefined)
        return t('openShort.lastOrder', { how: certainty, time: toSeoulClock(now.lastOrder) });
      return now.until === undefined
        ? t('openShort.open', { how: certainty })
        : t('openShort.openUntil', { how: certainty, time: toSeoulClock(now.until) });
    }
    case 'lastOrdersPassed':
      return t('openShort.lastOrderPassed');
    case 'break':
      return formatBreak(t, now);
    case 'closed': {
      if (now.opensAt === undefined) return t('openShort.closed');
      const time = toSeoulClock(now.opensAt);
      if (toRelativeDay(now.opensAt, nowMs) === 'today') return t('openShort.opensAt', { time });
      return t('openShort.opensOn', { day: t(`weekdayShort.${toWeekday(now.opensAt)}`), time });
    }
    case 'unknown':
      return t('openShort.unknown');
  }
}

function formatOpen(t: Translate, now: OpenState): string {
  const { state, until, lastOrder } = now;
  const certainty = toCertaintyArgument(now);
  if (lastOrder !== undefined) {
    return t('open.lastOrder', { how: certainty, time: toSeoulClock(lastOrder) });
  }
  const passed = state === 'open' ? 'no' : 'yes';
  return until === undefined
    ? t('open.now', { how: certainty, passed })
    : t('open.until', { how: certainty, passed, time: toSeoulClock(until) });
}
