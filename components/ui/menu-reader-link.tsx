'use client';

import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { menuPlaceAtom, type MenuPlace } from '@/lib/store/menu-place';
import { Link } from './link';

/** Link to the menu reader, with the place that the menu belongs to. */
export function MenuReaderLink({
  place = null,
  className,
  children,
}: {
  place?: MenuPlace | null;
  className: string;
  children: ReactNode;
}) {
  const setPlace = useSetAtom(menuPlaceAtom);
  return (
    <Link href="/menu" prefetch={false} onClick={() => setPlace(place)} className={className}>
      {children}
    </Link>
  );
}
