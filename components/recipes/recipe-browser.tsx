'use client';

import { matchesFilter } from '@/lib/recipes/filter';
import type { RecipeSummary } from '@/lib/recipes/types';
import { RecipeCard } from './recipe-card';
import { TagChips } from './tag-chips';
import { useAddressFilter } from './use-address-filter';

interface RecipeBrowserProps {
  recipes: readonly RecipeSummary[];
  /** The tags to choose from, in their order; sorted by the server, for which a collator costs nothing. */
  tags: readonly string[];
}

/** The grid of cards with a search and a tag filter over what is already on the page. */
export function RecipeBrowser({ recipes, tags }: RecipeBrowserProps) {
  const [filter, setFilter] = useAddressFilter();
  const shown = recipes.filter((recipe) => matchesFilter(recipe, filter));
  const isFiltered = filter.tag !== '' || filter.query !== '';
  return (
    <>
      <search className="flex flex-col gap-3 py-4 print:hidden">
        <input
          type="search"
          aria-label="Search the recipes"
          placeholder="Search the recipes"
          value={filter.query}
          onChange={(event) => setFilter({ ...filter, query: event.target.value })}
          className="min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-4 text-ink placeholder:text-ink-soft"
        />
        <TagChips
          tags={tags}
          selected={filter.tag}
          onSelect={(tag) => setFilter({ ...filter, tag })}
        />
        <p role="status" className="text-sm text-ink-soft">
          {isFiltered
            ? `${shown.length} of ${recipes.length} recipes`
            : `${recipes.length} recipes`}
          {isFiltered ? (
            <button
              type="button"
              onClick={() => setFilter({ tag: '', query: '' })}
              className="ml-3 min-h-6 font-bold text-brand underline"
            >
              Show all
            </button>
          ) : null}
        </p>
      </search>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4">
        {shown.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeCard recipe={recipe} isFirst={recipe === recipes[0]} />
          </li>
        ))}
      </ul>
    </>
  );
}
