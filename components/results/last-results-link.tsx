'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { LAST_RESULTS_PATH } from '@/lib/kept/last-results';
import { lastResultsAtom } from '@/lib/kept/last-results-atoms';
import { toCountWords, toPlaceWords } from '@/lib/kept/last-results-words';
import { toNeedWords } from '@/lib/kept/search-words';
import { buttonClass } from '../ui/button';

/** The way to the list of the last search, in its own words; nothing where none is kept. */
export function LastResultsLink() {
  const last = useAtomValue(lastResultsAtom);
  if (!last) return null;
  return (
    <Link
      href={LAST_RESULTS_PATH}
      prefetch={false}
      className={buttonClass('secondary', 'flex-col gap-0!')}
    >
      Your last results
      <span className="text-fine font-normal text-ink-soft">
        {toPlaceWords(last)}, {toNeedWords(last.need)} · {toCountWords(last)}
      </span>
    </Link>
  );
}
