'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { storeTranslationsAtom } from '@/lib/client-store/translated-rows-atoms';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { useAbortableTask } from '../ui/use-abortable-task';

/** Fetches at most ten rows in the page's language. Loads its code with the first call. */
export async function fetchTranslations(rows: readonly Restaurant[], signal: AbortSignal) {
  const { fetchRestaurantPage } = await import('@/lib/search/client/rec-client');
  return fetchRestaurantPage(rows, 1, { signal });
}

/** Translates and stores rows out of order, at most ten. Other rows abort a running request. */
export function useRowTranslations(rows: readonly Restaurant[]) {
  const searchId = useAtomValue(searchAtom)?.id;
  const storeTranslations = useSetAtom(storeTranslationsAtom);
  // Equal rows are fetched once, also where the list is put together again.
  const key =
    rows.length > 0 ? [searchId, ...rows.map(({ contentId }) => contentId)].join(' ') : '';
  // Also while they are fetched once more.
  const [failedKey, setFailedKey] = useState('');
  const { start, cancel, isPending } = useAbortableTask(
    (_key: string, signal: AbortSignal) => fetchTranslations(rows, signal),
    {
      onSuccess(answered) {
        setFailedKey('');
        storeTranslations({ asked: rows, answered });
      },
      onError(error) {
        setFailedKey(key);
        console.error('Translating rows failed', error);
      },
    },
  );
  const retry = useCallback(() => start(key), [key, start]);
  useEffect(() => {
    if (key === '') return undefined;
    start(key);
    return cancel;
  }, [cancel, key, start]);
  return { isPending, isError: key !== '' && failedKey === key, retry };
}
