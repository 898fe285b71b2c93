'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { HolidayMap } from '@/lib/engine/hours/types';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { originAtom } from '@/lib/kept/view-atoms';
import { getOfflineWords } from '@/lib/offline/offline-words';
import type { Restaurant } from '@/lib/search/contract';
import { findPage } from '@/lib/search/find-page';
import { toUserPref } from '@/lib/session/preferences';
import type { AnsweredSearch } from '@/lib/session/session';
import { getOpenLine } from '@/lib/words/open-words';
import { getRestaurantDistanceM, toDistanceWords } from '@/lib/words/walk';
import { buttonClass } from '../ui/button';
import { useCall } from '../ui/use-call';
import { RestaurantCard } from './restaurant-card';
import { SaveButton } from './save-button';

interface AllPlacesProps {
  search: AnsweredSearch;
  /** How many places there are in all; the list above has the best of them. */
  found: number;
  nowMs: number;
  holidays: HolidayMap;
}

/** Where a list is only the best of what was found: the others, page by page. Nothing of them is kept by the phone. */
export function AllPlaces({ search, found, nowMs, holidays }: AllPlacesProps) {
  const { total, need, checkedFor } = search;
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const origin = useAtomValue(originAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const [rows, setRows] = useState<readonly Restaurant[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const readOnAt = useRef(0);
  const { start, isPending, isError } = useCall(
    (after: string | null, signal: AbortSignal) =>
      findPage(search, after === null ? { from: total } : { cursor: after }, { signal }),
    {
      onSuccess: (page) => {
        readOnAt.current = rows.length;
        // Those that nothing is known of stand at the end of a search, and are no part of this list.
        setRows([...rows, ...page.restaurants].slice(0, found - total));
        setCursor(page.cursor);
      },
      onError: (error) => console.error('More places of the search failed', error),
    },
  );
  const left = found - total - rows.length;

  useEffect(() => {
    if (rows.length > 0) list.current?.children[readOnAt.current]?.querySelector('a')?.focus();
  }, [rows]);

  return (
    <>
      <ul ref={list} aria-label={t('moreRestaurants')} className="space-y-2.5 empty:hidden">
        {rows.map((restaurant) => {
          const distanceM = origin && getRestaurantDistanceM(origin, restaurant);
          return (
            <li key={restaurant.contentId}>
              <RestaurantCard
                restaurant={restaurant}
                checkedFor={checkedFor}
                heading="h3"
                open={getOpenLine(words, restaurant, nowMs, holidays)}
                distance={distanceM === null ? null : toDistanceWords(words, distanceM)}
                mapApp={mapApp}
                actions={
                  <SaveButton restaurant={restaurant} userPref={toUserPref(need)} isCompact />
                }
              />
            </li>
          );
        })}
      </ul>
      {isError ? (
        <p role="alert" className="my-2 text-center font-bold text-danger">
          {getOfflineWords(ui) ?? t('couldNotLoadMore')}
        </p>
      ) : null}
      {left > 0 && (rows.length === 0 || cursor !== null) ? (
        <button
          type="button"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => start(cursor)}
          className={buttonClass('primary', 'my-2 w-full')}
        >
          {isPending
            ? t('loading')
            : rows.length === 0
              ? t('showAllFound', { count: found })
              : t('showMoreLeft', { count: left })}
        </button>
      ) : null}
    </>
  );
}
