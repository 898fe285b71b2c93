'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { lastResultsAtom } from '@/lib/store/last-results';
import { formatLastResults } from '@/lib/format/format-last-results';
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
      href="/last-results"
      prefetch={false}
      className={buttonClass('secondary', 'flex-col gap-0!')}
    >
      {t('yourLastResults')}
      <span className="text-fine font-normal text-ink-soft">{formatLastResults(words, last)}</span>
    </Link>
  );
}
