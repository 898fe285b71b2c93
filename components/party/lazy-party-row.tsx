'use client';

import { Suspense } from 'react';
import { lazyWithFallback } from '../ui/lazy-with-fallback';

const PartyRow = lazyWithFallback(async () => (await import('./party-row')).PartyRow);
const PartyNames = lazyWithFallback(async () => (await import('./party-names')).PartyNames);

/** {@link PartyRow} outside of the first load, in the space that it will take. */
export function LazyPartyRow() {
  return (
    <Suspense fallback={<div className="mt-3 min-h-14" />}>
      <PartyRow />
    </Suspense>
  );
}

/** {@link PartyNames} outside of the first load. */
export function LazyPartyNames() {
  return (
    <Suspense fallback={null}>
      <PartyNames />
    </Suspense>
  );
}
