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
    ...formatState(t, now, nowMs),
    validUntilMs: now.validUntilMs,
  };
}

function formatState(
  t: Translate,
  now: OpenState,
  nowMs: number,
): Pick<OpenStateLabel, 'text' | 'short'> {
  switch (now.state) {
    case 'open':
    case 'lastOrdersPassed':
      return formatOpen(t, now);
    case 'break': {
      const { until } = now;
      const text =
        until === undefined ? t('open.break') : t('open.breakUntil', { time: toSeoulClock(until) });
      return { text, short: text };
    }
    case 'closed': {
      if (now.opensAt === undefined)
        return { text: t('open.closed'), short: t('openShort.closed') };
      const [time, day] = [toSeoulClock(now.opensAt), toRelativeDay(now.opensAt, nowMs)];
      if (day === 'today')
        return { text: t('open.opensAt', { time }), short: t('openShort.opensAt', { time }) };
      const weekday = t(`weekdayShort.${toWeekday(now.opensAt)}`);
      const short = t('openShort.opensOn', { day: weekday, time });
      return day === 'tomorrow'
        ? { text: t('open.opensTomorrow', { time }), short }
        : { text: t('open.opensOn', { day: t(`weekday.${day}`), time }), short };
    }
    case 'unknown':
      return { text: t('open.unknown'), short: t('openShort.unknown') };
  }
}

function formatOpen(
  t: Translate,
  { state, until, lastOrder, isUsual }: OpenState,
): Pick<OpenStateLabel, 'text' | 'short'> {
  // Messages choose between "Open" and "Usually open".
  const how = isUsual ? 'usual' : 'sure';
  const isPassed = state === 'lastOrdersPassed';
  const passed = isPassed ? 'yes' : 'no';
  const toShort = (short: string) => (isPassed ? t('openShort.lastOrderPassed') : short);
  if (lastOrder !== undefined) {
    const values = { how, time: toSeoulClock(lastOrder) };
    return { text: t('open.lastOrder', values), short: toShort(t('openShort.lastOrder', values)) };
  }
  if (until === undefined)
    return { text: t('open.now', { how, passed }), short: toShort(t('openShort.open', { how })) };
  const time = toSeoulClock(until);
  return {
    text: t('open.until', { how, passed, time }),
    short: toShort(t('openShort.openUntil', { how, time })),
  };
}
