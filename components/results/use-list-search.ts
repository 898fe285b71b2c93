'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { createRestaurantSearch } from '@/lib/client-store/fuzzy-search';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';

interface ListSearchResult {
  /** In list order; all rows without a query. */
  rows: readonly PlaceCard[];
  /** Status message for `ListSearchField`. */
  status: string;
}

/** Rows that match a text. The fuzzy search is loaded at the first query. */
export function useListSearch(rows: readonly PlaceCard[], text: string): ListSearchResult {
  const t = useTranslations('results');
  const locale = useLocale();
  const query = useDeferredValue(text.trim());
  const hasQuery = query !== '';
  const [createSearch, setCreateSearch] = useState<typeof createRestaurantSearch>();
  const [hasLoadFailed, setHasLoadFailed] = useState(false);

  useEffect(() => {
    if (!hasQuery || createSearch) return undefined;
    let isCanceled = false;
    import('@/lib/client-store/fuzzy-search')
      .then((module) => module.loadRestaurantSearch(locale))
      .then((create) => {
        if (isCanceled) return;
        setCreateSearch(() => create);
        setHasLoadFailed(false);
      })
      .catch((error: unknown) => {
        console.error('Loading the list search failed', error);
        if (!isCanceled) setHasLoadFailed(true);
      });
    return () => {
      isCanceled = true;
    };
  }, [hasQuery, query, createSearch, locale]);

  const search = useMemo(
    () => (hasQuery && createSearch ? createSearch(rows) : null),
    [hasQuery, createSearch, rows],
  );
  return useMemo(() => {
    if (!hasQuery) return { rows, status: '' };
    if (!search) {
      return { rows, status: t(hasLoadFailed ? 'searchDidNotLoad' : 'searching') };
    }
    const matches = search(query);
    const status =
      matches.length === 0
        ? t('nothingSoundsLike', { wanted: query })
        : t('foundOf', { found: matches.length, count: rows.length });
    return { rows: matches, status };
  }, [t, rows, query, hasQuery, search, hasLoadFailed]);
}
