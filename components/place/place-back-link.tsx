'use client';

import { useAtomValue } from 'jotai';
import { listPathAtom } from '@/lib/staff-card/card-atoms';
import { HeaderBackLink } from '../ui/header-back-link';

/**
 * Back button to the list that opened the place. The header's own is rendered on the server and
 * cannot know it.
 */
export function PlaceBackLink() {
  const path = useAtomValue(listPathAtom);
  return <HeaderBackLink path={path} />;
}
