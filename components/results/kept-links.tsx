'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { LAST_RESULTS_PATH } from '@/lib/kept/last-results';
import { lastResultsAtom } from '@/lib/kept/last-results-atoms';
import { toContinueWords } from '@/lib/kept/last-results-words';
import { savedAtom } from '@/lib/kept/saved-atoms';
import { buttonClass } from '../ui/button';

/** The ways to what the phone keeps, of home: the last list and the saved places, where there are any. */
export function KeptLinks() {
  const last = useAtomValue(lastResultsAtom);
  const saved = useAtomValue(savedAtom);
  return (
    <>
      {saved && saved.length > 0 ? (
        <Link href="/saved" prefetch={false} className={buttonClass('secondary')}>
          Saved places ({saved.length})
        </Link>
      ) : null}
      {last ? (
        <Link href={LAST_RESULTS_PATH} prefetch={false} className={buttonClass('secondary')}>
          Continue: {toContinueWords(last)}
        </Link>
      ) : null}
    </>
  );
}
