'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { filteredListAtom } from '@/lib/client-store/result-atoms';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { useListSearch } from './use-list-search';

const NO_RESTAURANTS: readonly PlaceCard[] = [];

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
