'use client';

import { useEffect, useState } from 'react';
import type { RecipeFilter, SearchableRecipe } from '@/lib/recipes/filter';

interface Similar {
  /** Of the recipes that sound like the query and have the tag; empty where nothing does, or it cannot be told. */
  slugs: ReadonlySet<string>;
  isLooking: boolean;
}

type Search = (query: string) => string[];

const findNothing: Search = () => [];

/** The recipes that sound like the query, where `isNeeded` says that none matches it as written. */
export function useSimilar(
  recipes: readonly SearchableRecipe[],
  { query, tag }: RecipeFilter,
  isNeeded: boolean,
): Similar {
  const [search, setSearch] = useState<Search | null>(null);
  const isWanted = isNeeded && query.trim() !== '';
  const mustLoad = isWanted && search === null;
  useEffect(() => {
    if (!mustLoad) return;
    let isGone = false;
    const take = (loaded: Search) => {
      if (!isGone) setSearch(() => loaded);
    };
    import('@/lib/recipes/similar').then(
      ({ createSimilarSearch }) => take(createSimilarSearch(recipes)),
      // Offline, or of an older build: what matches as written is all there is.
      () => take(findNothing),
    );
    return () => {
      isGone = true;
    };
  }, [mustLoad, recipes]);
  const found = isWanted && search ? new Set(search(query)) : new Set<string>();
  const slugs = recipes.filter(({ slug, tags }) => found.has(slug) && (!tag || tags.includes(tag)));
  return { slugs: new Set(slugs.map(({ slug }) => slug)), isLooking: mustLoad };
}
