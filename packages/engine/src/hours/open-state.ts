/**
 * Open state at an instant, for phones: no runtime imports or time zone data. Korea has kept UTC+9
 * without daylight saving since 1988, so Seoul time is fixed arithmetic.
 */
import type { HolidayMap } from './holidays';
import type { DayHours, Interval, IrregularRule, OpeningHours } from './types';

export interface OpenState {
  /** `open` while the kitchen takes orders; after the last ones nobody can eat there. */
  state: 'open' | 'lastOrdersPassed' | 'break' | 'closed' | 'unknown';
  /** End of the current opening or break (epoch ms). */
  until?: number;
  /** Next opening while closed or in a break, if certain (epoch ms, within eight days). */
  opensAt?: number;
  /** Last order of the current sitting, until it passes (epoch ms). */
  lastOrder?: number;
  /**
   * Open by hours without any closing day, on a Sunday or public holiday, when many restaurants are
   * closed.
   */
  isUsual?: true;
  /** Next change of the state (epoch ms); null: not within eight days. */
  nextChange: number | null;
  /** Name of today's public holiday, for display. */
  holiday?: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const DAYS_AHEAD = 8;
/** Monday = 0. */
const SUNDAY = 6;

/** Rules that need the map of public holidays; undecidable beyond its years. */
const HOLIDAY_RULE_KINDS = ['feast', 'publicHoliday', 'dayAfterHoliday'];

/** State of one calendar day. `isCertain` false: maybe closed; `isUndecidable`: anything. */
interface DayState {
  hours: DayHours;
  isCertain: boolean;
  isUndecidable: boolean;
}

/** Monday = 0; 1970-01-01 was a Thursday. */
const toWeekday = (day: number) => (((day + 3) % 7) + 7) % 7;
const toDate = (day: number) => new Date(day * DAY_MS);
const toDateKey = (day: number) => toDate(day).toISOString().slice(0, 10);
const findSpanAt = (minute: number, spans: readonly Interval[]) =>
  spans.find(([from, to]) => minute >= from && minute < to);

/**
 * Months of the seasons, [first, last]. Texts never date a season, so both border months are
 * uncertain.
 */
const SEASON_MONTHS = {
  spring: [3, 6],
  summer: [6, 9],
  autumn: [9, 12],
  winter: [11, 15],
} as const;

function isInSeason(month: number, [from, to]: readonly [number, number]): boolean {
  return (month >= from && month <= to) || month + 12 <= to;
}

/** Certainty that a rule applies on a day: not, perhaps, certainly. */
type RuleCertainty = 0 | 0.5 | 1;

type FeastRule = Extract<IrregularRule, { kind: 'feast' }>;

function toFeastCertainty({ feasts, on }: FeastRule, day: number, map: HolidayMap): RuleCertainty {
  const holiday = map[toDateKey(day)];
  if (holiday === undefined || !feasts.some((feast) => feast === holiday.kind)) return 0;
  if (holiday.part === 'day') return 1;
  if (on === 'holidays') return holiday.part === 'substitute' ? 0.5 : 1;
  if (on === 'eve') return map[toDateKey(day + 1)]?.part === 'day' ? 1 : 0;
  return on === 'unsaid' ? 0.5 : 0;
}

function toRuleCertainty(
  rule: IrregularRule,
  day: number,
  hours: OpeningHours,
  map: HolidayMap,
): RuleCertainty {
  const weekday = toWeekday(day);
  const month = toDate(day).getUTCMonth() + 1;
  const dayOfMonth = toDate(day).getUTCDate();
  switch (rule.kind) {
    case 'nth': {
      const nth = Math.ceil(dayOfMonth / 7);
      const isLast = toDate(day + 7).getUTCMonth() + 1 !== month;
      const isNth = rule.nth.some((n) => n === nth || (n < 0 && isLast));
      return isNth && rule.days.includes(weekday) ? 1 : 0;
    }
    case 'biweekly':
      return rule.days.includes(weekday) ? 0.5 : 0;
    case 'date':
      return rule.month === month && rule.day === dayOfMonth ? 1 : 0;
    case 'season': {
      const inSeason = rule.seasons.some((season) => isInSeason(month, SEASON_MONTHS[season]));
      const onDay = rule.days.length === 0 || rule.days.includes(weekday);
      return inSeason && onDay ? 0.5 : 0;
    }
    case 'publicHoliday':
      return map[toDateKey(day)] === undefined ? 0 : 1;
    case 'feast':
      return toFeastCertainty(rule, day, map);
    case 'dayAfterHoliday': {
      const wasClosed = hours.days[toWeekday(day - 1)]?.open.length === 0;
      return wasClosed && map[toDateKey(day - 1)] !== undefined ? 1 : 0;
    }
    case 'varies':
      return 0.5;
    case 'temporary':
      return 1;
    case 'soldOut':
      return 0;
  }
}

function toEffect(rule: IrregularRule): 'closed' | 'open' | 'varies' {
  if ('effect' in rule) return rule.effect;
  if (rule.kind === 'varies') return rule.what === 'hours' ? 'varies' : 'closed';
  return rule.kind === 'season' && rule.days.length === 0 ? 'varies' : 'closed';
}

const CLOSED_DAY: DayHours = { unknown: false, open: [], breaks: [], lastOrders: [] };

function getDayState(hours: OpeningHours, day: number, map: HolidayMap): DayState {
  const key = toDateKey(day);
  const today = map[key] && hours.holiday ? hours.holiday : hours.days[toWeekday(day)];
  if (today === undefined) return { hours: CLOSED_DAY, isCertain: false, isUndecidable: true };
  const isCovered = () => Object.keys(map).some((date) => date.startsWith(key.slice(0, 4)));
  let closed: RuleCertainty = 0;
  let isUndecidable = today.unknown;
  for (const rule of hours.rules) {
    const isBlindYear = HOLIDAY_RULE_KINDS.includes(rule.kind) && !isCovered();
    const certainty = isBlindYear ? 0.5 : toRuleCertainty(rule, day, hours, map);
    const effect = toEffect(rule);
    if (certainty === 0 || effect === 'open') continue;
    if (effect === 'varies') isUndecidable = true;
    else if (certainty > closed) closed = certainty;
  }
  if (closed === 1) return { hours: CLOSED_DAY, isCertain: true, isUndecidable: false };
  return { hours: today, isCertain: closed === 0, isUndecidable };
}

interface Moment {
  state: OpenState['state'];
  start: number;
  /** Minute of the last order of the sitting. */
  lastOrder?: number | undefined;
}

/** True from the opening to the closing minute, also after the last orders. */
const hasDoorsOpen = (state: OpenState['state']): boolean =>
  state === 'open' || state === 'lastOrdersPassed';

/**
 * State of a place at an instant, by Seoul time. `epochMs`: milliseconds since 1970 UTC;
 * `holidays`: Korea's public holidays by Seoul date. A rule that cannot be decided ("every other
 * Sunday") yields `unknown` only on the days it may apply to.
 *
 * @throws {RangeError} for an instant outside the calendar
 *
 * @example
 * const hours = parseHours('11:00~22:00', '매주 월요일')
 * const epochMs = Date.UTC(2026, 10, 24, 3) // Tuesday, 12:00 in Seoul
 * getOpenState(hours, { epochMs }, {}).state // => 'open'
 */
export function getOpenState(
  hours: OpeningHours,
  { epochMs }: { epochMs: number },
  holidays: HolidayMap,
): OpenState {
  const local = epochMs + SEOUL_OFFSET_MS;
  const today = Math.floor(local / DAY_MS);
  // A list asks for hundreds of places, and most change within a day.
  const dayStates: DayState[] = [];
  const getDay = (day: number) =>
    (dayStates[day - today + 1] ??= getDayState(hours, day, holidays));

  /** Certain openings win over unknown, unknown over a break. */
  const getMoment = (at: number): Moment => {
    const day = Math.floor(at / DAY_MS);
    let found: Moment = { state: 'closed', start: day };
    for (const start of [day, day - 1]) {
      const dayState = getDay(start);
      const { open, breaks, lastOrders } = dayState.hours;
      const minute = (at - start * DAY_MS) / MINUTE_MS;
      const span = findSpanAt(minute, open);
      const isDoubtful = dayState.isUndecidable || !dayState.isCertain;
      if (span !== undefined && !isDoubtful) {
        const lastOrder = lastOrders.filter((m) => m > span[0] && m <= span[1]).at(-1);
        const isPassed = lastOrder !== undefined && minute >= lastOrder;
        return { state: isPassed ? 'lastOrdersPassed' : 'open', start, lastOrder };
      }
      const inBreak = findSpanAt(minute, breaks) !== undefined;
      if (
        (dayState.isUndecidable && start === day) ||
        (isDoubtful && (span !== undefined || inBreak))
      ) {
        found = { ...found, state: 'unknown' };
      } else if (inBreak && found.state === 'closed') found = { ...found, state: 'break' };
    }
    return found;
  };

  /** Instants of a day at which its hours, or those of the day before, begin or end. */
  const getEdges = (day: number): number[] =>
    [day - 1, day]
      .flatMap((start) => {
        const { open, breaks, lastOrders } = getDay(start).hours;
        const minutes = [[0], ...open, ...breaks, lastOrders].flat();
        return minutes.map((minute) => start * DAY_MS + minute * MINUTE_MS);
      })
      .filter((at) => at > local && Math.floor(at / DAY_MS) === day)
      .sort((a, b) => a - b);

  /** First instant from now on with a wanted state. */
  const findChange = (isWanted: (state: OpenState['state']) => boolean): number | undefined => {
    for (let day = today; day < today + DAYS_AHEAD; day += 1) {
      const found = getEdges(day).find((at) => isWanted(getMoment(at).state));
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const now = getMoment(local);
  const isOpen = hasDoorsOpen(now.state);
  const change = findChange((state) => state !== now.state);
  const end = isOpen ? findChange((state) => !hasDoorsOpen(state)) : change;
  const toEpoch = (at: number) => at - SEOUL_OFFSET_MS;
  const result: OpenState = {
    state: now.state,
    nextChange: change === undefined ? null : toEpoch(change),
  };
  const holiday = holidays[toDateKey(today)];
  if (holiday !== undefined) result.holiday = holiday.name;
  if ((isOpen || now.state === 'break') && end !== undefined) result.until = toEpoch(end);
  if (now.state === 'closed' || now.state === 'break') {
    const possibleOpening = findChange((state) => state === 'open' || state === 'unknown');
    if (possibleOpening !== undefined && getMoment(possibleOpening).state === 'open')
      result.opensAt = toEpoch(possibleOpening);
  }
  const isRestDay = toWeekday(now.start) === SUNDAY || holidays[toDateKey(now.start)] !== undefined;
  if (isOpen && hours.isClosingUnsaid && isRestDay) result.isUsual = true;
  if (now.state === 'open' && now.lastOrder !== undefined)
    result.lastOrder = toEpoch(now.start * DAY_MS + now.lastOrder * MINUTE_MS);
  return result;
}
