import { groupDays, isEveryDay, opensOnPublicHolidays, toOuterSpans, toRuns } from './spans';
import { toClock } from './week-table';
import type { DayHours, Feast, IrregularRule, Interval, OpeningHours } from './types';

const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const PLURAL_DAYS = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
];
const SINGULAR_DAYS = PLURAL_DAYS.map((day) => day.slice(0, -1));
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ORDINALS: Readonly<Record<number, string>> = {
  [-1]: 'last',
  1: '1st',
  2: '2nd',
  3: '3rd',
  4: '4th',
  5: '5th',
};
const FEAST_NAMES: Readonly<Record<Feast, string>> = { seollal: 'Seollal', chuseok: 'Chuseok' };
const DAY_MINUTES = 1440;

function toList(words: readonly string[], and = 'and'): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
}

/** "22:00", "24:00"; past midnight "02:00 next day", which is easier to read than "26:00". */
function toEnglishClock(minutes: number): string {
  return minutes > DAY_MINUTES ? `${toClock(minutes - DAY_MINUTES)} next day` : toClock(minutes);
}

function toEnglishSpan([from, to]: Interval): string {
  return from === 0 && to === DAY_MINUTES ? '24 hours' : `${toClock(from)}–${toEnglishClock(to)}`;
}

/** "Mon–Fri", "Tue, Thu", "Every day". */
function toDayNames(days: readonly number[]): string {
  if (isEveryDay(days)) return 'Every day';
  return toRuns(days)
    .flatMap((run) => {
      const names = run.map((day) => SHORT_DAYS[day] ?? '');
      return names.length > 2 ? [`${names[0] ?? ''}–${names.at(-1) ?? ''}`] : names;
    })
    .join(', ');
}

/** One line if all open days share the text, else one per group of days. */
function toLines(label: string, texts: readonly (string | null)[], openDays: number): string[] {
  const groups = groupDays(texts);
  return groups.map(({ days, text }) =>
    days.length === openDays ? `${label} ${text}` : `${label} ${text} (${toDayNames(days)})`,
  );
}

/**
 * Opening hours in short English lines, most important first: "Mon–Fri 11:30–22:00", "Break
 * 15:00–17:00", "Last order 21:00", "Closed Mondays; open on public holidays", "Closed on the day
 * of Seollal and Chuseok". Unreadable days are named; show the Korean text beside these lines.
 *
 * @example
 * toEnglishHours(parseHours('매일 11:00~22:00', '')) // => ['Every day 11:00–22:00']
 */
export function toEnglishHours(hours: OpeningHours): string[] {
  const { days, isClosingUnsaid } = hours;
  const known = days.filter((day) => !day.unknown);
  const openDays = days.filter(({ open }) => open.length > 0).length;
  const lines = groupDays(
    days.map(({ open, breaks }) =>
      open.length === 0 ? null : toOuterSpans(open, breaks).map(toEnglishSpan).join(', '),
    ),
  ).map(({ days: group, text }) => {
    if (isClosingUnsaid) return `${text}, closing day not given`;
    const names = toDayNames(group);
    return text === '24 hours' ? `${names}, ${text}` : `${names} ${text}`;
  });
  lines.push(
    ...toLines(
      'Break',
      days.map(({ breaks }) => (breaks.length === 0 ? null : toList(breaks.map(toEnglishSpan)))),
      openDays,
    ),
    ...toLines(
      'Last order',
      days.map(({ lastOrders }) =>
        lastOrders.length === 0 ? null : toList(lastOrders.map(toEnglishClock)),
      ),
      openDays,
    ),
  );
  const closed = days.flatMap(({ unknown, open }, day) =>
    !unknown && open.length === 0 ? [day] : [],
  );
  const opensOnHolidays = opensOnPublicHolidays(hours);
  if (closed.length > 0) {
    const names = toList(closed.map((day) => PLURAL_DAYS[day] ?? ''));
    lines.push(`Closed ${names}${opensOnHolidays ? '; open on public holidays' : ''}`);
  }
  lines.push(...toEnglishExceptions(hours));
  if (known.length > 0 && known.length < days.length) {
    const unread = days.flatMap(({ unknown }, day) => (unknown ? [day] : []));
    lines.push(`Not known for ${toDayNames(unread)}`);
  }
  return [...new Set(lines)];
}

