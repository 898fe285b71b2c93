'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  appendResultsAtom,
  restaurantInfoAtom,
  resultsAtom,
} from '@/lib/client-store/result-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
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
  const { fetchNextPage, hasNextPage, isFetching, isError } = useInfiniteQuery({
    queryKey: ['Loading the next page', search?.id],
    queryFn: async ({ pageParam: page, signal }) => {
      const rows = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      // The backend counts more places than it sent.
      const restaurants = rows.length > 0 ? await fetchTranslations(rows, signal) : rows;
      if (restaurants.length > 0) appendResults({ page, restaurants });
      return restaurants;
    },
    initialPageParam: 1,
    initialData: { pages: [results], pageParams: [search?.page ?? 1] },
    getNextPageParam: (rows, _pages, page) => (rows.length > 0 ? page + 1 : null),
    enabled: false,
  });
  return {
    results,
    all,
    isPending: isFetching,
    isError,
    /** True after an empty page. */
    isEnded: !hasNextPage,
    fetchNext: () => void fetchNextPage({ cancelRefetch: false }),
  };
}
