import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ListFilters, ListViewOptions, SortOrder } from '@kioot/engine';
import { distanceOriginAtom } from '@/lib/client-store/position-atoms';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';

/** Filters and order of a view over rows. */
export type ListOptions = ListViewOptions<PlaceCard>;

/**
 * Filters and order of a view over rows.
 * @param getOpen opening state of a row now
 */
export function useListOptions(
  view: ListFilters & { sort: SortOrder },
  getOpen: (row: PlaceCard) => Pick<OpenStateLabel, 'state'>,
  getSection?: ListOptions['getSection'],
): ListOptions {
  const origin = useAtomValue(distanceOriginAtom);
  return useMemo(
    () => ({
      ...{ sort: view.sort, origin, getSection, filters: view },
      getOpenState: (row) => getOpen(row).state,
    }),
    [getOpen, getSection, origin, view],
  );
}
