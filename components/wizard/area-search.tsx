'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { SearchField } from '../ui/search-field';

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
        <SearchField
          label={t('location.search')}
          placeholder={t('location.searchExample')}
          value={query}
          onSearch={setQuery}
        />
      </search>
      {query.trim() ? <AreaMatches query={query} /> : children}
    </>
  );
}
