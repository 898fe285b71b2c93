'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import {
  matchesFilter,
  parseFilter,
  toQueryString,
  type RecipeFilter,
  type SearchableRecipe,
} from '@/lib/recipes/filter';
import type { TagGroup } from '@/lib/recipes/tag-groups';
import { useUrlSearch } from '../ui/use-current-url';
import { useFetched } from '../ui/use-fetched';
import { SearchField } from '../ui/search-field';
import { NoRecipesFound } from './no-recipes-found';
import { TagGroups } from './tag-groups';

interface ListedRecipe extends SearchableRecipe {
  isComing: boolean;
  /** Rendered on the server. */
  card: ReactNode;
}

interface RecipeBrowserProps {
  /** In display order. */
  recipes: readonly ListedRecipe[];
  /** Sorted on the server, to need no collation on the client. */
  tagGroups: readonly TagGroup[];
  /** Link to ask for a recipe. */
  askUrl: string;
}

/** Filter of the recipes in the URL. */
function useUrlFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const [search, setSearch] = useUrlSearch();
  return [parseFilter(search), (filter) => setSearch(toQueryString(filter))];
}

interface SimilarRecipes {
  /** Recipes that sound like the query and have the tag; empty when the search could not load. */
  slugs: ReadonlySet<string>;
  isLoading: boolean;
}

/** Finds recipes that sound like the query, if `isNeeded` (nothing matches as written). */
function useSimilarRecipes(
  recipes: readonly SearchableRecipe[],
  { query, tag }: RecipeFilter,
  isNeeded: boolean,
): SimilarRecipes {
  // Offline or after a deployment the search fails to load; exact matches remain.
  const { data: search, isPending } = useFetched({
    name: 'Loading the search by sound',
    key: isNeeded && query.trim() !== '' ? 'search' : '',
    async fetchData() {
      const { createFuzzyRecipeSearch } = await import('@/lib/recipes/fuzzy-recipe-search');
      return createFuzzyRecipeSearch(recipes);
    },
  });
  const matchingSlugs = new Set(search?.(query));
  const slugs = recipes.filter(
    ({ slug, tags }) => matchingSlugs.has(slug) && (!tag || tags.includes(tag)),
  );
  return { slugs: new Set(slugs.map(({ slug }) => slug)), isLoading: isPending && !search };
}

/**
 * Recipe cards with search and tag filter. The cards are rendered on the server and only shown or
 * hidden here.
 */
export function RecipeBrowser({ recipes, tagGroups, askUrl }: RecipeBrowserProps) {
  const t = useTranslations('recipes');
  const router = useRouter();
  const [filter, setFilter] = useUrlFilter();
  const exactMatches = recipes.filter((recipe) => matchesFilter(recipe, filter));
  const similar = useSimilarRecipes(recipes, filter, exactMatches.length === 0);
  const isFuzzy = exactMatches.length === 0 && similar.slugs.size > 0;
  const visibleRecipes = isFuzzy
    ? recipes.filter(({ slug }) => similar.slugs.has(slug))
    : exactMatches;
  const isFiltered = filter.tag !== '' || filter.query !== '';
  const counts = { count: visibleRecipes.length, total: recipes.length };
  const statusText = isFuzzy
    ? t('soundAlike', { ...counts, query: filter.query.trim() })
    : isFiltered
      ? t('foundOf', counts)
      : t('allRecipes', { total: recipes.length });
  const visibleSet = new Set<SearchableRecipe>(visibleRecipes);

  /** Client-side navigation for all cards by one listener. */
  const navigate = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain || event.altKey) return;
    event.preventDefault();
    router.push(link.pathname);
  };
  const toItems = (isComing: boolean) =>
    recipes
      .filter((recipe) => recipe.isComing === isComing)
      .map((recipe) => (
        <li key={recipe.slug} hidden={!visibleSet.has(recipe)}>
          {recipe.card}
        </li>
      ));
  const hasComing = visibleRecipes.some(({ isComing }) => isComing);
  return (
    <>
      <search className="flex flex-col gap-2 pt-3 pb-2 print:hidden">
        <SearchField
          label={t('search')}
          placeholder={t('searchExample')}
          value={filter.query}
          onSearch={(query) => setFilter({ ...filter, query })}
        />
        <TagGroups
          groups={tagGroups}
          selected={filter.tag}
          onSelect={(tag) => setFilter({ ...filter, tag })}
        >
          <p role="status" className="text-sm text-ink-soft">
            {similar.isLoading ? t('looking') : statusText}
            {isFiltered ? (
              <button
                type="button"
                onClick={() => setFilter({ tag: '', query: '' })}
                className="ml-3 min-h-11 font-bold text-brand underline"
              >
                {t('showAll')}
              </button>
            ) : null}
          </p>
        </TagGroups>
        {visibleRecipes.length === 0 && !similar.isLoading ? (
          <NoRecipesFound
            filter={filter}
            tagGroups={tagGroups}
            askUrl={askUrl}
            onChange={setFilter}
          />
        ) : null}
      </search>
      <div onClick={navigate}>
        <ul className={GRID_CLASS}>{toItems(false)}</ul>
        <section aria-labelledby="coming" hidden={!hasComing}>
          <h2 id="coming" className="pt-8 pb-3 text-card">
            {t('comingSoon')}
          </h2>
          <ul className={GRID_CLASS}>{toItems(true)}</ul>
        </section>
      </div>
    </>
  );
}

const GRID_CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4';
