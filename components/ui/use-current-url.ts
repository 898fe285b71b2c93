'use client';

import { useSyncExternalStore } from 'react';

const CHANGE_EVENT = 'kioot-search';

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener(CHANGE_EVENT, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(CHANGE_EVENT, notify);
  };
}

/** Current URL of the browser; null on the server, whose pages are cached. */
export function useCurrentUrl(): URL | null {
  const href = useSyncExternalStore(
    subscribe,
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
    window.dispatchEvent(new Event(CHANGE_EVENT));
  };
  return [useCurrentUrl()?.search ?? '', setSearch];
}
