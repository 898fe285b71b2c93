'use client';

import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { storeTranslationsAtom } from '@/lib/kept/view-atoms';
import type { Restaurant } from '@/lib/search/contract';
import { searchAtom } from '@/lib/session/atoms';

/** At most ten rows in the language of the page. Loads its code with the first call. */
export async function fetchTranslations(rows: readonly Restaurant[], signal: AbortSignal) {
  const { getRestaurantPage } = await import('@/lib/search/client');
  return getRestaurantPage(rows, 1, { signal });
}

/** Translates rows of the list out of turn, at most ten, and stores them. Other rows abort those before. */
export function useRowTranslations(rows: readonly Restaurant[]) {
  const searchId = useAtomValue(searchAtom)?.id;
  const storeTranslations = useSetAtom(storeTranslationsAtom);
  return useQuery({
    queryKey: ['The translation', searchId, rows.map(({ contentId }) => contentId)],
    queryFn: async ({ signal }) => {
      const answered = await fetchTranslations(rows, signal);
      storeTranslations({ asked: rows, answered });
      return answered;
    },
    enabled: rows.length > 0,
  });
}
