'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { STEPS } from '@/lib/guide/steps';
import { hasResultsAtom } from '@/lib/staff-card/atoms';

/**
 * Back to the results when there are any, else home, in the place of the header's own Back button: that one cannot
 * know, since it is drawn before the visitor's session is read.
 */
export function BackLink() {
  const hasResults = useAtomValue(hasResultsAtom);
  return (
    <Link
      href={hasResults ? STEPS.results.path : '/'}
      className="flex min-h-touch items-center rounded-control px-3 font-bold hover:bg-brand-soft"
    >
      <span aria-hidden>←&nbsp;</span>Back
    </Link>
  );
}
