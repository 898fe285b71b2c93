'use client';

import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { menuPlaceAtom, type MenuPlace } from '@/lib/kept/menu-place';
import { Link } from './link';

/** The way to read a menu: that of a place, where a place leads there. */
export function MenuLink({
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
