'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { toView } from '@/lib/kept/view';
import { originAtom, viewAtom } from '@/lib/kept/view-atoms';
import { getOfflineWords } from '@/lib/offline/offline-words';
import type { Restaurant } from '@/lib/search/contract';
import { findPage, type FoundPage } from '@/lib/search/find-page';
import type { AnsweredSearch } from '@/lib/session/session';
import type { OpenLine } from '@/lib/words/open-words';
import { buttonClass } from '../ui/button';
import { RowCard } from './row-card';
import { useFoundRows } from './use-found-rows';
import { countOpen, getValidUntil, useOpenLines } from './use-open-lines';
import { useWakeAt } from './use-wake-at';

type PageStart = Parameters<typeof findPage>[1];

const NO_PAGES: readonly FoundPage[] = [];

interface AllPlacesProps {
  search: AnsweredSearch;
  /** How many places there are in all; the list above has the best of them. */
  found: number;
  holidays: HolidayMap;
}

/**
 * Where a list is only the best of what was found: the others, page by page, in the order and by the filters of the list.
 * Nothing of them is kept by the phone.
 */
export function AllPlaces({ search, found, holidays }: AllPlacesProps) {
  const { total } = search;
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const { data, fetchNextPage, hasNextPage, isFetching, isError } = useInfiniteQuery({
    queryKey: ['More of the search', search.id],
    queryFn: ({ pageParam, signal }) => findPage(search, pageParam, { signal }),
    initialPageParam: { from: total } as PageStart,
    getNextPageParam: ({ cursor }): PageStart | null => (cursor === null ? null : { cursor }),
    enabled: false,
  });
  const pages = data?.pages ?? NO_PAGES;
  // Those that nothing is known of stand at the end of a search, and are no part of this list.
  const rows = useMemo(
    () => pages.flatMap(({ restaurants }) => restaurants).slice(0, found - total),
    [found, pages, total],
  );
  const { shown, said } = useFurther(rows, holidays);
  const list = useRef<HTMLUListElement>(null);
  const left = found - total - rows.length;

  // Where reading goes on is the first of the cards that came.
  const shownNow = useRef(shown);
  useEffect(() => {
    shownNow.current = shown;
  }, [shown]);
  useEffect(() => {
    const newest = new Set(pages.at(-1)?.restaurants);
    const at = shownNow.current.findIndex(({ restaurant }) => newest.has(restaurant));
    list.current?.children[at]?.querySelector('a')?.focus();
  }, [pages]);

  return (
    <>
      <p role="status" className="text-fine empty:hidden">
        {rows.length > 0 ? said : null}
      </p>
      <ul ref={list} aria-label={t('moreRestaurants')} className="space-y-2.5 empty:hidden">
        {shown.map(({ restaurant, open }) => (
          <li key={restaurant.contentId}>
            <RowCard {...{ restaurant, search, open }} heading="h3" />
          </li>
        ))}
      </ul>
      {isError && !isFetching ? (
        <p role="alert" className="my-2 text-center font-bold text-danger">
          {getOfflineWords(ui) ?? t('couldNotLoadMore')}
        </p>
      ) : null}
      {left > 0 && (rows.length === 0 || hasNextPage) ? (
        <button
          type="button"
          aria-busy={isFetching}
          aria-disabled={isFetching}
          onClick={() => void fetchNextPage({ cancelRefetch: false })}
          className={buttonClass('primary', 'my-2 w-full')}
        >
          {isFetching
            ? t('loading')
            : rows.length === 0
              ? t('showAllFound', { count: found })
              : t('showMoreLeft', { count: left })}
        </button>
      ) : null}
    </>
  );
}

interface Further {
  shown: readonly { restaurant: Restaurant; open: OpenLine }[];
  /** What the filters of the list left of them. */
  said: string | null;
}

/** Further places as the list above is looked at. */
function useFurther(rows: readonly Restaurant[], holidays: HolidayMap): Further {
  const t = useTranslations('results');
  const origin = useAtomValue(originAtom);
  const { sort, isOpenOnly, find } = useAtomValue(viewAtom);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const heard = useFoundRows(rows, find?.text ?? '');
  const lines = useOpenLines(rows, nowMs, holidays);
  const allLines = [...lines.values()];
  useWakeAt(getValidUntil(allLines, nowMs), setNowMs);
  const shown = useMemo(() => {
    const isWanted = (row: Restaurant) => !isOpenOnly || lines.get(row)?.state === 'open';
    return toView(heard.rows, { sort, origin, isWanted }).flatMap((restaurant) => {
      const open = lines.get(restaurant);
      return open ? [{ restaurant, open }] : [];
    });
  }, [heard.rows, isOpenOnly, lines, origin, sort]);
  const counts = countOpen(allLines);
  const open = isOpenOnly ? t(counts.unknown > 0 ? 'openNowSomeUnknown' : 'openNowOf', counts) : '';
  return { shown, said: [heard.status, open].filter(Boolean).join(' · ') || null };
}
