'use client';

import { Suspense } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import type { PlacePoint } from '@/lib/dish-page/nearest-places';
import { CardSkeletons } from '../ui/card-skeletons';
import { LazyVisible } from '../ui/lazy-visible';
import { lazyWithFallback } from '../ui/lazy-with-fallback';

interface DishPlacesProps {
  places: readonly PlacePoint[];
  holidays: HolidayMap;
}

const NearestPlaces = lazyWithFallback<DishPlacesProps>(async () => {
  const { NearestPlaces: Nearest } = await import('./nearest-places');
  return Nearest;
});

/** Places with a dish near the last searched area, loaded when they come into view. */
export function DishPlaces(props: DishPlacesProps) {
  return (
    <LazyVisible marginPx={0}>
      <Suspense fallback={<CardSkeletons count={3} />}>
        <NearestPlaces {...props} />
      </Suspense>
    </LazyVisible>
  );
}
