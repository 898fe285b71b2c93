'use client';

import { CardSkeletons } from '../ui/card-skeletons';
import { LazyVisible } from '../ui/lazy-visible';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import type { NearestPlacesProps } from './nearest-places';

const NearestPlaces = lazyWithFallback(
  async () => (await import('./nearest-places')).NearestPlaces,
);

/** Places with a dish near the last searched area, loaded when they come into view. */
export function DishPlaces(props: NearestPlacesProps) {
  return (
    <LazyVisible marginPx={0}>
      <NearestPlaces fallback={<CardSkeletons count={3} />} {...props} />
    </LazyVisible>
  );
}
