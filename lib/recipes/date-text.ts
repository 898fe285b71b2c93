import { DEFAULT_LOCALE, type Locale } from '../locales';

/** Korea keeps UTC+9 all year. */
export const SEOUL_OFFSET_MIN = 540;

const MONTHS =
  'January February March April May June July August September October November December';

/**
 * "January 8, 2026", in the other languages "2026年1月8日", so many minutes east of Greenwich. By hand: a page's first
 * Intl.DateTimeFormat is a long task.
 */
export function toDateText(date: Date, offsetMin: number, locale: Locale): string {
  const there = new Date(date.getTime() + offsetMin * 60_000);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  return locale === DEFAULT_LOCALE
    ? `${MONTHS.split(' ')[month]} ${day}, ${year}`
    : `${year}年${month + 1}月${day}日`;
}
