'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { createRestaurantSearch } from '@/lib/client-store/fuzzy-search';
import { filteredListAtom } from '@/lib/client-store/result-atoms';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { useFetched } from '../ui/use-fetched';

const NO_RESTAURANTS: readonly PlaceCard[] = [];

/**
 * Rows that match a text, in list order, with a status message; all of them without a text. The fuzzy search is loaded at the first query.
 */
export function useListSearch(rows: readonly PlaceCard[], text: string) {
  const t = useTranslations('results');
  const locale = useLocale();
  const query = useDeferredValue(text.trim());
  const hasQuery = query !== '';
  const [createSearch, setCreateSearch] = useState<typeof createRestaurantSearch>();
  const { isError } = useFetched({
    name: 'Loading the list search',
    // The next letter tries again after a failure.
    key: createSearch ? '' : query,
    fetchData: async () =>
      (await import('@/lib/client-store/fuzzy-search')).loadRestaurantSearch(locale),
    onFetched: (create) => setCreateSearch(() => create),
  });

  const search = useMemo(
    () => (hasQuery && createSearch ? createSearch(rows) : null),
    [hasQuery, createSearch, rows],
  );
  return useMemo(() => {
    if (!hasQuery) return { rows, status: '' };
    if (!search) {
      return { rows, status: t(isError ? 'searchDidNotLoad' : 'searching') };
    }
    const matches = search(query);
    const status =
      matches.length === 0
        ? t('nothingSoundsLike', { wanted: query })
        : t('foundOf', { found: matches.length, count: rows.length });
    return { rows: matches, status };
  }, [t, rows, query, hasQuery, search, isError]);
}

/** Searches the whole list for a dish or place and filters the view; a message until it has. */
export function ListSearch() {
  const all = useAtomValue(filteredListAtom) ?? NO_RESTAURANTS;
  const text = useAtomValue(listViewAtom).textFilter?.text ?? '';
  const changeView = useSetAtom(changeListViewAtom);
  const { rows, status } = useListSearch(all, text);

  useEffect(() => {
    const ids = rows === all ? null : new Set(rows.map(({ contentId }) => contentId));
    if (text !== '') changeView({ textFilter: { text, ids } });
  }, [all, changeView, rows, text]);

  return rows === all ? status : null;
}
