'use client';

import { useAtomValue } from 'jotai';
import { cardBackPathAtom } from '@/lib/staff-card/card-atoms';
import { HeaderBackLink } from '../ui/header-back-link';

/**
 * Back button to the page that opened the card. The header's own is rendered before the session is
 * read and cannot know it.
 */
export function CardBackLink() {
  const backPath = useAtomValue(cardBackPathAtom);
  return <HeaderBackLink path={backPath} />;
}
