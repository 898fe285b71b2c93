'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import {
  appendResultsAtom,
  restaurantInfoAtom,
  resultsAtom,
} from '@/lib/client-store/result-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { useAbortableTask } from '../ui/use-abortable-task';
import { fetchTranslations } from './use-row-translations';

const NO_RESTAURANTS: readonly Restaurant[] = [];

/**
 * Pages of the list in recommended order. Earlier ones come from storage, further ones are stored
 * as they arrive.
 */
export function useResultPages() {
  const search = useAtomValue(searchAtom);
  const results = useAtomValue(resultsAtom) ?? NO_RESTAURANTS;
  const all = useAtomValue(restaurantInfoAtom) ?? results;
  const appendResults = useSetAtom(appendResultsAtom);
  const searchId = search?.id;
  const [endedId, setEndedId] = useState<string>();
  const { start, cancel, isPending, isError } = useAbortableTask(
    async (page: number, signal: AbortSignal) => {
      const rows = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      // The backend counts more places than it sent.
      return rows.length > 0 ? fetchTranslations(rows, signal) : rows;
    },
    {
      onSuccess(restaurants, page) {
        if (restaurants.length > 0) appendResults({ page, restaurants });
        else setEndedId(searchId);
      },
      onError: (error) => console.error('Loading the next page failed', error),
    },
  );
  // A page of another search is not wanted any more.
  useEffect(() => cancel, [cancel, searchId]);
  return {
    results,
    all,
    isPending,
    isError,
    /** True after an empty page. */
    isEnded: searchId !== undefined && endedId === searchId,
    fetchNext: () => start((search?.page ?? 1) + 1),
  };
}
