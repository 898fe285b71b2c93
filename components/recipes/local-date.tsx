import { useLocale } from 'next-intl';
import { SEOUL_OFFSET_MIN, toDateText } from '@/lib/recipes/date-text';

/**
 * A date, written by the server, which does not know the reader's time zone, in the language of the page for Seoul.
 * `LocalDates` writes the reader's own over it.
 */
export function LocalDate({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} data-local-date>
      {toDateText(new Date(iso), SEOUL_OFFSET_MIN, useLocale())}
    </time>
  );
}
