'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { englishByIdAtom, storeTranslationsAtom } from '@/lib/kept/view-atoms';
import { getRestaurantPage } from '@/lib/search/client';
import { PAGE_SIZE } from '@/lib/search/calls';
import type { Restaurant } from '@/lib/search/contract';

/** The English of some of the rows is still to come, or could not be had. */
export interface Translation {
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/**
 * Asks for the English of rows that have none yet, a page at a time, and keeps it. Rows that leave the screen meanwhile
 * are not waited for.
 */
export function useTranslations(rows: readonly Restaurant[]): Translation {
  const englishById = useAtomValue(englishByIdAtom);
  const storeTranslations = useSetAtom(storeTranslationsAtom);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const asked = useMemo(
    () => rows.filter(({ contentId }) => !englishById.has(contentId)).slice(0, PAGE_SIZE),
    [rows, englishById],
  );
  const key = asked.map(({ contentId }) => contentId).join(' ');
  const isPending = asked.length > 0 && key !== failedKey;

  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    const { signal } = controller;
    getRestaurantPage(asked, 1, { signal }).then(
      (answered) => {
        if (!signal.aborted) storeTranslations({ asked, answered });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('The translation failed', error);
        setFailedKey(key);
      },
    );
    return () => controller.abort();
  }, [asked, key, isPending, storeTranslations]);

  return {
    isPending,
    isError: asked.length > 0 && !isPending,
    retry: () => setFailedKey(null),
  };
}
