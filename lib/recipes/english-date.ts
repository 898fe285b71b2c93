/** Korea keeps UTC+9 all year. */
export const SEOUL_OFFSET_MIN = 540;

const MONTHS =
  'January February March April May June July August September October November December';

/** "January 8, 2026", so many minutes east of Greenwich. By hand: a page's first Intl.DateTimeFormat is a long task. */
export function toEnglishDate(date: Date, offsetMin: number): string {
  const there = new Date(date.getTime() + offsetMin * 60_000);
  return `${MONTHS.split(' ')[there.getUTCMonth()]} ${there.getUTCDate()}, ${there.getUTCFullYear()}`;
}
