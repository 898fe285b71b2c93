'use client';

import { useSyncExternalStore } from 'react';
import { parseFilter, toQueryString, type RecipeFilter } from '@/lib/recipes/filter';

const CHANGE_EVENT = 'recipe-filter';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

/**
 * Filter in the URL, restored by Back and shareable. Client only: the static page is the same for
 * every filter.
 */
export function useUrlFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const setFilter = (filter: RecipeFilter) => {
    window.history.replaceState(null, '', window.location.pathname + toQueryString(filter));
    window.dispatchEvent(new Event(CHANGE_EVENT));
  };
  return [parseFilter(search), setFilter];
}
