'use client';

import { useCallback, type ReactNode } from 'react';
import type { ReaderParts } from '@kioot/menu-reader/parts';
import { MenuScreen } from './menu-screen';
import { ReaderProvider } from './reader-provider';

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
