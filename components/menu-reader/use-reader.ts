'use client';

import { createContext, useCallback, useContext } from 'react';
import type { PhoneReader } from '@kioot/menu-reader';

/** Gives the reader, which is fetched with the first thing it is asked. */
export type GetReader = () => Promise<PhoneReader>;

export const ReaderContext = createContext<GetReader>(() =>
  Promise.reject(new Error('No reader was given to this screen.')),
);

export function useReader(): GetReader {
  return useContext(ReaderContext);
}

/** Loads what reads photos ahead of the first one: most of the wait for its answer. */
export function usePrepare(): () => void {
  const getReader = useReader();
  return useCallback(() => {
    getReader()
      .then((reader) => reader.prepare())
      // The photo itself asks again, and says what went wrong.
      .catch((error: unknown) => console.info('[menu] not prepared', error));
  }, [getReader]);
}
