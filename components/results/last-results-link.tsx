'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { LAST_RESULTS_PATH } from '@/lib/kept/last-results';
import { lastResultsAtom } from '@/lib/kept/last-results-atoms';
import { toListWords } from '@/lib/kept/last-results-words';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';

/** The way to the list of the last search, in its own words; nothing where none is kept. */
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
      <span className="text-fine font-normal text-ink-soft">{toListWords(words, last)}</span>
    </Link>
  );
}
