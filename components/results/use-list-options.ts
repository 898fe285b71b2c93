import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListFilters, ListViewOptions, SortOrder } from '@kioot/engine';
import { distanceOriginAtom } from '@/lib/client-store/position-atoms';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import type { Restaurant } from '@/lib/search/contract/rec-contract';

/** Filters and order of a view over rows. */
export type ListOptions = ListViewOptions<Restaurant>;

type OpenStates = ReadonlyMap<Restaurant, Pick<OpenStateLabel, 'state'>>;

/**
 * Filters and order of a view over rows.
 * @param openStates of the rows; others count as unknown
 */
export function useListOptions(
  view: ListFilters & { sort: SortOrder },
  openStates: OpenStates,
  getSection?: ListOptions['getSection'],
): ListOptions {
  const { sort, textFilter, isOpenOnly, isMealOnly, isForOne, maxPriceWon } = view;
  const origin = useAtomValue(distanceOriginAtom);
  return useMemo(
    () => ({
      ...{ sort, origin, getSection },
      filters: { textFilter, isOpenOnly, isMealOnly, isForOne, maxPriceWon },
      getOpenState: (row) => openStates.get(row)?.state ?? 'unknown',
    }),
    [
      getSection,
      isForOne,
      isMealOnly,
      isOpenOnly,
      maxPriceWon,
      openStates,
      origin,
      sort,
      textFilter,
    ],
  );
}
