'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { toView } from '@/lib/kept/view';
import { originAtom, viewAtom } from '@/lib/kept/view-atoms';
import { getOfflineWords } from '@/lib/offline/offline-words';
import type { Restaurant } from '@/lib/search/contract';
import { findPage } from '@/lib/search/find-page';
import type { AnsweredSearch } from '@/lib/session/session';
import { getOpenLine, type OpenLine } from '@/lib/words/open-words';
import { buttonClass } from '../ui/button';
import { useCall } from '../ui/use-call';
import { RowCard } from './row-card';
import { useFoundRows } from './use-found-rows';
import { useWakeAt } from './use-wake-at';

const IDLE_MS = 3_600_000;

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
  const [pages, setPages] = useState<readonly (readonly Restaurant[])[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  // Those that nothing is known of stand at the end of a search, and are no part of this list.
  const rows = useMemo(() => pages.flat().slice(0, found - total), [found, pages, total]);
  const { shown, said } = useFurther(rows, holidays);
  const list = useRef<HTMLUListElement>(null);
  const { start, isPending, isError } = useCall(
    (after: string | null, signal: AbortSignal) =>
      findPage(search, after === null ? { from: total } : { cursor: after }, { signal }),
    {
      onSuccess: (page) => {
        setPages([...pages, page.restaurants]);
        setCursor(page.cursor);
      },
      onError: (error) => console.error('More places of the search failed', error),
    },
  );
  const left = found - total - rows.length;

  // Where reading goes on is the first of the cards that came.
  const shownNow = useRef(shown);
  useEffect(() => {
    shownNow.current = shown;
  }, [shown]);
  useEffect(() => {
    const newest = new Set(pages.at(-1));
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

interface Further {
  shown: readonly { restaurant: Restaurant; open: OpenLine }[];
  /** What the filters of the list left of them. */
  said: string | null;
}

/** Further places as the list above is looked at. */
function useFurther(rows: readonly Restaurant[], holidays: HolidayMap): Further {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const origin = useAtomValue(originAtom);
  const { sort, isOpenOnly, find } = useAtomValue(viewAtom);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const heard = useFoundRows(rows, find?.text ?? '');
  const lines = useMemo(
    () => new Map(rows.map((row) => [row, getOpenLine(words, row, nowMs, holidays)] as const)),
    [holidays, nowMs, rows, words],
  );
  const counted = [...lines.values()];
  useWakeAt(Math.min(nowMs + IDLE_MS, ...counted.map(({ validUntil }) => validUntil)), setNowMs);
  const shown = useMemo(() => {
    const isWanted = (row: Restaurant) => !isOpenOnly || lines.get(row)?.state === 'open';
    return toView(heard.rows, { sort, origin, isWanted }).flatMap((restaurant) => {
      const open = lines.get(restaurant);
      return open ? [{ restaurant, open }] : [];
    });
  }, [heard.rows, isOpenOnly, lines, origin, sort]);
  const countOf = (state: OpenLine['state']) =>
    counted.filter((line) => line.state === state).length;
  const counts = { open: countOf('open'), unknown: countOf('unknown'), all: rows.length };
  const open = isOpenOnly ? t(counts.unknown > 0 ? 'openNowSomeUnknown' : 'openNowOf', counts) : '';
  return { shown, said: [heard.status, open].filter(Boolean).join(' · ') || null };
}
