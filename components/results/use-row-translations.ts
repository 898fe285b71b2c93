'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import {
  storeTranslationsAtom,
  translatedByIdAtom,
} from '@/lib/client-store/translated-rows-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { useFetched } from '../ui/use-fetched';

/** Fetches at most ten rows in the page's language. Loads its code with the first call. */
export async function fetchTranslations(rows: readonly PlaceCard[], signal: AbortSignal) {
  const { fetchRestaurantPage } = await import('@/lib/search/client/search-client');
  return fetchRestaurantPage(rows, 1, { signal });
}

/**
 * Translates and stores rows out of order: the first ten that are not yet. Other rows abort a running
 * request.
 */
export function useRowTranslations(rows: readonly PlaceCard[]) {
  const searchId = useAtomValue(searchAtom)?.id;
  const translatedById = useAtomValue(translatedByIdAtom);
  const storeTranslations = useSetAtom(storeTranslationsAtom);
  const asked = rows.filter(({ contentId }) => !translatedById.has(contentId)).slice(0, PAGE_SIZE);
  return useFetched({
    name: 'Translating rows',
    // Equal rows are fetched once, also where the list is put together again.
    key: asked.length > 0 ? [searchId, ...asked.map(({ contentId }) => contentId)].join(' ') : '',
    fetchData: (signal) => fetchTranslations(asked, signal),
    onFetched: (answered) => storeTranslations({ asked, answered }),
  });
}
