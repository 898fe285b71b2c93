'use client';

import { useSyncExternalStore } from 'react';

const CHANGE_EVENT = 'kioot-search';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

/**
 * Query string of the page, restored by Back and shareable; empty in the HTML. A static page keeps
 * its filter in it.
 */
export function useUrlSearch(): [string, (search: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const setSearch = (changed: string) => {
    window.history.replaceState(null, '', window.location.pathname + changed);
    window.dispatchEvent(new Event(CHANGE_EVENT));
  };
  return [search, setSearch];
}
