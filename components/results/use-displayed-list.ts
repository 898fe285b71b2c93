'use client';

import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { countSections, getActiveFilters, sortBySection, toVisibleList } from '@kioot/engine';
import { arrangeRows, getSection, hasOwnVerdicts } from '@/lib/search/contract/arrange-rows';
import {
  arrangedAtMsAtom,
  changeListViewAtom,
  listViewAtom,
} from '@/lib/client-store/list-view-atoms';
import { appendResultsAtom, filteredListAtom, resultsAtom } from '@/lib/client-store/result-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { formatOpenState } from '@/lib/format/format-open-state';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import { useFetched } from '../ui/use-fetched';
import { useRerenderAt } from '../ui/use-rerender-at';
import { useListOptions } from './use-list-options';
import { getValidUntil } from './use-open-states';
import { fetchTranslations, useRowTranslations } from './use-row-translations';

/** List with its order and filters at one instant. */
export type DisplayedList = ReturnType<typeof useDisplayedList>;

type Rows = readonly PlaceCard[];

const NO_ROWS: Rows = [];
/** A list that was arranged so long ago is arranged again. */
const STALE_MS = 3_600_000;

/** Rows after the answers of staff on this phone, also those of pages loaded later. */
function useAnsweredRows(results: Rows, all: Rows) {
  const search = useAtomValue(searchAtom);
  const createApplier = useAtomValue(answerApplierAtom);
  return useMemo(() => {
    const applier = search && createApplier?.(search);
    if (!applier) return { results, all, toRow: (row: PlaceCard) => row, answerCount: 0 };
    const apply = (rows: Rows) => {
      const answered = rows.map(applier.toRow);
      const isSame = answered.every((row, index) => row === rows[index]);
      return isSame ? rows : sortBySection(answered, (row) => getSection(row, search.checkedFor));
    };
    return {
      ...{ results: apply(results), all: apply(all) },
      /** Row in another language, after the same answers. */
      toRow: applier.toRow,
      /** Number of answers that change a row. */
      answerCount: applier.count(all),
    };
  }, [all, createApplier, results, search]);
}

/**
 * Fetches the pages of a list in recommended order, after those shown; they are stored as they arrive.
 * A list that a reload arranged for another time may come to rows that are known.
 */
function useResultPages(list: Rows, known: Rows) {
  const { id, page: shownPage = 1 } = useAtomValue(searchAtom) ?? {};
  const appendResults = useSetAtom(appendResultsAtom);
  const [wanted, setWanted] = useState<{ id: string | undefined; page: number }>();
  const page = wanted?.id === id ? (wanted?.page ?? 1) : 1;
  const isWanted = page > shownPage;
  const rows = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { data, isPending, isError, retry } = useFetched({
    name: 'Loading the next page',
    key: isWanted && rows.length > 0 ? `${id} ${page}` : '',
    fetchData: (signal) => fetchTranslations(rows, signal),
    onFetched(restaurants) {
      const knownIds = new Set(known.map(({ contentId }) => contentId));
      const added = restaurants.filter(({ contentId }) => !knownIds.has(contentId));
      if (restaurants.length > 0) appendResults({ page, restaurants: added });
    },
  });
  return {
    ...{ isPending, isError },
    /** True after an empty page: the backend counts more places than it sent. */
    isEnded: isWanted && (rows.length === 0 || data?.length === 0),
    fetchNext: () => (isError ? retry() : setWanted({ id, page: shownPage + 1 })),
  };
}

/** Section of a row, where the list has any. */
function useSections(all: Rows, checkedFor: string | undefined) {
  return useMemo(() => {
    const hasVerdicts = hasOwnVerdicts(all);
    const hasSections = all.some(({ party }) => party) || (checkedFor !== undefined && hasVerdicts);
    const toSection = hasSections ? (row: PlaceCard) => getSection(row, checkedFor) : undefined;
    return { hasVerdicts, toSection };
  }, [all, checkedFor]);
}

/** Time that the list is arranged for, moved where it is stale. */
function useArrangedAtMs(nowMs: number): number {
  const [arrangedAtMs, arrangeAgain] = useAtom(arrangedAtMsAtom);
  useEffect(() => {
    if (nowMs - arrangedAtMs > STALE_MS) arrangeAgain();
  }, [arrangeAgain, arrangedAtMs, nowMs]);
  return arrangedAtMs;
}

/** A chosen time that has come is now. */
function useChosenTimeAsNow(nowMs: number): void {
  const { whenMs, page, foldPages } = useDeferredValue(useAtomValue(listViewAtom));
  const changeView = useSetAtom(changeListViewAtom);
  useEffect(() => {
    if (whenMs !== null && whenMs <= nowMs) changeView({ page, foldPages, whenMs: null });
  }, [changeView, foldPages, nowMs, page, whenMs]);
}

/**
 * In recommended order, rows are as many as the pages loaded up to now. Another order or a filter
 * uses the whole stored list, in Korean until its rows are translated.
 */
