'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { LAST_RESULTS_PATH } from '@/lib/client-store/last-results';
import { lastResultsAtom } from '@/lib/client-store/last-results-atoms';
import { formatLastResults } from '@/lib/client-store/format-last-results';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';

/** Link to the last results with a summary of their search; nothing without any. */
export function LastResultsLink() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const last = useAtomValue(lastResultsAtom);
  if (!last) return null;
  return (
    <Link
      href={LAST_RESULTS_PATH}
      prefetch={false}
      className={buttonClass('secondary', 'flex-col gap-0!')}
    >
      {t('yourLastResults')}
      <span className="text-fine font-normal text-ink-soft">{formatLastResults(words, last)}</span>
    </Link>
  );
}
