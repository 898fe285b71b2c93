'use client';

import { useAtomValue } from 'jotai';
import { menuPlaceAtom } from '@/lib/store/menu-place';
import { toPlacePath } from '@/lib/places/place-path';
import { listPathAtom } from '@/lib/staff-card/card-atoms';
import { HeaderBackLink } from '../ui/header-back-link';

/** Back button to the place of the menu, else to the list. */
export function MenuBackLink() {
  const place = useAtomValue(menuPlaceAtom);
  const list = useAtomValue(listPathAtom);
  return <HeaderBackLink path={place ? toPlacePath(place.contentId) : list} />;
}
