'use client';

import { useAtomValue } from 'jotai';
import { menuPlaceAtom } from '@/lib/kept/menu-place';
import { toPlacePath } from '@/lib/places/path';
import { listPathAtom } from '@/lib/staff-card/atoms';
import { BackTo } from '../ui/back-to';

/** Back to the place whose menu is read, else to the list. */
export function BackLink() {
  const place = useAtomValue(menuPlaceAtom);
  const list = useAtomValue(listPathAtom);
  return <BackTo path={place ? toPlacePath(place.contentId) : list} />;
}
