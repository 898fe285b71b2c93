'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { searchAnewAtom, wantedAtom, type Wanted } from '@/lib/kept/search-anew';
import { useAbortableMutation } from '../ui/use-abortable-mutation';

/**
 * Search of the list, and how to change it: the list follows as soon as the answer arrives. A later change aborts one
 * that is still running.
 */
export function useSearchAnew() {
  const current = useAtomValue(wantedAtom);
  const searchAnew = useSetAtom(searchAnewAtom);
  const { start, cancel, input, isPending, isError } = useAbortableMutation(
    (wanted: Wanted, signal) => searchAnew({ wanted, signal }),
    { onError: (error) => console.error('The search failed', error) },
  );
  const asked = isPending || isError ? input : undefined;
  const wanted = asked ?? current;

  return {
    /** The search that is running or failed, else the one of the list. */
    wanted,
    isPending,
    isError,
    change(change: Partial<Wanted>) {
      if (!wanted) return;
      cancel();
      start({ ...wanted, ...change });
    },
    retry() {
      if (asked) start(asked);
    },
  };
}
