'use client';

import { createContext, useContext } from 'react';
import type { PhoneReader } from '@/lib/menu-reader/types';

/** Gives the reader, which is fetched with the first thing it is asked. */
export type GetReader = () => Promise<PhoneReader>;

export const ReaderContext = createContext<GetReader>(() =>
  Promise.reject(new Error('No reader was given to this screen.')),
);

export function useReader(): GetReader {
  return useContext(ReaderContext);
}
