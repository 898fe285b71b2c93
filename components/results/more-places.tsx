'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { toVisibleList } from '@kioot/engine';
import { isPriceView, listViewAtom } from '@/lib/client-store/list-view-atoms';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { fetchSearchPage, type SearchPage } from '@/lib/search/client/search-client';
import type { CompletedSearch } from '@/lib/session/session';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { useFetched } from '../ui/use-fetched';
import { LoadMore } from './load-more';
import { ResultCard } from './result-card';
import { useListOptions } from './use-list-options';
import { useListSearch } from './list-search';
import { useOpenStates } from './use-open-states';

interface MorePlacesProps {
  search: CompletedSearch;
  /** Number of all places found; the list above has the best of them. */
  found: number;
  holidays: HolidayMap;
  /** Lists the same search in all of Seoul from the start, nearest first. */
  isCity?: boolean;
}

/**
 * Places beyond a truncated list, page by page, filtered and sorted like it. Not stored on the
 * phone.
 */
export function MorePlaces({ search, found, holidays, isCity = false }: MorePlacesProps) {
  const { total } = search;
  const t = useTranslations('results');
  const [pages, setPages] = useState<readonly SearchPage[]>([]);
  const [wantedPages, setWantedPages] = useState(isCity ? 1 : 0);
  const cursor = pages.at(-1)?.cursor;
  const { isPending, isError, retry } = useFetched({
    name: 'Loading more places',
    key: pages.length < wantedPages ? String(wantedPages) : '',
    fetchData: (signal) =>
      fetchSearchPage(
        isCity ? { ...search, radius: 'city' } : search,
        cursor ? { cursor } : { from: total },
        { signal },
      ),
    onFetched: (page) => setPages([...pages, page]),
  });
  // Places without a known menu come last and are no part of this list.
  const rows = useMemo(
    () => pages.flatMap(({ restaurants }) => restaurants).slice(0, found - total),
    [found, pages, total],
  );
  const isByPrice = isPriceView(useAtomValue(listViewAtom));
  const { visibleRows, status } = useMorePlacesView(rows, holidays, isCity);
  const list = useRef<HTMLUListElement>(null);
  const remaining = found - total - rows.length;

  // Focus moves to the first new card.
  const visibleRowsRef = useRef(visibleRows);
  useEffect(() => {
    visibleRowsRef.current = visibleRows;
  }, [visibleRows]);
  useEffect(() => {
    const newestRows = new Set(pages.at(-1)?.restaurants);
    const index = visibleRowsRef.current.findIndex(({ restaurant }) => newestRows.has(restaurant));
    list.current?.children[index]?.querySelector('a')?.focus();
  }, [pages]);

  return (
    <>
      <p role="status" className="text-fine empty:hidden">
        {rows.length > 0 ? status : null}
      </p>
      <ul ref={list} aria-label={t('moreRestaurants')} className="empty:hidden">
        {visibleRows.map(({ restaurant, open }) => (
          <li key={restaurant.contentId}>
            <ResultCard {...{ restaurant, search, open, isByPrice }} heading="h3" />
          </li>
        ))}
      </ul>
      <LoadMore
        {...{ isPending, isError }}
        hasMore={remaining > 0 && cursor !== null}
        onMore={() => (isError ? retry() : setWantedPages(pages.length + 1))}
        label={
          rows.length === 0
            ? t('showAllFound', { count: found })
            : t('showMoreLeft', { count: remaining })
        }
      />
    </>
  );
}

/** Applies filters and order of the list to the further places; a status tells their effect. */
function useMorePlacesView(rows: readonly PlaceCard[], holidays: HolidayMap, isCity: boolean) {
  const t = useTranslations('results');
  const view = useAtomValue(listViewAtom);
  const listSearch = useListSearch(rows, view.textFilter?.text ?? '');
  const getOpen = useOpenStates(rows, holidays, view.whenMs);
  const ownView = useMemo(
    // The ids of the text search are those of the list above.
    () => ({ ...view, sort: isCity ? ('nearest' as const) : view.sort, textFilter: null }),
    [isCity, view],
  );
  const options = useListOptions(ownView, getOpen);
  const visibleRows = useMemo(() => {
    const { rows: certain, folded } = toVisibleList(listSearch.rows, options);
    // The status has the number of those without hours.
    const undecided = [...folded].flatMap(([fold, places]) => (fold === 'hours' ? [] : places));
    return [...certain, ...undecided].map((restaurant) => ({
      restaurant,
      open: getOpen(restaurant),
    }));
  }, [getOpen, listSearch.rows, options]);
  const countOf = (state: OpenStateLabel['state']) =>
    rows.filter((row) => getOpen(row).state === state).length;
  const counts = { open: countOf('open'), unknown: countOf('unknown'), all: rows.length };
  const open = view.isOpenOnly
    ? t(counts.unknown > 0 ? 'openNowSomeUnknown' : 'openNowOf', counts)
    : '';
  return {
    visibleRows,
    status: joinWithDots([listSearch.status, open].filter(Boolean)) || null,
  };
}
