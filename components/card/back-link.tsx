'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { STEPS } from '@/lib/guide/steps';
import { hasResultsAtom } from '@/lib/staff-card/atoms';

/**
 * Back to the results when there are any, else home. It stands where the header's own Back button stands on other
 * screens; that one cannot know, since it is drawn before the visitor's session is read. With text so large that the
 * header has no room, it takes a line of its own.
 */
export function BackLink() {
  const hasResults = useAtomValue(hasResultsAtom);
  return (
    <Link
      href={hasResults ? STEPS.results.path : '/'}
      className="-mr-3 flex min-h-touch items-center self-end rounded-control px-3 font-bold min-[20em]:absolute min-[20em]:top-1.5 min-[20em]:right-2 min-[20em]:z-30 min-[20em]:mr-0"
    >
      <span aria-hidden>←&nbsp;</span>Back
    </Link>
  );
}
