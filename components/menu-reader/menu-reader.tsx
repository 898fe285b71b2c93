'use client';

import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { PhoneReader } from '@kioot/menu-reader';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { MenuScreen } from './menu-screen';
import { ReaderContext } from './use-reader';

/** Menu screen with the reader of this build, which is loaded at its first use and closed at last. */
export function MenuReader({ parts, children }: { parts: ReaderParts; children: ReactNode }) {
  const reader = useRef<Promise<PhoneReader> | null>(null);
  const getReader = useCallback(() => {
    reader.current ??= import('@kioot/menu-reader/phone-reader')
      .then(({ createPhoneReader }) => createPhoneReader(parts))
      .catch((error: unknown) => {
        // Retried at the next use.
        reader.current = null;
        throw error;
      });
    return reader.current;
  }, [parts]);
  useEffect(
    () => () => {
      const current = reader.current;
      reader.current = null;
      current?.then(
        (instance) => instance.close(),
        () => undefined,
      );
    },
    [],
  );
  return (
    <ReaderContext value={getReader}>
      <MenuScreen parts={parts}>{children}</MenuScreen>
    </ReaderContext>
  );
}
