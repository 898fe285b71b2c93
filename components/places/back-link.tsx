'use client';

import { useAtomValue } from 'jotai';
import { listPathAtom } from '@/lib/staff-card/atoms';
import { BackTo } from '../ui/back-to';

/** Back to the list a place was opened from, in the place of the header's own Back button, which cannot know it. */
export function BackLink() {
  const path = useAtomValue(listPathAtom);
  return <BackTo path={path} />;
}
