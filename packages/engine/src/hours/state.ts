/**
 * What a phone needs to say whether a place is open. No imports at run time and no time zone data: Korea has kept
 * UTC+9 without daylight saving since 1988, so Seoul's clock is fixed arithmetic, whatever the phone's own zone is.
 */
import type {
  DayHours,
  HolidayMap,
  Interval,
  IrregularRule,
  OpeningHours,
  PublicHoliday,
} from './types';

export interface OpenState {
  state: 'open' | 'break' | 'closed' | 'unknown';
  /** When the present opening or break ends (epoch ms). */
  until?: number;
  /** When it opens next, if closed or in a break, and if that is certain (epoch ms, within eight days). */
  opensAt?: number;
  /** The last order of the present sitting (epoch ms). */
  lastOrder?: number;
  lastOrderPassed?: boolean;
  /** Open by hours that name no closing day, on a day on which many places rest: a Sunday or a public holiday. */
  isUsual?: true;
  /** When the state changes next (epoch ms); null: not within eight days. */
  nextChange: number | null;
  /** The public holiday today, for the visitor to be told. */
  holiday?: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const DAYS_AHEAD = 8;
/** Monday = 0. */
const SUNDAY = 6;

/** Rules that need the map of public holidays; beyond its years they cannot be decided. */
const NEEDS_HOLIDAYS = ['feast', 'publicHoliday', 'dayAfterHoliday'];

/** What holds on one day of the calendar; `sure` false: it may be closed, `blind`: anything may hold. */
interface DayPlan {
  hours: DayHours;
  sure: boolean;
  blind: boolean;
}

/** Monday = 0; 1970-01-01 was a Thursday. */
const toWeekday = (day: number) => (((day + 3) % 7) + 7) % 7;
const toDate = (day: number) => new Date(day * DAY_MS);
const toKey = (day: number) => toDate(day).toISOString().slice(0, 10);
const isIn = (minute: number, spans: readonly Interval[]) =>
  spans.find(([from, to]) => minute >= from && minute < to);

/** Seasons are named in the text, never dated: their first and last month may be either's. */
const SEASON_MONTHS = {
  spring: [3, 6],
  summer: [6, 9],
  autumn: [9, 12],
  winter: [11, 15],
} as const;

function isInSeason(month: number, [from, to]: readonly [number, number]): boolean {
  return (month >= from && month <= to) || month + 12 <= to;
}

/** How far a rule holds on a day: not at all, perhaps, or certainly. */
type Hit = 0 | 0.5 | 1;

interface CalendarDay {
  /** Days since 1970-01-01, in Seoul. */
  day: number;
  weekday: number;
  month: number;
  dayOfMonth: number;
  holiday: PublicHoliday | undefined;
}

type Feast = Extract<IrregularRule, { kind: 'feast' }>;

function toFeastHit({ feasts, on }: Feast, { day, holiday }: CalendarDay, map: HolidayMap): Hit {
  if (holiday === undefined || !feasts.some((feast) => feast === holiday.kind)) return 0;
  if (holiday.part === 'day') return 1;
  if (on === 'holidays') return holiday.part === 'substitute' ? 0.5 : 1;
  if (on === 'eve') return map[toKey(day + 1)]?.part === 'day' ? 1 : 0;
  return on === 'unsaid' ? 0.5 : 0;
}

function toHit(rule: IrregularRule, at: CalendarDay, hours: OpeningHours, map: HolidayMap): Hit {
  const { day, weekday, month, dayOfMonth, holiday } = at;
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
      return holiday === undefined ? 0 : 1;
    case 'feast':
      return toFeastHit(rule, at, map);
    case 'dayAfterHoliday': {
      const wasShut = hours.days[toWeekday(day - 1)]?.open.length === 0;
      return wasShut && map[toKey(day - 1)] !== undefined ? 1 : 0;
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

const SHUT: DayHours = { unknown: false, open: [], breaks: [], lastOrders: [] };

function getDayPlan(hours: OpeningHours, day: number, map: HolidayMap): DayPlan {
  const key = toKey(day);
  const holiday = map[key];
  const weekday = toWeekday(day);
  const today = holiday !== undefined && hours.holiday ? hours.holiday : hours.days[weekday];
  if (today === undefined) return { hours: SHUT, sure: false, blind: true };
  const [, month, dayOfMonth] = key.split('-').map(Number);
  const at = { day, weekday, month: month ?? 0, dayOfMonth: dayOfMonth ?? 0, holiday };
  const isCovered = () => Object.keys(map).some((date) => date.startsWith(key.slice(0, 4)));
  let closed: Hit = 0;
  let blind = today.unknown;
  for (const rule of hours.rules) {
    const isBlindYear = NEEDS_HOLIDAYS.includes(rule.kind) && !isCovered();
    const hit = isBlindYear ? 0.5 : toHit(rule, at, hours, map);
    const effect = toEffect(rule);
    if (hit === 0 || effect === 'open') continue;
    if (effect === 'varies') blind = true;
    else if (hit > closed) closed = hit;
  }
  if (closed === 1) return { hours: SHUT, sure: true, blind: false };
  return { hours: today, sure: closed === 0, blind };
}

interface Moment {
  state: OpenState['state'];
  /** The day and the span it is in, for the last order. */
  span?: Interval;
  start: number;
  lastOrders: readonly number[];
}

/**
 * Says whether a place is open at an instant, by Seoul's clock. `instant.epochMs`: milliseconds since 1970 UTC;
 * `holidays`: Korea's public holidays by Seoul date. What a rule leaves undecided ("every other Sunday") is
 * `unknown` on the days it may hit, and only there.
 * @throws RangeError for an instant that no calendar has.
 */
export function getOpenState(
  hours: OpeningHours,
  { epochMs }: { epochMs: number },
  holidays: HolidayMap,
): OpenState {
  const local = epochMs + SEOUL_OFFSET_MS;
  const today = Math.floor(local / DAY_MS);
  const plans = Array.from({ length: DAYS_AHEAD + 2 }, (_, i) =>
    getDayPlan(hours, today - 1 + i, holidays),
  );

  /** What is certainly open wins, then what cannot be known, then a break. */
  const getMoment = (at: number): Moment => {
    const day = Math.floor(at / DAY_MS);
    let found: Moment = { state: 'closed', start: day, lastOrders: [] };
    for (const start of [day, day - 1]) {
      const plan = plans[start - today + 1];
      if (plan === undefined) continue;
      const { open, breaks, lastOrders } = plan.hours;
      const minute = (at - start * DAY_MS) / MINUTE_MS;
      const span = isIn(minute, open);
      const doubtful = plan.blind || !plan.sure;
      if (span !== undefined && !doubtful) return { state: 'open', span, start, lastOrders };
      const inBreak = isIn(minute, breaks) !== undefined;
      if ((plan.blind && start === day) || (doubtful && (span !== undefined || inBreak))) {
        found = { ...found, state: 'unknown' };
      } else if (inBreak && found.state === 'closed') found = { ...found, state: 'break' };
    }
    return found;
  };

  const edges = plans
    .flatMap(({ hours: { open, breaks } }, i) =>
      [[0, 0] as const, ...open, ...breaks]
        .flat()
        .map((m) => (today - 1 + i) * DAY_MS + m * MINUTE_MS),
    )
    .filter((edge) => edge > local && edge < (today + DAYS_AHEAD) * DAY_MS)
    .sort((a, b) => a - b);

  const now = getMoment(local);
  const change = edges.find((edge) => getMoment(edge).state !== now.state);
  const toEpoch = (at: number) => at - SEOUL_OFFSET_MS;
  const result: OpenState = {
    state: now.state,
    nextChange: change === undefined ? null : toEpoch(change),
  };
  const holiday = holidays[toKey(today)];
  if (holiday !== undefined) result.holiday = holiday.name;
  if ((now.state === 'open' || now.state === 'break') && change !== undefined) {
    result.until = toEpoch(change);
  }
  if (now.state === 'closed' || now.state === 'break') {
    const sure = edges.find((edge) => ['open', 'unknown'].includes(getMoment(edge).state));
    if (sure !== undefined && getMoment(sure).state === 'open') result.opensAt = toEpoch(sure);
  }
  const isRestDay = toWeekday(now.start) === SUNDAY || holidays[toKey(now.start)] !== undefined;
  if (now.state === 'open' && hours.isClosingUnsaid && isRestDay) result.isUsual = true;
  const { span } = now;
  if (now.state === 'open' && span !== undefined) {
    const order = now.lastOrders.filter((m) => m > span[0] && m <= span[1]).at(-1);
    if (order !== undefined) {
      const at = now.start * DAY_MS + order * MINUTE_MS;
      result.lastOrder = toEpoch(at);
      result.lastOrderPassed = local >= at;
    }
  }
  return result;
}
