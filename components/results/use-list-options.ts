import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListFilters } from '@/lib/client-store/list-filters';
import type { ListViewOptions } from '@/lib/client-store/list-view';
import { distanceOriginAtom } from '@/lib/client-store/list-view-atoms';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import type { Restaurant } from '@/lib/search/contract/rec-contract';

type OpenStates = ReadonlyMap<Restaurant, Pick<OpenStateLabel, 'state'>>;

/**
 * Filters and order of a view over rows.
 * @param openStates of the rows; others count as unknown
 */
export function useListOptions(
  view: ListFilters & Pick<ListViewOptions, 'sort'>,
  openStates: OpenStates,
  { hasSections, checkedFor }: Pick<ListViewOptions, 'hasSections' | 'checkedFor'> = {},
): ListViewOptions {
  const { sort, textFilter, isOpenOnly, isMealOnly, isForOne, maxPriceWon } = view;
  const origin = useAtomValue(distanceOriginAtom);
  return useMemo(
    () => ({
      ...{ sort, origin, hasSections, checkedFor },
      filters: { textFilter, isOpenOnly, isMealOnly, isForOne, maxPriceWon },
      getOpenState: (row) => openStates.get(row)?.state ?? 'unknown',
    }),
    [
      checkedFor,
      hasSections,
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
