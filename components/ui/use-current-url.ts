'use client';

import { useSyncExternalStore } from 'react';
import { notifyUrlChange, subscribeToUrl } from './use-hash-dialog';

/** Current URL of the browser; null on the server, whose pages are cached. */
export function useCurrentUrl(): URL | null {
  const href = useSyncExternalStore(
    subscribeToUrl,
    () => window.location.href,
    () => null,
  );
  return href === null ? null : new URL(href);
}

/**
 * Query string of the page, restored by Back and shareable; empty in the HTML. A static page keeps
 * its filter in it.
 */
export function useUrlSearch(): [string, (search: string) => void] {
  const setSearch = (changed: string) => {
    window.history.replaceState(null, '', window.location.pathname + changed);
    notifyUrlChange();
  };
  return [useCurrentUrl()?.search ?? '', setSearch];
}
