'use client';

import { Suspense, lazy } from 'react';

const Analytics = lazy(async () => ({
  default: (await import('@vercel/analytics/next')).Analytics,
}));

/** The counter of page-views, fetched where it is shown and not with every page. */
export function LazyAnalytics() {
  return (
    <Suspense>
      <Analytics mode="production" />
    </Suspense>
  );
}
