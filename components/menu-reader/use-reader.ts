'use client';

import { createContext, useCallback, useContext } from 'react';
import type { PhoneReader } from '@kioot/menu-reader';

/** Returns the reader, loaded at the first call. */
export type GetReader = () => Promise<PhoneReader>;

export const ReaderContext = createContext<GetReader>(() =>
  Promise.reject(new Error('ReaderProvider is missing.')),
);

export function useReader(): GetReader {
  return useContext(ReaderContext);
}

/** Preloads the recognizer, the slowest part of reading a photo. */
export function usePreloadReader(): () => void {
  const getReader = useReader();
  return useCallback(() => {
    getReader()
      .then((reader) => reader.prepare())
      // Reading a photo tries again and reports the error.
      .catch((error: unknown) => console.info('[menu] preloading failed', error));
  }, [getReader]);
}
