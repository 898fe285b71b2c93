'use client';

import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { PhoneReader } from '@kioot/menu-reader';
import { ReaderContext } from './use-reader';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { MenuScreen } from './menu-screen';

/**
 * Menu reader of a screen: created at its first use, closed on unmount.
 * @param create must be stable between renders
 */
function ReaderProvider({
  create,
  children,
}: {
  create: () => Promise<PhoneReader>;
  children: ReactNode;
}) {
  const reader = useRef<Promise<PhoneReader> | null>(null);
  const getReader = useCallback(() => {
    reader.current ??= create().catch((error: unknown) => {
      // Retried at the next use.
      reader.current = null;
      throw error;
    });
    return reader.current;
  }, [create]);
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
  return <ReaderContext value={getReader}>{children}</ReaderContext>;
}

/** Menu screen with the reader of this build, which is loaded at its first use. */
export function MenuReader({ parts, children }: { parts: ReaderParts; children: ReactNode }) {
  const create = useCallback(async () => {
    const { createPhoneReader } = await import('@kioot/menu-reader/phone-reader');
    return createPhoneReader(parts);
  }, [parts]);
  return (
    <ReaderProvider create={create}>
      <MenuScreen parts={parts}>{children}</MenuScreen>
    </ReaderProvider>
  );
}
