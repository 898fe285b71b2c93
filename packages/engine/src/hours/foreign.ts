import { groupDays, isEveryDay, opensOnPublicHolidays, toOuterSpans, toRuns } from './spans';
import { toClock } from './table';
import type { DayHours, Feast, Interval, IrregularRule, OpeningHours, Season } from './types';

type FeastRule = Extract<IrregularRule, { kind: 'feast' }>;

/** What a language says of hours. Days come as one text: "月・火曜". */
export interface HoursWords {
  /** Monday first, as they stand in a list: "月". */
  days: readonly string[];
  /** Between the first and the last of three or more days: "月～金". */
  to: string;
  /** Between two days or feasts: "月・水". */
  and: string;
  /** Between the parts of a day, and between times. */
  comma: string;
  /** A list of days where they stand alone: "月～金" -> "月～金曜". */
  toDays: (list: string) => string;
  everyDay: string;
  allDay: string;
  /** "02:00" of the next day. */
  toNextDay: (clock: string) => string;
  toBreak: (times: string) => string;
  toLastOrder: (times: string) => string;
  /** Behind a line that holds on some days only. */
  toAside: (text: string) => string;
  closingUnsaid: string;
  toClosed: (days: string) => string;
  opensOnHolidays: string;
  toUnknown: (days: string) => string;
  /** Of one day of the week. */
  closed: string;
  unknown: string;
  holidaysClosed: string;
  holidaysOther: string;
  toHolidays: (times: string) => string;
  toNth: (nth: readonly number[], days: string) => string;
  toBiweekly: (days: string) => string;
  feasts: Readonly<Record<Feast, string>>;
  /** How many days of a feast, behind its name. */
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

/** Opening hours in one language, from what was read of the Korean and not from the English. */
export interface HoursIn {
  /** The whole week in short lines, as `toEnglishHours` has them. */
  toLines: (hours: OpeningHours) => string[];
  /** What no week says, a line each. */
  toExceptions: (hours: OpeningHours) => string[];
  /** The week, Monday first. */
  toWeek: (hours: OpeningHours) => { day: string; text: string }[];
}

const DAY_MINUTES = 1440;

/** Prepares the hours of one language. */
export function createHoursIn(words: HoursWords): HoursIn {
  const toTime = (minutes: number) =>
    minutes > DAY_MINUTES ? words.toNextDay(toClock(minutes - DAY_MINUTES)) : toClock(minutes);
  const toSpan = ([from, to]: Interval) =>
    from === 0 && to === DAY_MINUTES ? words.allDay : `${toClock(from)}–${toTime(to)}`;
  const toTimes = (times: readonly string[]) => times.join(words.comma);
  const getDay = (day: number) => words.days[day] ?? '';
  const toDayList = (days: readonly number[]) =>
    toRuns(days)
      .flatMap((run) => {
        const names = run.map(getDay);
        return names.length > 2 ? [`${names[0] ?? ''}${words.to}${names.at(-1) ?? ''}`] : names;
      })
      .join(words.and);
  const toDays = (days: readonly number[]) =>
    isEveryDay(days) ? words.everyDay : words.toDays(toDayList(days));

  /** One line if all open days share the text, else a line for each group of days. */
  const toGroups = (texts: readonly (string | null)[], openDays: number) =>
    groupDays(texts).map(({ days, text }) =>
      days.length === openDays ? text : `${text}${words.toAside(toDays(days))}`,
    );

  const toLines = (hours: OpeningHours): string[] => {
    const { days, isClosingUnsaid } = hours;
    const openDays = days.filter(({ open }) => open.length > 0).length;
    const having = (isWanted: (day: DayHours) => boolean) =>
      days.flatMap((day, at) => (isWanted(day) ? [at] : []));
    const open = groupDays(
      days.map((day) =>
        day.open.length === 0 ? null : toTimes(toOuterSpans(day.open, day.breaks).map(toSpan)),
      ),
    ).map(({ days: group, text }) =>
      isClosingUnsaid ? `${text}${words.toAside(words.closingUnsaid)}` : `${toDays(group)} ${text}`,
    );
    const closed = having(({ unknown, open: spans }) => !unknown && spans.length === 0);
    const unread = having(({ unknown }) => unknown);
    return [
      ...new Set([
        ...open,
        ...toGroups(
          days.map(({ breaks }) =>
            breaks.length === 0 ? null : words.toBreak(toTimes(breaks.map(toSpan))),
          ),
          openDays,
        ),
        ...toGroups(
          days.map(({ lastOrders }) =>
            lastOrders.length === 0 ? null : words.toLastOrder(toTimes(lastOrders.map(toTime))),
          ),
          openDays,
        ),
        ...(closed.length === 0
          ? []
          : [
              words.toClosed(toDays(closed)) +
                (opensOnPublicHolidays(hours) ? words.toAside(words.opensOnHolidays) : ''),
            ]),
        ...toExceptions(hours),
        ...(unread.length > 0 && unread.length < days.length
          ? [words.toUnknown(toDays(unread))]
          : []),
      ]),
    ];
  };

  const toExceptions = (hours: OpeningHours): string[] => {
    const { holiday, rules } = hours;
    const isSaid = holiday !== null && !holiday.unknown && !opensOnPublicHolidays(hours);
    const spans = isSaid ? toTimes(holiday.open.map(toSpan)) : '';
    const onHolidays = spans === '' ? words.holidaysClosed : words.toHolidays(spans);
    return [...(isSaid ? [onHolidays] : []), ...rules.flatMap(toRule)];
  };

  const toRule = (rule: IrregularRule): string[] => {
    switch (rule.kind) {
      case 'nth':
        return [words.toNth(rule.nth, toDays(rule.days))];
      case 'biweekly':
        return [words.toBiweekly(toDays(rule.days))];
      case 'feast': {
        const feasts = rule.feasts.map((feast) => words.feasts[feast]).join(words.and);
        return [words.toFeast(feasts + words.feastSpans[rule.on], rule.effect)];
      }
      case 'publicHoliday':
        if (rule.effect === 'open') return [];
        return [rule.effect === 'closed' ? words.holidaysClosed : words.holidaysOther];
      case 'date':
        return [words.toDate(rule.month, rule.day)];
      case 'season': {
        const seasons = rule.seasons.map((season) => words.seasons[season]).join(words.and);
        return rule.days.length === 0
          ? [words.toSeason(seasons)]
          : [words.toSeasonClosed(seasons, toDays(rule.days))];
      }
      case 'dayAfterHoliday':
        return [words.dayAfterHoliday];
      case 'soldOut':
        return [words.soldOut];
      case 'varies':
        return [rule.what === 'hours' ? words.hoursVary : words.closingVaries];
      case 'temporary':
        return [words.temporary];
    }
  };

  const toDayText = ({ unknown, open, breaks, lastOrders }: DayHours): string => {
    if (unknown) return words.unknown;
    if (open.length === 0) return words.closed;
    return toTimes([
      ...toOuterSpans(open, breaks).map(toSpan),
      ...(breaks.length > 0 ? [words.toBreak(toTimes(breaks.map(toSpan)))] : []),
      ...(lastOrders.length > 0 ? [words.toLastOrder(toTimes(lastOrders.map(toTime)))] : []),
    ]);
  };

  return {
    toLines,
    toExceptions,
    toWeek: ({ days }) =>
      days.map((hours, at) => ({ day: words.toDays(getDay(at)), text: toDayText(hours) })),
  };
}
