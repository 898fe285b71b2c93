import { useLocale } from 'next-intl';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';

/** UTC+9, without daylight saving time. */
const SEOUL_OFFSET_MIN = 540;

const MONTH_NAMES =
  'January February March April May June July August September October November December';

/**
 * Formats a date at an offset in minutes east of UTC: "January 8, 2026", "2026年1月8日". Avoids
 * Intl.DateTimeFormat, whose first use on a page is a long task.
 */
export function formatDate(date: Date, offsetMin: number, locale: Locale): string {
  const there = new Date(date.getTime() + offsetMin * 60_000);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  return locale === DEFAULT_LOCALE
    ? `${MONTH_NAMES.split(' ')[month]} ${day}, ${year}`
    : `${year}年${month + 1}月${day}日`;
}

/**
 * Date in the page's language and in Seoul's time zone: the server does not know the reader's.
 * `LocalDateUpdater` replaces it on the client.
 */
export function LocalDate({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} data-local-date>
      {formatDate(new Date(iso), SEOUL_OFFSET_MIN, useLocale())}
    </time>
  );
}
