'use client';

import { Suspense, lazy } from 'react';
import { hasPlaceRecords } from '@/lib/store/menu-place';
import { useIsHydrated } from '../ui/use-is-hydrated';

const PlaceRecords = lazy(async () => ({
  default: (await import('./place-records')).PlaceRecords,
}));

/** Records of one place, or of all places. Rendered after hydration. */
export function PlaceMenus({ contentId }: { contentId?: string }) {
  return useIsHydrated() && hasPlaceRecords() ? (
    <Suspense fallback={null}>
      <PlaceRecords contentId={contentId} />
    </Suspense>
  ) : null;
}
