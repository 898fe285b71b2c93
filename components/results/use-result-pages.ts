'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { appendResultsAtom, filteredListAtom, resultsAtom } from '@/lib/client-store/result-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { useFetched } from '../ui/use-fetched';
import { fetchTranslations } from './use-row-translations';

const NO_RESTAURANTS: readonly PlaceCard[] = [];

/**
 * Pages of the list in recommended order. Earlier ones come from storage, further ones are stored
 * as they arrive.
 */
export function useResultPages() {
  const { id, page: shownPage = 1 } = useAtomValue(searchAtom) ?? {};
  const results = useAtomValue(resultsAtom) ?? NO_RESTAURANTS;
  const all = useAtomValue(filteredListAtom) ?? results;
  const appendResults = useSetAtom(appendResultsAtom);
  const [wanted, setWanted] = useState<{ id: string | undefined; page: number }>();
  const page = wanted?.id === id ? (wanted?.page ?? 1) : 1;
  const isWanted = page > shownPage;
  const rows = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { data, isPending, isError, retry } = useFetched({
    name: 'Loading the next page',
    key: isWanted && rows.length > 0 ? `${id} ${page}` : '',
    fetchData: (signal) => fetchTranslations(rows, signal),
    onFetched(restaurants) {
      if (restaurants.length > 0) appendResults({ page, restaurants });
    },
  });
  return {
    ...{ results, all, isPending, isError },
    /** True after an empty page: the backend counts more places than it sent. */
    isEnded: isWanted && (rows.length === 0 || data?.length === 0),
    fetchNext: () => (isError ? retry() : setWanted({ id, page: shownPage + 1 })),
  };
}
