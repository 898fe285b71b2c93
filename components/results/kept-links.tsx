'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { LAST_RESULTS_PATH } from '@/lib/kept/last-results';
import { lastResultsAtom } from '@/lib/kept/last-results-atoms';
import { toContinueWords } from '@/lib/kept/last-results-words';
import { savedAtom } from '@/lib/kept/saved-atoms';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';

/** The ways to what the phone keeps, of home: the last list and the saved places, where there are any. */
export function KeptLinks() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const last = useAtomValue(lastResultsAtom);
  const saved = useAtomValue(savedAtom);
  return (
    <>
      {saved && saved.length > 0 ? (
        <Link href="/saved" prefetch={false} className={buttonClass('secondary')}>
          {t('savedPlacesCount', { count: saved.length })}
        </Link>
      ) : null}
      {last ? (
        <Link href={LAST_RESULTS_PATH} prefetch={false} className={buttonClass('secondary')}>
          {t('continue', { search: toContinueWords(words, last) })}
        </Link>
      ) : null}
    </>
  );
}
