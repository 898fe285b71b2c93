'use client';

import { useAtomValue } from 'jotai';
import { cardBackPathAtom } from '@/lib/staff-card/atoms';
import { BackTo } from '../ui/back-to';

/**
 * Back to where the card was opened, in the place of the header's own Back button: that one cannot know, since it is
 * drawn before the visitor's session is read.
 */
export function BackLink() {
  const backPath = useAtomValue(cardBackPathAtom);
  return <BackTo path={backPath} />;
}
