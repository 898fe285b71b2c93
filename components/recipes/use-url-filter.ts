'use client';

import { parseFilter, toQueryString, type RecipeFilter } from '@/lib/recipes/filter';
import { useUrlSearch } from '../ui/use-url-search';

/** Filter of the recipes in the URL. */
export function useUrlFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const [search, setSearch] = useUrlSearch();
  return [parseFilter(search), (filter) => setSearch(toQueryString(filter))];
}
