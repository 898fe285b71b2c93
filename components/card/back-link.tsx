'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { cardBackPathAtom } from '@/lib/staff-card/atoms';

/**
 * Back to where the card was opened, in the place of the header's own Back button: that one cannot know, since it is
 * drawn before the visitor's session is read.
 */
export function BackLink() {
  const backPath = useAtomValue(cardBackPathAtom);
  return (
    <Link
      href={backPath}
      className="flex min-h-touch items-center rounded-control px-3 font-bold hover:bg-brand-soft"
    >
      <span aria-hidden>←&nbsp;</span>Back
    </Link>
  );
}
