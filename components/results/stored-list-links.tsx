'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { LAST_RESULTS_PATH } from '@/lib/client-store/last-results';
import { lastResultsAtom } from '@/lib/client-store/last-results-atoms';
import { formatContinueSearch } from '@/lib/client-store/format-last-results';
import { savedPlacesAtom } from '@/lib/client-store/saved-places-atoms';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';

/** Links of the home page to the last results and the saved places, if any. */
export function StoredListLinks() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const last = useAtomValue(lastResultsAtom);
  const saved = useAtomValue(savedPlacesAtom);
  return (
    <>
      {saved && saved.length > 0 ? (
        <Link href="/saved" prefetch={false} className={buttonClass('secondary')}>
          {t('savedPlacesCount', { count: saved.length })}
        </Link>
      ) : null}
      {last ? (
        <Link href={LAST_RESULTS_PATH} prefetch={false} className={buttonClass('secondary')}>
          {t('continue', { search: formatContinueSearch(words, last) })}
        </Link>
      ) : null}
    </>
  );
}
