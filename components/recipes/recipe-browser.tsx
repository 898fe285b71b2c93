'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { matchesFilter, type SearchableRecipe } from '@/lib/recipes/filter';
import type { TagGroup } from '@/lib/recipes/tag-groups';
import { NothingFound } from './nothing-found';
import { TagGroups } from './tag-groups';
import { useAddressFilter } from './use-address-filter';
import { useSimilar } from './use-similar';

interface ListedRecipe extends SearchableRecipe {
  isComing: boolean;
  /** Rendered by the server. */
  card: ReactNode;
}

interface RecipeBrowserProps {
  /** In the order of the list. */
  recipes: readonly ListedRecipe[];
  /** The tags to choose from, sorted by the server, for which a collator costs nothing. */
  tagGroups: readonly TagGroup[];
  /** Where a reader asks for a recipe. */
  askUrl: string;
}

/**
 * The grid of cards with a search and a tag filter over what is already on the page. The cards are the server's; here they
 * are only shown or hidden.
 */
export function RecipeBrowser({ recipes, tagGroups, askUrl }: RecipeBrowserProps) {
  const t = useTranslations('recipes');
  const router = useRouter();
  const [filter, setFilter] = useAddressFilter();
  const asWritten = recipes.filter((recipe) => matchesFilter(recipe, filter));
  const similar = useSimilar(recipes, filter, asWritten.length === 0);
  const isGuess = asWritten.length === 0 && similar.slugs.size > 0;
  const shown = isGuess ? recipes.filter(({ slug }) => similar.slugs.has(slug)) : asWritten;
  const isFiltered = filter.tag !== '' || filter.query !== '';
  const counts = { count: shown.length, total: recipes.length };
  const found = isGuess
    ? t('soundAlike', { ...counts, query: filter.query.trim() })
    : isFiltered
      ? t('foundOf', counts)
      : t('allRecipes', { total: recipes.length });
  const isShown = new Set<SearchableRecipe>(shown);

  /** One listener for all cards: a tap moves inside the document, as `next/link` would. */
  const follow = (event: MouseEvent) => {
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
        <li key={recipe.slug} hidden={!isShown.has(recipe)}>
          {recipe.card}
        </li>
      ));
  const hasComing = shown.some(({ isComing }) => isComing);
  return (
    <>
      <search className="flex flex-col gap-3 py-4 print:hidden">
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('searchExample')}
          value={filter.query}
          onChange={(event) => setFilter({ ...filter, query: event.target.value })}
          className="min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-4 text-ink placeholder:text-ink-soft"
        />
        <TagGroups
          groups={tagGroups}
          selected={filter.tag}
          onSelect={(tag) => setFilter({ ...filter, tag })}
        />
        <p role="status" className="text-sm text-ink-soft">
          {similar.isLooking ? t('looking') : found}
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
        {shown.length === 0 && !similar.isLooking ? (
          <NothingFound
            filter={filter}
            tagGroups={tagGroups}
            askUrl={askUrl}
            onChange={setFilter}
          />
        ) : null}
      </search>
      <div onClick={follow}>
        <ul className={GRID}>{toItems(false)}</ul>
        <section aria-labelledby="coming" hidden={!hasComing}>
          <h2 id="coming" className="pt-8 pb-3 text-card">
            {t('comingSoon')}
          </h2>
          <ul className={GRID}>{toItems(true)}</ul>
        </section>
      </div>
    </>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4';
