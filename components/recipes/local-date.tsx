import { useLocale } from 'next-intl';
import { SEOUL_OFFSET_MIN, formatDate } from '@/lib/recipes/format-date';

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
