'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { searchAtom } from '@/lib/session/atoms';
import { getOpenLine, type OpenLine } from '@/lib/words/open-words';
import { appendResultsAtom, restaurantInfoAtom, resultsAtom } from '@/lib/kept/result-atoms';
import { getSection, toView, type Section } from '@/lib/kept/view';
import {
  changeViewAtom,
  englishByIdAtom,
  originAtom,
  storeTranslationsAtom,
  viewAtom,
} from '@/lib/kept/view-atoms';
import { PAGE_SIZE } from '@/lib/search/calls';
import type { Restaurant } from '@/lib/search/contract';
import { usePage } from './use-page';

/** With nothing to wait for, an hour will do. */
const IDLE_MS = 3_600_000;
const NO_RESTAURANTS: readonly Restaurant[] = [];

/** A list as it is looked at, at one instant. */
export interface View {
  /** True while the list stands as it was recommended. */
  isDefault: boolean;
  /** Somebody judged the dishes of these places for this visitor or for anybody. */
  isJudged: boolean;
  /** Every restaurant of this view in its order, in Korean. */
  whole: readonly Restaurant[];
  /** How many restaurants this view has in all. */
  total: number;
  shown: readonly { restaurant: Restaurant; open: OpenLine; section: Section | null }[];
  /** How many restaurants of this view each part of the list has; null where it has no parts. */
  sections: ReadonlyMap<Section, number> | null;
  /** Of the whole list; only counted while the filter is on. */
  counts: { open: number; unknown: number; all: number } | null;
  /** The next rows are awaited, or could not be had. */
  isPending: boolean;
  isError: boolean;
  /** Wants ten more, or what could not be had once more. */
  loadMore: () => void;
  /** When the view has to be made anew (epoch ms). */
  validUntil: number;
}

/**
 * The list as recommended is what the pages brought so far; the next one is shown when it is there. Another order or a
 * filter looks at the whole stored list instead; the English of what comes to the top out of turn is asked for, and
 * until it is there its Korean stands.
 */
export function useView(nowMs: number, holidays: HolidayMap): View {
  const words = useTranslations('words');
  const search = useAtomValue(searchAtom);
  const { total, page: lastPage, checkedFor } = search ?? { total: 0, page: 1 };
  const results = useAtomValue(resultsAtom) ?? NO_RESTAURANTS;
  const all = useAtomValue(restaurantInfoAtom) ?? results;
  // What was tapped shows at once, the list a picture later.
  const { sort, isOpenOnly, find, page } = useDeferredValue(useAtomValue(viewAtom));
  const foundIds = find?.ids ?? null;
  const origin = useAtomValue(originAtom);
  const englishById = useAtomValue(englishByIdAtom);
  const changeView = useSetAtom(changeViewAtom);
  const appendResults = useSetAtom(appendResultsAtom);
  const storeTranslations = useSetAtom(storeTranslationsAtom);
  // Nothing is checked in the list of a backend that says nothing of it.
  const isJudged = useMemo(() => all.some(({ match }) => match), [all]);
  const hasSections = checkedFor !== undefined && isJudged;
  const isDefault = sort === 'match' && !isOpenOnly && !foundIds;

  const lines = useMemo(
    () =>
      isOpenOnly
        ? new Map(all.map((row) => [row, getOpenLine(words, row, nowMs, holidays)] as const))
        : null,
    [all, isOpenOnly, nowMs, holidays, words],
  );
  const ordered = useMemo(
    () =>
      isDefault
        ? results
        : toView(all, {
            sort,
            origin,
            hasSections,
            checkedFor,
            isWanted: (row) =>
              (!foundIds || foundIds.has(row.contentId)) &&
              (!lines || lines.get(row)?.state === 'open'),
          }),
    [all, checkedFor, foundIds, hasSections, isDefault, lines, origin, results, sort],
  );
  const rows = useMemo(
    () => (isDefault ? results : ordered.slice(0, Math.max(page * PAGE_SIZE, results.length))),
    [isDefault, ordered, page, results],
  );
  const tens = isDefault ? lastPage : Math.ceil(rows.length / PAGE_SIZE);
  const isMoreWanted = isDefault && page > lastPage;
  const asked = useMemo(() => {
    if (isMoreWanted) return all.slice(lastPage * PAGE_SIZE, (lastPage + 1) * PAGE_SIZE);
    // The pages of the list as recommended come translated, unless the visitor changed the language since.
    return rows.filter(({ contentId }) => !englishById.has(contentId)).slice(0, PAGE_SIZE);
  }, [all, englishById, isMoreWanted, lastPage, rows]);
  const onAnswer = useCallback(
    (restaurants: readonly Restaurant[]) => {
      if (isMoreWanted) appendResults({ page: lastPage + 1, restaurants });
      else storeTranslations({ asked, answered: restaurants });
    },
    [appendResults, asked, isMoreWanted, lastPage, storeTranslations],
  );
  const { isPending, isError, retry } = usePage({ asked, onAnswer });
  const shown = rows.map((row) => {
    const restaurant = englishById.get(row.contentId) ?? row;
    const section = hasSections ? getSection(row, checkedFor) : null;
    return { restaurant, section, open: getOpenLine(words, restaurant, nowMs, holidays) };
  });
  const sections = useMemo(() => {
    if (!hasSections) return null;
    const counts = new Map<Section, number>();
    for (const row of isDefault ? all : ordered) {
      const section = getSection(row, checkedFor);
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    return counts;
  }, [all, checkedFor, hasSections, isDefault, ordered]);

  const counted = [...(lines?.values() ?? [])];
  const countOf = (state: OpenLine['state']) =>
    counted.filter((line) => line.state === state).length;
  return {
    isDefault,
    isJudged,
    whole: isDefault ? all : ordered,
    total: isDefault ? total : ordered.length,
    shown,
    sections,
    counts: lines && { open: countOf('open'), unknown: countOf('unknown'), all: counted.length },
    isPending,
    // More is wanted than is stored: the list is gone.
    isError: isError || (isMoreWanted && asked.length === 0),
    loadMore() {
      if (isError) retry();
      else if (!isPending) changeView({ page: tens + 1 });
    },
    validUntil: Math.min(
      nowMs + IDLE_MS,
      ...[...counted, ...shown.map(({ open }) => open)].map(({ validUntil }) => validUntil),
    ),
  };
}
