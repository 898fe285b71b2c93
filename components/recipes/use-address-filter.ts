'use client';

import { useSyncExternalStore } from 'react';
import { parseFilter, toSearch, type RecipeFilter } from '@/lib/recipes/filter';

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
 * The filter in the address bar, so that it survives Back and can be shared. Read in the browser only: the page is
 * the same static page for every filter.
 */
export function useAddressFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const setFilter = (filter: RecipeFilter) => {
    window.history.replaceState(null, '', window.location.pathname + toSearch(filter));
    window.dispatchEvent(new Event(CHANGE_EVENT));
  };
  return [parseFilter(search), setFilter];
}