export function useDisplayedList(holidays: HolidayMap) {
  const words = useTranslations('words');
  const { total = 0, checkedFor, page: shownPage = 1 } = useAtomValue(searchAtom) ?? {};
  // Deferred: the tapped control updates at once, the list a frame later.
  const view = useDeferredValue(useAtomValue(listViewAtom));
  const { sort, isOpenOnly, whenMs, page, foldPages } = view;
  const [nowMs, setNowMs] = useState(() => Date.now());
  const atMs = Math.max(nowMs, whenMs ?? 0);
  const translatedById = useAtomValue(translatedByIdAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const shown = useAtomValue(resultsAtom) ?? NO_ROWS;
  const stored = useAtomValue(filteredListAtom) ?? shown;
  const { results, all: answered, toRow, answerCount } = useAnsweredRows(shown, stored);
  const arrangedAtMs = useArrangedAtMs(nowMs);
  const all = useMemo(
    () => arrangeRows(answered, checkedFor, whenMs ?? arrangedAtMs, holidays),
    [answered, arrangedAtMs, checkedFor, holidays, whenMs],
  );
  const { hasVerdicts, toSection } = useSections(all, checkedFor);
  const isDefault = sort === 'match' && getActiveFilters(view).length === 0;
  const getOpen = useCallback(
    (row: PlaceCard) => getOpenStateAt(row.hours, atMs, holidays),
    [holidays, atMs],
  );
  const options = useListOptions(view, getOpen, toSection);
  const { rows: allRows, folded } = useMemo(() => toVisibleList(all, options), [all, options]);
  const mapRows = useMemo(() => [...allRows, ...(folded.get('old') ?? [])], [allRows, folded]);
  const pages = useResultPages(allRows, shown);
  const rows = useMemo(() => {
    // As it came.
    if (isDefault && !hasVerdicts) return results;
    const shownPages = isDefault ? shownPage : page;
    const known = new Map(results.map((row) => [row.contentId, row]));
    return allRows
      .slice(0, Math.max(shownPages * PAGE_SIZE, results.length))
      .map((row) => known.get(row.contentId) ?? row);
  }, [allRows, hasVerdicts, isDefault, page, results, shownPage]);
  const hasOpen = useMemo(
    () => allRows.some((row) => getOpen(row).state === 'open'),
    [allRows, getOpen],
  );
  useChosenTimeAsNow(nowMs);
  // Rows are translated already, unless the visitor changed the language.
  const translations = useRowTranslations(rows);
  const sections = useMemo(
    () => (toSection ? countSections(allRows, toSection) : null),
    [allRows, toSection],
  );
  const openSections = useMemo(() => {
    const isOpen = (row: PlaceCard) => getOpen(row).state === 'open';
    return toSection && whenMs === null ? countSections(allRows.filter(isOpen), toSection) : null;
  }, [allRows, getOpen, toSection, whenMs]);

  const visibleRows = useMemo(
    () =>
      rows.map((row) => {
        const restaurant = toRow(translatedById.get(row.contentId) ?? row);
        const section = toSection?.(row) ?? null;
        const open = formatOpenState(words, restaurant, atMs, holidays);
        return { restaurant, section, open };
      }),
    [atMs, holidays, rows, toRow, toSection, translatedById, words],
  );
  const rowsValidUntilMs = useMemo(
    () =>
      getValidUntil(
        [
          ...(isOpenOnly || !hasOpen ? all.map(getOpen) : []),
          ...visibleRows.map(({ open }) => open),
        ],
        atMs,
      ),
    [all, atMs, getOpen, hasOpen, isOpenOnly, visibleRows],
  );
  useRerenderAt(Math.min(whenMs ?? Infinity, rowsValidUntilMs), setNowMs);
  const isPending = translations.isPending || pages.isPending;
  const storedTotal = pages.isEnded ? results.length : total;
  const listTotal = isDefault ? storedTotal : mapRows.length;
  return {
    /** True in recommended order without filters. */
    isDefault,
    /** True with a filter other than a text. */
    isFiltered: getActiveFilters({ ...view, textFilter: null }).length > 0,
    /** True when the list is chosen by our verdicts. */
    hasVerdicts,
    /** All rows of the view, with those folded as not seen lately, in Korean. */
    mapRows,
    /** Number of those. */
    total: listTotal,
    /** True where rows that are not folded are still to come. */
    hasMore: rows.length < listTotal - mapRows.length + allRows.length,
    /** Each with its section; null without sections. */
    visibleRows,
    /** Number of rows in each section, and of those that are open now; null for a chosen time. */
    ...{ sections, openSections },
    folded,
    /** Number of answers of staff that change a row. */
    answerCount,
    /** All rows of the search, and how the view arranges them. */
    ...{ all, options },
    /** Time (epoch ms) that the hours are of: now or the chosen one. */
    ...{ atMs, nowMs, holidays },
    /** True when a row of the view takes orders at that time. */
    hasOpen,
    /** True after an empty page: the backend counts more places than it sends. */
    isEnded: isDefault && pages.isEnded,
    /** Loading the next rows, or failed to. */
    isPending,
    isError: !isPending && (translations.isError || (isDefault && pages.isError)),
    /** Loads ten more rows, or retries. */
    loadMore() {
      if (isPending) return;
      if (translations.isError) translations.retry();
      else if (isDefault) pages.fetchNext();
      else changeView({ foldPages, page: Math.ceil(rows.length / PAGE_SIZE) + 1 });
    },
  };
}
