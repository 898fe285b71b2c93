'use client';

import { Suspense, lazy } from 'react';
import { hasPlaceMenus } from '@/lib/client-store/menu-place';
import { useIsHydrated } from '../ui/use-is-hydrated';

const StoredPlaceMenus = lazy(async () => ({
  default: (await import('./stored-menus')).StoredPlaceMenus,
}));

/** Stored menus of one place, or of all places. Rendered after hydration. */
export function PlaceMenus({ contentId }: { contentId?: string }) {
  return useIsHydrated() && hasPlaceMenus() ? (
    <Suspense fallback={null}>
      <StoredPlaceMenus contentId={contentId} />
    </Suspense>
  ) : null;
}
