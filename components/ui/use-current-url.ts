'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
};

/** Current URL of the browser; null on the server, whose pages are cached. */
export function useCurrentUrl(): URL | null {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => null,
  );
  return href === null ? null : new URL(href);
}
