'use client';

import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** One store for each request: the default one would be shared by all visitors on the server. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <Provider>{children}</Provider>;
}
