import { groupDays, isEveryDay, opensOnPublicHolidays, toOuterSpans, toRuns } from './spans';
import { toClock } from './week-table';
import type { DayHours, Feast, Interval, IrregularRule, OpeningHours, Season } from './types';

type FeastRule = Extract<IrregularRule, { kind: 'feast' }>;

/** Phrases of one language for opening hours. Days are passed as one text: "月・火曜". */
export interface HoursPhrases {
  /** Monday first, in the form used in lists: "月". */
  days: readonly string[];
  /** Between the first and the last of three or more days: "月～金". */
  to: string;
  /** Between two days or feasts: "月・水". */
  and: string;
  /** Between the parts of a day, and between times. */
  comma: string;
  /** Days standing alone: "月～金" -> "月～金曜". */
  toDays: (list: string) => string;
  everyDay: string;
  allDay: string;
  /** "02:00" of the next day. */
  toNextDay: (clock: string) => string;
  toBreak: (times: string) => string;
  toLastOrder: (times: string) => string;
  /** Brackets after a line that holds on some days only. */
  toBrackets: (text: string) => string;
  noClosingDayGiven: string;
  toClosed: (days: string) => string;
  opensOnHolidays: string;
  toUnknown: (days: string) => string;
  /** One day of the week. */
  closed: string;
  unknown: string;
  holidaysClosed: string;
  holidaysOther: string;
  toHolidays: (times: string) => string;
  toNth: (nth: readonly number[], days: string) => string;
  toBiweekly: (days: string) => string;
  feasts: Readonly<Record<Feast, string>>;
  /** Days of a feast, after its name. */
  feastSpans: Readonly<Record<FeastRule['on'], string>>;
  toFeast: (span: string, effect: FeastRule['effect']) => string;
  toDate: (month: number, day: number) => string;
  seasons: Readonly<Record<Season, string>>;
  toSeason: (seasons: string) => string;
  toSeasonClosed: (seasons: string, days: string) => string;
  dayAfterHoliday: string;
  soldOut: string;
  hoursVary: string;
  closingVaries: string;
  temporary: string;
}

/**
 * Formatter of opening hours in one language, from the parsed Korean rather than from the English.
 */
export interface HoursFormatter {
  /** Whole week in short lines, like `toEnglishHours`. */
  toLines: (hours: OpeningHours) => string[];
  /** Exceptions to the week, one line each. */
  toExceptions: (hours: OpeningHours) => string[];
  /** Week, Monday first. */
  toWeek: (hours: OpeningHours) => { day: string; text: string }[];
  /** Week as groups of equal days, like `toEnglishWeekGroups`. */
  toWeekGroups: (hours: OpeningHours) => string[];
}

const DAY_MINUTES = 1440;

/** Exception to the week in words; none for days that are open as usual. */
function toRule(
  phrases: HoursPhrases,
  toDays: (days: readonly number[]) => string,
  rule: IrregularRule,
): string[] {
  switch (rule.kind) {
    case 'nth':
      return [phrases.toNth(rule.nth, toDays(rule.days))];
    case 'biweekly':
      return [phrases.toBiweekly(toDays(rule.days))];
    case 'feast': {
      const feasts = rule.feasts.map((feast) => phrases.feasts[feast]).join(phrases.and);
      return [phrases.toFeast(feasts + phrases.feastSpans[rule.on], rule.effect)];
    }
    case 'publicHoliday':
      if (rule.effect === 'open') return [];
      return [rule.effect === 'closed' ? phrases.holidaysClosed : phrases.holidaysOther];
    case 'date':
      return [phrases.toDate(rule.month, rule.day)];
    case 'season': {
      const seasons = rule.seasons.map((season) => phrases.seasons[season]).join(phrases.and);
      return rule.days.length === 0
        ? [phrases.toSeason(seasons)]
        : [phrases.toSeasonClosed(seasons, toDays(rule.days))];
    }
    case 'dayAfterHoliday':
      return [phrases.dayAfterHoliday];
    case 'soldOut':
      return [phrases.soldOut];
    case 'varies':
      return [rule.what === 'hours' ? phrases.hoursVary : phrases.closingVaries];
    case 'temporary':
      return [phrases.temporary];
  }
}

/**
 * Creates the formatter of opening hours for a language.
 *
 * @example
 * const { toLines } = createHoursFormatter(JAPANESE_HOURS)
 * toLines(parseHours('평일 11:30~22:00', '')) // => ['月～金曜 11:30–22:00', '土・日曜定休']
 */
