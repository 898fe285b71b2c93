'use client';

import { useCallback, useEffect, useState } from 'react';
import { useAbortableTask } from './use-abortable-task';

interface Fetch<T> {
  /** Name of the request for the console: "Loading the dishes". */
  name: string;
  /** Names the data; another one aborts a running request, an empty one fetches nothing. */
  key: string;
  fetchData: (signal: AbortSignal) => Promise<T>;
  onFetched?: (data: T) => void;
}

/** Data of a key, fetched when it is first wanted. Nothing is fetched again on its own. */
export function useFetched<T>({ name, key, fetchData, onFetched }: Fetch<T>) {
  const [fetched, setFetched] = useState<{ key: string; data: T } | null>(null);
  // Also while it is fetched once more.
  const [failedKey, setFailedKey] = useState('');
  const { start, cancel, isPending } = useAbortableTask(
    (_key: string, signal) => fetchData(signal),
    {
      onSuccess(data, fetchedKey) {
        setFailedKey('');
        setFetched({ key: fetchedKey, data });
        onFetched?.(data);
      },
      onError(error) {
        setFailedKey(key);
        console.error(`${name} failed`, error);
      },
    },
  );
  const retry = useCallback(() => start(key), [key, start]);
  useEffect(() => {
    if (key === '') return undefined;
    start(key);
    return cancel;
  }, [cancel, key, start]);
  const isError = key !== '' && failedKey === key;
  const isFetched = fetched?.key === key;
  return {
    data: isFetched ? fetched.data : undefined,
    isError,
    isPending: isPending || (key !== '' && !isError && !isFetched),
    retry,
  };
}
