import phrases from '../../lexicon/hours-phrases.json';
import type { DayHours, Interval, IrregularRule, OpeningHours } from './types';
import { toClock } from './week-table';

/** Templates of a language: `{days}` and the like are filled in. English lists days by name. */
type HoursPhrases = (typeof phrases)['ja'] &
  Partial<Pick<(typeof phrases)['en'], 'beforeLast' | 'closedDays' | 'eachDay' | 'months'>>;

const DAY_MINUTES = 1440;
const DAYS_IN_WEEK = 7;

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Joins sittings across their breaks, which are shown separately. */
function toOuterSpans({ open, breaks }: DayHours): Interval[] {
  const spans: Interval[] = [];
  for (const [from, to] of open) {
    const last = spans.at(-1);
    if (last !== undefined && breaks.some(([a, b]) => a === last[1] && b === from)) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

/** Consecutive days: [0, 1, 2, 5] -> [[0, 1, 2], [5]]. */
function toRuns(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Groups days with the same text, in the order of their first day. */
function groupDays(texts: readonly (string | null)[]): { days: number[]; text: string }[] {
  const groups = new Map<string, number[]>();
  texts.forEach((text, day) => {
    if (text !== null) groups.set(text, [...(groups.get(text) ?? []), day]);
  });
  return [...groups].map(([text, days]) => ({ text, days }));
}

/** True where a place opens on public holidays that fall on its closing days. */
const opensOnPublicHolidays = ({ rules }: OpeningHours): boolean =>
  rules.some((rule) => rule.kind === 'publicHoliday' && rule.effect === 'open');

/** Formatter of opening hours in one language, from the parsed Korean. */
class HoursFormatter {
  constructor(private readonly language: HoursPhrases) {}

  /** Whole week in short lines, most important first; unreadable days are named. */
  toLines(hours: OpeningHours): string[] {
    const { language } = this;
    const { days, isClosingUnsaid } = hours;
    const findDays = (isWanted: (day: DayHours) => boolean) =>
      days.flatMap((day, at) => (isWanted(day) ? [at] : []));
    const open = groupDays(
      days.map((day) => (day.open.length === 0 ? null : this.toSpans(toOuterSpans(day)))),
    ).map(({ days: group, text: times }) => {
      if (isClosingUnsaid) return fill(language.openOnUnsaidDays, { times });
      const template = times === language.allDay ? language.openAllDay : language.open;
      return fill(template, { days: this.toDays(group), times });
    });
    const closed = findDays((day) => !day.unknown && day.open.length === 0);
    const closedLine = opensOnPublicHolidays(hours)
      ? language.closedButOpenOnHolidays
      : language.closedWeekly;
    const unread = findDays(({ unknown }) => unknown);
    const lines = [
      ...open,
      ...this.toGroups(language.break, days, ({ breaks }) => breaks.map(this.toSpan)),
      ...this.toGroups(language.lastOrder, days, ({ lastOrders }) => lastOrders.map(this.toTime)),
      ...(closed.length > 0
        ? [fill(closedLine, { days: this.toNamedDays(closed, language.closedDays) })]
        : []),
      ...this.toExceptions(hours),
      ...(unread.length > 0 && unread.length < days.length
        ? [fill(language.unknownOn, { days: this.toDays(unread) })]
        : []),
    ];
    return [...new Set(lines)];
  }

  /** Exceptions to the week, one line each. */
  toExceptions(hours: OpeningHours): string[] {
    const { holiday, rules } = hours;
    const { closed, open } = this.language.holidays;
    const hasHolidayHours = holiday !== null && !holiday.unknown && !opensOnPublicHolidays(hours);
    const times = hasHolidayHours ? this.toSpans(holiday.open) : '';
    return [
      ...(hasHolidayHours ? [times === '' ? closed : fill(open, { times })] : []),
      ...rules.flatMap((rule) => this.toRule(rule)),
    ];
  }

  /** Week, Monday first. */
  toWeek({ days }: OpeningHours): { day: string; text: string }[] {
    return days.map((hours, at) => ({ day: this.toDays([at]), text: this.toDayText(hours) }));
  }

  /** Week as groups of equal days, without last orders. */
  toWeekGroups({ days }: OpeningHours): string[] {
    const { closed, unknown, everyDay } = this.language.ofGroup;
    const texts = days.map((day) =>
      day.unknown ? unknown : day.open.length === 0 ? closed : this.toSpans(day.open),
    );
    return groupDays(texts).map(
      ({ days: group, text }) => `${this.toDays(group, everyDay)} ${text}`,
    );
  }

  private toDayText(day: DayHours): string {
    const { unknown, open, breaks, lastOrders } = day;
    const { ofDay, between } = this.language;
    if (unknown || open.length === 0) return unknown ? ofDay.unknown : ofDay.closed;
    const orders = this.toList(lastOrders.map(this.toTime), 'times');
    return [
      this.toSpans(toOuterSpans(day)),
      ...(breaks.length > 0 ? [fill(ofDay.break, { times: this.toSpans(breaks) })] : []),
      ...(lastOrders.length > 0 ? [fill(ofDay.lastOrder, { times: orders })] : []),
    ].join(between.times);
  }

  /** One line if all open days share the times, else one per group of days. */
  private toGroups(
    template: string,
    days: readonly DayHours[],
    toTimes: (day: DayHours) => string[],
  ): string[] {
    const openDays = days.filter(({ open }) => open.length > 0).length;
    const texts = days.map((day) => {
      const times = toTimes(day);
      return times.length === 0 ? null : fill(template, { times: this.toList(times, 'times') });
    });
    return groupDays(texts).map(({ days: group, text }) =>
      group.length === openDays
        ? text
        : fill(this.language.onSomeDays, { text, days: this.toDays(group) }),
    );
  }

  /** Exception to the week in words; none for days that are open as usual. */
  private toRule(rule: IrregularRule): string | [] {
    const { language } = this;
    switch (rule.kind) {
      case 'nth': {
        const ordinals: Readonly<Record<number, string>> = language.ordinals;
        const nth = this.toList(
          rule.nth.map((n) => ordinals[n] ?? ''),
          'names',
        );
        return fill(language.nth, { nth, days: this.toNamedDays(rule.days, language.eachDay) });
      }
      case 'biweekly':
        return fill(language.biweekly, { days: this.toNamedDays(rule.days, language.eachDay) });
      case 'feast': {
        const names = rule.feasts.map((feast) => language.feasts[feast]);
        const span = fill(language.feastSpans[rule.on], { feasts: this.toList(names, 'names') });
        return fill(language.feast[rule.effect], { span });
      }
      case 'publicHoliday':
        return rule.effect === 'open' ? [] : language.holidays[rule.effect];
      case 'date': {
        const month = language.months?.[rule.month - 1] ?? rule.month;
        return fill(language.date, { day: rule.day, month });
      }
      case 'season': {
        const names = rule.seasons.map((season) => language.seasons[season]);
        return fill(rule.days.length === 0 ? language.season : language.seasonClosed, {
          seasons: this.toList(names, 'names'),
          days: this.toNamedDays(rule.days, language.closedDays),
        });
      }
      case 'varies':
        return language.varies[rule.what];
      case 'dayAfterHoliday':
      case 'soldOut':
      case 'temporary':
        return language[rule.kind];
    }
  }

  private toList(words: readonly string[], of: 'names' | 'times'): string {
    const { between, beforeLast } = this.language;
    return words.length > 1 && beforeLast
      ? words.slice(0, -1).join(between[of]) + beforeLast[of] + (words.at(-1) ?? '')
      : words.join(between[of]);
  }

  private readonly toTime = (minutes: number): string =>
    minutes > DAY_MINUTES
      ? fill(this.language.nextDay, { time: toClock(minutes - DAY_MINUTES) })
      : toClock(minutes);

  private readonly toSpan = ([from, to]: Interval): string =>
    from === 0 && to === DAY_MINUTES ? this.language.allDay : `${toClock(from)}–${this.toTime(to)}`;

  private toSpans(spans: readonly Interval[]): string {
    return spans.map(this.toSpan).join(this.language.between.times);
  }

  /** "Mon–Fri", "Tue, Thu", "Every day". */
  private toDays(days: readonly number[], everyDay = this.language.everyDay): string {
    const { between, someDays } = this.language;
    if (days.length === DAYS_IN_WEEK) return everyDay;
    const spans = toRuns(days).flatMap((run) => {
      const names = run.map((day) => this.language.days[day] ?? '');
      return names.length > 2 ? `${names[0] ?? ''}${between.days}${names.at(-1) ?? ''}` : names;
    });
    return fill(someDays, { days: spans.join(between.spans) });
  }

  /** Days by their names, where the language has names for them. */
  private toNamedDays(days: readonly number[], names: readonly string[] | undefined): string {
    if (names === undefined) return this.toDays(days);
    return this.toList(
      days.map((day) => names[day] ?? ''),
      'names',
    );
  }
}

/**
 * Formatters of opening hours by language.
 *
 * @example
 * hoursFormatters.ja.toLines(parseHours('평일 11:30~22:00', '')) // => ['月～金曜 11:30–22:00', '土・日曜定休']
 */
export const hoursFormatters = {
  en: new HoursFormatter(phrases.en),
  ja: new HoursFormatter(phrases.ja),
  zhHans: new HoursFormatter(phrases.zhHans),
  zhHant: new HoursFormatter(phrases.zhHant),
};
