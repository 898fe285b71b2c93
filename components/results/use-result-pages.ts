'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { appendResultsAtom } from '@/lib/client-store/result-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { useFetched } from '../ui/use-fetched';
import { fetchTranslations } from './use-row-translations';

/**
 * Fetches the pages of a list in recommended order, after those shown; they are stored as they arrive.
 * A list that a reload arranged for another time may come to rows that are known.
 */
export function useResultPages(list: readonly PlaceCard[], known: readonly PlaceCard[]) {
  const { id, page: shownPage = 1 } = useAtomValue(searchAtom) ?? {};
  const appendResults = useSetAtom(appendResultsAtom);
  const [wanted, setWanted] = useState<{ id: string | undefined; page: number }>();
  const page = wanted?.id === id ? (wanted?.page ?? 1) : 1;
  const isWanted = page > shownPage;
  const rows = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { data, isPending, isError, retry } = useFetched({
    name: 'Loading the next page',
    key: isWanted && rows.length > 0 ? `${id} ${page}` : '',
    fetchData: (signal) => fetchTranslations(rows, signal),
    onFetched(restaurants) {
      const knownIds = new Set(known.map(({ contentId }) => contentId));
      const added = restaurants.filter(({ contentId }) => !knownIds.has(contentId));
      if (restaurants.length > 0) appendResults({ page, restaurants: added });
    },
  });
  return {
    ...{ isPending, isError },
    /** True after an empty page: the backend counts more places than it sent. */
    isEnded: isWanted && (rows.length === 0 || data?.length === 0),
    fetchNext: () => (isError ? retry() : setWanted({ id, page: shownPage + 1 })),
  };
}
