const HOURS_PART = /^(매일|평일|주말|공휴일|[월화수목금토일]요일) (\d{2}):(\d{2})~(\d{2}):(\d{2})$/;

const WEEKDAYS = ['월요일', '화요일', '수요일', '목요일', '금요일'];
const WEEKEND = ['토요일', '일요일'];
const DAYS: Readonly<Record<string, readonly string[]>> = {
  매일: [...WEEKDAYS, ...WEEKEND, '공휴일'],
  평일: WEEKDAYS,
  주말: WEEKEND,
};

/** Maximum length of a kitchen break; longer periods are reduced hours of a weekday. */
const MAX_BREAK_MINUTES = 210;

interface HoursPart {
  readonly text: string;
  readonly days: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * Opening hours of the register with breaks in conventional notation. The register lists a break as
 * a second period of the same days; a period inside another one of all its days, of at most {@link
 * MAX_BREAK_MINUTES}, is marked and moved to the end. Any other text is returned unchanged.
 * @example
 * toHoursText('매일 11:00~22:00, 평일 15:30~17:00')
 * // '매일 11:00~22:00, 평일 브레이크타임 15:30~17:00'
 */
export function toHoursText(written: string): string {
  const parts = written.split(/\s*,\s*/).map(parseHoursPart);
  if (!parts.every((part) => part !== null)) return written;
  const isBreak = (part: HoursPart) =>
    part.to - part.from <= MAX_BREAK_MINUTES &&
    parts.some(
      (outer) =>
        outer.from < part.from &&
        part.to < outer.to &&
        part.days.every((day) => outer.days.includes(day)),
    );
  const breaks = parts.filter(isBreak);
  if (breaks.length === 0) return written;
  const open = parts.filter((part) => !breaks.includes(part)).map(({ text }) => text);
  return [...open, ...breaks.map(({ text }) => text.replace(' ', ' 브레이크타임 '))].join(', ');
}

function parseHoursPart(text: string): HoursPart | null {
  const [, day = '', ...times] = HOURS_PART.exec(text) ?? [];
  if (day === '') return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number);
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  // "11:00~01:00" ends on the next day.
  return { text, days: DAYS[day] ?? [day], from, to: to > from ? to : to + 1440 };
}
