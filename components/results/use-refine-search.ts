'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  refineSearchAtom,
  searchCriteriaAtom,
  type SearchCriteria,
} from '@/lib/client-store/refine-search';
import { useAbortableTask } from '../ui/use-abortable-task';

/**
 * Search of the list, and functions to change it. The list updates when the response arrives; a
 * later change aborts a running one.
 *
 * @param onChanged called with the new list in place
 */
export function useRefineSearch(onChanged?: () => void) {
  const current = useAtomValue(searchCriteriaAtom);
  const refineSearch = useSetAtom(refineSearchAtom);
  // With the changes of every tap: a second one may come before the first list.
  const [wanted, setWanted] = useState<SearchCriteria | null>(null);
  const { start, cancel, isError } = useAbortableTask(
    (criteria: SearchCriteria, signal) => refineSearch({ wanted: criteria, signal }),
    {
      onSuccess: () => {
        setWanted(null);
        onChanged?.();
      },
      onError: (error) => console.error('The search failed', error),
    },
  );
  const criteria = wanted ?? current;

  return {
    /** Search that is running or failed, else the one of the list. */
    criteria,
    isPending: wanted !== null && !isError,
    isError,
    change(change: Partial<SearchCriteria>) {
      if (!criteria) return;
      const changed = { ...criteria, ...change };
      setWanted(changed);
      cancel();
      start(changed);
    },
    retry() {
      if (wanted) start(wanted);
    },
  };
}
