'use client';

import { Suspense, lazy } from 'react';

const Analytics = lazy(async () => ({
  default: (await import('@vercel/analytics/next')).Analytics,
}));

/** Page-view counter, loaded on demand. */
export function LazyAnalytics() {
  return (
    <Suspense>
      <Analytics mode="production" />
    </Suspense>
  );
}
