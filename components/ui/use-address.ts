'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
};

/** Path and query as the visitor's browser shows them; null on the server, whose page is the same for all of them. */
export function useAddress(): URL | null {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => null,
  );
  return href === null ? null : new URL(href);
}
