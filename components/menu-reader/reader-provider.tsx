'use client';

import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { PhoneReader } from '@kioot/menu-reader';
import { ReaderContext } from './use-reader';

/**
 * The reader of a screen: it begins with the first question, and ends with the screen.
 * @param create stays the same from one drawing to the next
 */
export function ReaderProvider({
  create,
  children,
}: {
  create: () => Promise<PhoneReader>;
  children: ReactNode;
}) {
  const reader = useRef<Promise<PhoneReader> | null>(null);
  const getReader = useCallback(() => {
    reader.current ??= create().catch((error: unknown) => {
      // The next question tries again.
      reader.current = null;
      throw error;
    });
    return reader.current;
  }, [create]);
  useEffect(
    () => () => {
      const ended = reader.current;
      reader.current = null;
      ended?.then(
        (each) => each.close(),
        () => undefined,
      );
    },
    [],
  );
  return <ReaderContext value={getReader}>{children}</ReaderContext>;
}
