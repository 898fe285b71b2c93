'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyWithFallback } from '../ui/lazy-with-fallback';

const AreaMatches = lazyWithFallback(async () => (await import('./area-matches')).AreaMatches);

/**
 * Search field for stations, areas and sights in four languages.
 * @param children shown until a name is typed
 */
export function AreaSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('wizard');
  const [query, setQuery] = useState('');
  return (
    <>
      <search className="mb-3">
        <input
          type="search"
          aria-label={t('location.search')}
          placeholder={t('location.searchExample')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-4 text-ink placeholder:text-ink-soft"
        />
      </search>
      {query.trim() ? (
        <Suspense fallback={null}>
          <AreaMatches query={query} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
