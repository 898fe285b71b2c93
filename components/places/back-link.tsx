'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { listPathAtom } from '@/lib/staff-card/atoms';

/** Back to the list a place was opened from, in the place of the header's own Back button, which cannot know it. */
export function BackLink() {
  const path = useAtomValue(listPathAtom);
  return (
    <Link
      href={path}
      className="flex min-h-touch items-center rounded-control px-3 font-bold hover:bg-brand-soft"
    >
      <span aria-hidden>←&nbsp;</span>Back
    </Link>
  );
}
