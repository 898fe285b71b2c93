'use client';

import { Suspense, lazy } from 'react';
import { hasPlaceMenus } from '@/lib/kept/menu-place';
import { useIsOnPhone } from '../ui/use-is-on-phone';

const Menus = lazy(async () => ({ default: (await import('./kept-menus')).PlaceMenus }));

/** The menus kept with a place, or with any of them, once the page stands. */
export function PlaceMenus({ contentId }: { contentId?: string }) {
  return useIsOnPhone() && hasPlaceMenus() ? (
    <Suspense fallback={null}>
      <Menus contentId={contentId} />
    </Suspense>
  ) : null;
}
