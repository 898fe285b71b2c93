'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { searchAnewAtom, wantedAtom, type Wanted } from '@/lib/kept/search-anew';

/**
 * What the list is searched with, and how to change it: the list follows as soon as the answer is there. A later change
 * takes the place of one that is still awaited, and so does leaving the screen.
 */
export function useSearchAnew() {
  const current = useAtomValue(wantedAtom);
  const searchAnew = useSetAtom(searchAnewAtom);
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [failed, setFailed] = useState<Wanted | null>(null);

  useEffect(() => {
    if (!asked || asked === failed) return;
    const controller = new AbortController();
    const { signal } = controller;
    searchAnew({ wanted: asked, signal }).then(
      () => {
        if (!signal.aborted) setAsked(null);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The search failed', error);
        setFailed(asked);
      },
    );
    return () => controller.abort();
  }, [asked, failed, searchAnew]);

  return {
    /** What is on its way to be the search, or what it is. */
    wanted: asked ?? current,
    isPending: asked !== null && asked !== failed,
    isError: asked !== null && asked === failed,
    change(change: Partial<Wanted>) {
      const before = asked ?? current;
      if (before) setAsked({ ...before, ...change });
    },
    retry: () => setFailed(null),
  };
}
