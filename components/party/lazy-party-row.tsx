'use client';

import '../ui/summary-button.css';
import { lazyWithFallback } from '../ui/lazy-with-fallback';

const PartyRow = lazyWithFallback(async () => (await import('./party-row')).PartyRow);

/** {@link PartyRow} outside of the first load, in the space that it will take. */
export function LazyPartyRow() {
  return <PartyRow fallback={<div className="summary-space" />} />;
}