/**
 * Exceptions to the week, one line each: "Closed on public holidays", "Closed every last Monday of
 * the month".
 *
 * @example
 * toEnglishExceptions(parseHours('11:00~22:00', '설날 당일')) // => ['Closed on the day of Seollal']
 */
export function toEnglishExceptions(hours: OpeningHours): string[] {
  const { holiday, rules } = hours;
  const lines: string[] = [];
  if (holiday !== null && !holiday.unknown && !opensOnPublicHolidays(hours)) {
    const spans = holiday.open.map(toEnglishSpan).join(', ');
    lines.push(spans === '' ? 'Closed on public holidays' : `Public holidays ${spans}`);
  }
  return [...lines, ...rules.flatMap(toEnglishRule)];
}

/**
 * Week in English, Monday first: "11:30–22:00, break 15:00–17:00, last order 21:00", "Closed", or
 * "Not known" for an unreadable day.
 *
 * @example
 * toEnglishWeek(parseHours('11:00~22:00', '매주 월요일'))[0] // => { day: 'Mon', text: 'Closed' }
 */
export function toEnglishWeek({ days }: OpeningHours): { day: string; text: string }[] {
  return days.map((hours, at) => ({ day: SHORT_DAYS[at] ?? '', text: toEnglishDay(hours) }));
}

/**
 * Week as groups of equal days, without last orders.
 *
 * @example
 * toEnglishWeekGroups(parseHours('11:00~22:00', '매주 일요일')) // => ['Mon–Sat 11:00–22:00', 'Sun closed']
 */
export function toEnglishWeekGroups({ days }: OpeningHours): string[] {
  const texts = days.map(({ unknown, open }) =>
    unknown ? 'not known' : open.length === 0 ? 'closed' : open.map(toEnglishSpan).join(', '),
  );
  return groupDays(texts).map(
    ({ days: group, text }) => `${isEveryDay(group) ? 'Daily' : toDayNames(group)} ${text}`,
  );
}

function toEnglishDay({ unknown, open, breaks, lastOrders }: DayHours): string {
  if (unknown) return 'Not known';
  if (open.length === 0) return 'Closed';
  return [
    ...toOuterSpans(open, breaks).map(toEnglishSpan),
    ...(breaks.length > 0 ? [`break ${breaks.map(toEnglishSpan).join(', ')}`] : []),
    ...(lastOrders.length > 0 ? [`last order ${toList(lastOrders.map(toEnglishClock))}`] : []),
  ].join(', ');
}

function toEnglishRule(rule: IrregularRule): string[] {
  switch (rule.kind) {
    case 'nth': {
      const nth = toList(rule.nth.map((n) => ORDINALS[n] ?? ''));
      return [
        `Closed every ${nth} ${toList(rule.days.map((day) => SINGULAR_DAYS[day] ?? ''))} of the month`,
      ];
    }
    case 'biweekly':
      return [`Closed every other ${toList(rule.days.map((day) => SINGULAR_DAYS[day] ?? ''))}`];
    case 'feast':
      return [toEnglishFeast(rule)];
    case 'publicHoliday':
      if (rule.effect === 'open') return [];
      return [
        rule.effect === 'closed' ? 'Closed on public holidays' : 'Other hours on public holidays',
      ];
    case 'date':
      return [`Closed on ${rule.day} ${MONTHS[rule.month - 1] ?? ''}`];
    case 'season': {
      const seasons = toList(rule.seasons);
      if (rule.days.length === 0) return [`Other hours in ${seasons}`];
      return [`Closed ${toList(rule.days.map((day) => PLURAL_DAYS[day] ?? ''))} in ${seasons}`];
    }
    case 'dayAfterHoliday':
      return ['After a public holiday, closed the next day instead'];
    case 'soldOut':
      return ['May close early when sold out'];
    case 'varies':
      return [rule.what === 'hours' ? 'Hours may change: ask' : 'Closing days vary: ask'];
    case 'temporary':
      return ['Closed for the time being'];
  }
}

function toEnglishFeast(rule: Extract<IrregularRule, { kind: 'feast' }>): string {
  const feasts = toList(rule.feasts.map((feast) => FEAST_NAMES[feast]));
  const span = {
    day: `on the day of ${feasts}`,
    eve: `on the day of ${feasts} and the day before`,
    holidays: `during the ${feasts} holidays`,
    unsaid: `at ${feasts}`,
  }[rule.on];
  if (rule.effect === 'open') return `Open ${span}`;
  return rule.effect === 'closed' ? `Closed ${span}` : `Other hours ${span}: ask`;
}
