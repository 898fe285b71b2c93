import { SEOUL_OFFSET_MIN, toEnglishDate } from '@/lib/recipes/english-date';

/**
 * A date, written by the server, which knows neither the reader's language nor time zone, in English for Seoul.
 * `LocalDates` writes the reader's own over it.
 */
export function LocalDate({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} data-local-date>
      {toEnglishDate(new Date(iso), SEOUL_OFFSET_MIN)}
    </time>
  );
}
