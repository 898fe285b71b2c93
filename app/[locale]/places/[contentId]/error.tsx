'use client';

import { lazyWithFallback } from '@/components/ui/lazy-with-fallback';

/** Loaded when it is needed: with its header it would be a tenth of the script of every place. */
const PlaceFailed = lazyWithFallback(
  async () => (await import('@/components/layout/place-error-screen')).PlaceFailed,
);

export default function PlaceError() {
  return <PlaceFailed />;
}