export function createHoursFormatter(phrases: HoursPhrases): HoursFormatter {
  const toTime = (minutes: number) =>
    minutes > DAY_MINUTES ? phrases.toNextDay(toClock(minutes - DAY_MINUTES)) : toClock(minutes);
  const toSpan = ([from, to]: Interval) =>
    from === 0 && to === DAY_MINUTES ? phrases.allDay : `${toClock(from)}–${toTime(to)}`;
  const toTimes = (times: readonly string[]) => times.join(phrases.comma);
  const getDay = (day: number) => phrases.days[day] ?? '';
  const toDayList = (days: readonly number[]) =>
    toRuns(days)
      .flatMap((run) => {
        const names = run.map(getDay);
        return names.length > 2 ? [`${names[0] ?? ''}${phrases.to}${names.at(-1) ?? ''}`] : names;
      })
      .join(phrases.and);
  const toDays = (days: readonly number[]) =>
    isEveryDay(days) ? phrases.everyDay : phrases.toDays(toDayList(days));

  /** One line if all open days share the text, else one per group of days. */
  const toGroups = (texts: readonly (string | null)[], openDays: number) =>
    groupDays(texts).map(({ days, text }) =>
      days.length === openDays ? text : `${text}${phrases.toBrackets(toDays(days))}`,
    );

  const toLines = (hours: OpeningHours): string[] => {
    const { days, isClosingUnsaid } = hours;
    const openDays = days.filter(({ open }) => open.length > 0).length;
    const findDays = (isWanted: (day: DayHours) => boolean) =>
      days.flatMap((day, at) => (isWanted(day) ? [at] : []));
    const open = groupDays(
      days.map((day) =>
        day.open.length === 0 ? null : toTimes(toOuterSpans(day.open, day.breaks).map(toSpan)),
      ),
    ).map(({ days: group, text }) =>
      isClosingUnsaid
        ? `${text}${phrases.toBrackets(phrases.noClosingDayGiven)}`
        : `${toDays(group)} ${text}`,
    );
    const closed = findDays(({ unknown, open: spans }) => !unknown && spans.length === 0);
    const unread = findDays(({ unknown }) => unknown);
    return [
      ...new Set([
        ...open,
        ...toGroups(
          days.map(({ breaks }) =>
            breaks.length === 0 ? null : phrases.toBreak(toTimes(breaks.map(toSpan))),
          ),
          openDays,
        ),
        ...toGroups(
          days.map(({ lastOrders }) =>
            lastOrders.length === 0 ? null : phrases.toLastOrder(toTimes(lastOrders.map(toTime))),
          ),
          openDays,
        ),
        ...(closed.length === 0
          ? []
          : [
              phrases.toClosed(toDays(closed)) +
                (opensOnPublicHolidays(hours) ? phrases.toBrackets(phrases.opensOnHolidays) : ''),
            ]),
        ...toExceptions(hours),
        ...(unread.length > 0 && unread.length < days.length
          ? [phrases.toUnknown(toDays(unread))]
          : []),
      ]),
    ];
  };

  const toExceptions = (hours: OpeningHours): string[] => {
    const { holiday, rules } = hours;
    const hasHolidayHours = holiday !== null && !holiday.unknown && !opensOnPublicHolidays(hours);
    const spans = hasHolidayHours ? toTimes(holiday.open.map(toSpan)) : '';
    const onHolidays = spans === '' ? phrases.holidaysClosed : phrases.toHolidays(spans);
    return [
      ...(hasHolidayHours ? [onHolidays] : []),
      ...rules.flatMap((rule) => toRule(phrases, toDays, rule)),
    ];
  };

  const toShortDayText = ({ unknown, open }: DayHours): string => {
    if (unknown) return phrases.unknown;
    return open.length === 0 ? phrases.closed : toTimes(open.map(toSpan));
  };

  const toDayText = ({ unknown, open, breaks, lastOrders }: DayHours): string => {
    if (unknown) return phrases.unknown;
    if (open.length === 0) return phrases.closed;
    return toTimes([
      ...toOuterSpans(open, breaks).map(toSpan),
      ...(breaks.length > 0 ? [phrases.toBreak(toTimes(breaks.map(toSpan)))] : []),
      ...(lastOrders.length > 0 ? [phrases.toLastOrder(toTimes(lastOrders.map(toTime)))] : []),
    ]);
  };

  return {
    toLines,
    toExceptions,
    toWeek: ({ days }) =>
      days.map((hours, at) => ({ day: phrases.toDays(getDay(at)), text: toDayText(hours) })),
    toWeekGroups: ({ days }) =>
      groupDays(days.map(toShortDayText)).map(
        ({ days: group, text }) => `${toDays(group)} ${text}`,
      ),
  };
}
