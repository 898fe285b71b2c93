import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { searchAnewAtom, wantedAtom } from '@/lib/kept/search-anew';

interface ChangeSpiceProps {
  notSpicy: boolean;
  /** Called once the list is there, or could not be had. */
  onSettled: (hasFailed: boolean) => void;
}

/** Searches anew without what is hot, or with it. */
export function ChangeSpice({ notSpicy, onSettled }: ChangeSpiceProps) {
  const store = useStore();
  const searchAnew = useSetAtom(searchAnewAtom);
  // Not before the phone's storage is read.
  const isKnown = useAtomValue(wantedAtom) !== null;

  useEffect(() => {
    const wanted = isKnown ? store.get(wantedAtom) : null;
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    searchAnew({ wanted: { ...wanted, notSpicy }, signal }).then(
      () => onSettled(false),
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The search failed', error);
        onSettled(true);
      },
    );
    return () => controller.abort();
  }, [isKnown, notSpicy, onSettled, searchAnew, store]);

  return null;
}
