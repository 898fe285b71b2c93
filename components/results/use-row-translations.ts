'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { storeTranslationsAtom } from '@/lib/client-store/translated-rows-atoms';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { useFetched } from '../ui/use-fetched';

/** Fetches at most ten rows in the page's language. Loads its code with the first call. */
export async function fetchTranslations(rows: readonly PlaceCard[], signal: AbortSignal) {
  const { fetchRestaurantPage } = await import('@/lib/search/client/rec-client');
  return fetchRestaurantPage(rows, 1, { signal });
}

/** Translates and stores rows out of order, at most ten. Other rows abort a running request. */
export function useRowTranslations(rows: readonly PlaceCard[]) {
  const searchId = useAtomValue(searchAtom)?.id;
  const storeTranslations = useSetAtom(storeTranslationsAtom);
  return useFetched({
    name: 'Translating rows',
    // Equal rows are fetched once, also where the list is put together again.
    key: rows.length > 0 ? [searchId, ...rows.map(({ contentId }) => contentId)].join(' ') : '',
    fetchData: (signal) => fetchTranslations(rows, signal),
    onFetched: (answered) => storeTranslations({ asked: rows, answered }),
  });
}
