'use client';

import { Suspense } from 'react';
import { lazyWithFallback } from '../ui/lazy-with-fallback';

const PartyRow = lazyWithFallback(async () => (await import('./party-row')).PartyRow);

/** {@link PartyRow} outside of the first load, in the space that it will take. */
export function LazyPartyRow({ isSlim = false }: { isSlim?: boolean }) {
  return (
    <Suspense fallback={<div className={isSlim ? 'min-h-touch' : 'mt-3 min-h-14'} />}>
      <PartyRow isSlim={isSlim} />
    </Suspense>
  );
}
