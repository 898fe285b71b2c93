'use client';

import { useEffect, useState } from 'react';
import type { Restaurant } from '@/lib/search/contract';

/** The English of some rows is still to come, or could not be had. */
export interface Page {
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/** Rows to ask for, and where their English goes. */
export interface PageRequest {
  /** At most ten. None: there is nothing to ask for. The same list as long as the same is wanted. */
  asked: readonly Restaurant[];
  onAnswer: (answered: readonly Restaurant[]) => void;
}

/**
 * Asks for a page of the list in English as soon as one is wanted: the next ten, or those that another order brought
 * to the top. What is not wanted any more, and what a screen that was left wanted, is not waited for.
 */
export function usePage({ asked, onAnswer }: PageRequest): Page {
  const [failed, setFailed] = useState<readonly Restaurant[] | null>(null);
  const isPending = asked.length > 0 && asked !== failed;

  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    const { signal } = controller;
    askForPage(asked, signal).then(
      (answered) => {
        if (!signal.aborted) onAnswer(answered);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The next page failed', error);
        setFailed(asked);
      },
    );
    return () => controller.abort();
  }, [asked, isPending, onAnswer]);

  return { isPending, isError: asked.length > 0 && !isPending, retry: () => setFailed(null) };
}

/** What asks travels when somebody wants more than is there. */
async function askForPage(rows: readonly Restaurant[], signal: AbortSignal) {
  const { getRestaurantPage } = await import('@/lib/search/client');
  return getRestaurantPage(rows, 1, { signal });
}
