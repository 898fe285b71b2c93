'use client';

import { useEffect, useState } from 'react';
import type { RecipeFilter, SearchableRecipe } from '@/lib/recipes/filter';

interface SimilarRecipes {
  /** Recipes that sound like the query and have the tag; empty when the search could not load. */
  slugs: ReadonlySet<string>;
  isLoading: boolean;
}

type Search = (query: string) => string[];

const findNothing: Search = () => [];

/** Finds recipes that sound like the query, if `isNeeded` (nothing matches as written). */
export function useSimilarRecipes(
  recipes: readonly SearchableRecipe[],
  { query, tag }: RecipeFilter,
  isNeeded: boolean,
): SimilarRecipes {
  const [search, setSearch] = useState<Search | null>(null);
  const isEnabled = isNeeded && query.trim() !== '';
  const mustLoad = isEnabled && search === null;
  useEffect(() => {
    if (!mustLoad) return;
    let isCanceled = false;
    const storeSearch = (loaded: Search) => {
      if (!isCanceled) setSearch(() => loaded);
    };
    import('@/lib/recipes/fuzzy-recipe-search').then(
      ({ createFuzzyRecipeSearch }) => storeSearch(createFuzzyRecipeSearch(recipes)),
      // Offline or after a deployment the search fails to load; exact matches remain.
      () => storeSearch(findNothing),
    );
    return () => {
      isCanceled = true;
    };
  }, [mustLoad, recipes]);
  const matchingSlugs = isEnabled && search ? new Set(search(query)) : new Set<string>();
  const slugs = recipes.filter(
    ({ slug, tags }) => matchingSlugs.has(slug) && (!tag || tags.includes(tag)),
  );
  return { slugs: new Set(slugs.map(({ slug }) => slug)), isLoading: mustLoad };
}
