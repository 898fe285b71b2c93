const PART = /^(매일|평일|주말|공휴일|[월화수목금토일]요일) (\d{2}):(\d{2})~(\d{2}):(\d{2})$/;

const WEEKDAYS = ['월요일', '화요일', '수요일', '목요일', '금요일'];
const WEEKEND = ['토요일', '일요일'];
const DAYS: Readonly<Record<string, readonly string[]>> = {
  매일: [...WEEKDAYS, ...WEEKEND, '공휴일'],
  평일: WEEKDAYS,
  주말: WEEKEND,
};

/** Longer than kitchens rest: shorter hours of one day of the week. */
const LONGEST_BREAK_MINUTES = 210;

interface Part {
  readonly text: string;
  readonly days: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * The hours of the register as others write them. It lists a break like a second time of the same days:
 * "매일 11:00~22:00, 평일 15:30~17:00" says that the kitchen rests from 15:30 on weekdays. A time that lies within another of
 * all its days, and is no longer than kitchens rest, becomes "평일 브레이크타임 15:30~17:00", at the end; anything else stays as written.
 */
export function toHoursText(written: string): string {
  const parts = written.split(/\s*,\s*/).map(toPart);
  if (!parts.every((part) => part !== null)) return written;
  const isBreak = (part: Part) =>
    part.to - part.from <= LONGEST_BREAK_MINUTES &&
    parts.some(
      (whole) =>
        whole.from < part.from &&
        part.to < whole.to &&
        part.days.every((day) => whole.days.includes(day)),
    );
  const breaks = parts.filter(isBreak);
  if (breaks.length === 0) return written;
  const open = parts.filter((part) => !breaks.includes(part)).map(({ text }) => text);
  return [...open, ...breaks.map(({ text }) => text.replace(' ', ' 브레이크타임 '))].join(', ');
}

function toPart(text: string): Part | null {
  const [, day = '', ...times] = PART.exec(text) ?? [];
  if (day === '') return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number);
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  // "11:00~01:00" ends the next day.
  return { text, days: DAYS[day] ?? [day], from, to: to > from ? to : to + 1440 };
}
