'use client';

import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import {
  countSections,
  getActiveFilters,
  toVisibleList,
  type Section,
  type VisibleList,
} from '@kioot/engine';
import { arrangeRows, hasOwnVerdicts } from '@/lib/search/contract/arrange-rows';
import { getSection } from '@/lib/search/contract/get-section';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { arrangedAtMsAtom } from '@/lib/client-store/list-view-atoms';
import { filteredListAtom, resultsAtom } from '@/lib/client-store/result-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { formatOpenState, type OpenStateLabel } from '@/lib/format/format-open-state';
import { useListOptions, type ListOptions } from './use-list-options';
import { getValidUntil } from './use-open-states';
import { useAnsweredRows } from './use-answered-rows';
import { useResultPages } from './use-result-pages';
import { useRowTranslations } from './use-row-translations';

interface VisibleRow {
  restaurant: PlaceCard;
  open: OpenStateLabel;
  /** Null without sections. */
  section: Section | null;
}

/** List with its order and filters at one instant. */
export interface DisplayedList {
  /** True in recommended order without filters. */
  isDefault: boolean;
  /** True with a filter other than a text. */
  isFiltered: boolean;
  /** True when the list is chosen by our verdicts. */
  hasVerdicts: boolean;
  /** All rows of the view, with those folded as not seen lately, in Korean. */
  mapRows: readonly PlaceCard[];
  /** Number of those. */
  total: number;
  /** True where rows that are not folded are still to come. */
  hasMore: boolean;
  visibleRows: readonly VisibleRow[];
  /** Number of rows in each section; null without sections. */
  sections: ReadonlyMap<Section, number> | null;
  /** Number of those that are open now; null for a chosen time. */
  openSections: ReadonlyMap<Section, number> | null;
  folded: VisibleList<PlaceCard>['folded'];
  /** Number of answers of staff that change a row. */
  answerCount: number;
  /** Time (epoch ms) that the hours are of: now or the chosen one. */
  atMs: number;
  /** True when a row of the view takes orders at that time. */
  hasOpen: boolean;
  /** All rows of the search, and how the view arranges them. */
  all: readonly PlaceCard[];
  options: ListOptions;
  /** True after an empty page: the backend counts more places than it sends. */
  isEnded: boolean;
  /** Loading the next rows, or failed to. */
  isPending: boolean;
  isError: boolean;
  /** Loads ten more rows, or retries. */
  loadMore: () => void;
  /** Instant (epoch ms) at which the view may change. */
  validUntilMs: number;
}

const NO_ROWS: readonly PlaceCard[] = [];
/** A list that was arranged so long ago is arranged again. */
const STALE_MS = 3_600_000;

/**
 * In recommended order, rows are as many as the pages loaded up to now. Another order or a filter
 * uses the whole stored list, in Korean until its rows are translated.
 */
export function useDisplayedList(nowMs: number, holidays: HolidayMap): DisplayedList {
  const words = useTranslations('words');
  const { total = 0, checkedFor, page: shownPage = 1 } = useAtomValue(searchAtom) ?? {};
  // Deferred: the tapped control updates at once, the list a frame later.
  const view = useDeferredValue(useAtomValue(listViewAtom));
  const { sort, isOpenOnly, whenMs, page, foldPages } = view;
  const atMs = Math.max(nowMs, whenMs ?? 0);
  const translatedById = useAtomValue(translatedByIdAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const shown = useAtomValue(resultsAtom) ?? NO_ROWS;
  const stored = useAtomValue(filteredListAtom) ?? shown;
  const { results, all: answered, toRow, answerCount } = useAnsweredRows(shown, stored, nowMs);
  const [arrangedAtMs, arrangeAgain] = useAtom(arrangedAtMsAtom);
  useEffect(() => {
    if (nowMs - arrangedAtMs > STALE_MS) arrangeAgain();
  }, [arrangeAgain, arrangedAtMs, nowMs]);
  const all = useMemo(
    () => arrangeRows(answered, checkedFor, whenMs ?? arrangedAtMs, holidays),
    [answered, arrangedAtMs, checkedFor, holidays, whenMs],
  );
  const hasVerdicts = useMemo(() => hasOwnVerdicts(all), [all]);
  const hasParty = useMemo(() => all.some(({ party }) => party), [all]);
  const hasSections = hasParty || (checkedFor !== undefined && hasVerdicts);
  const isDefault = sort === 'match' && getActiveFilters(view).length === 0;
  const getOpen = useCallback(
    (row: PlaceCard) => getOpenStateAt(row.hours, atMs, holidays),
    [holidays, atMs],
  );
  const toSection = useMemo(
    () => (hasSections ? (row: PlaceCard) => getSection(row, checkedFor) : undefined),
    [checkedFor, hasSections],
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
  // A chosen time that has come is now.
  useEffect(() => {
    if (whenMs !== null && whenMs <= nowMs) changeView({ page, foldPages, whenMs: null });
  }, [changeView, foldPages, nowMs, page, whenMs]);
  // Rows are translated already, unless the visitor changed the language.
  const untranslated = useMemo(
    () => rows.filter(({ contentId }) => !translatedById.has(contentId)).slice(0, PAGE_SIZE),
    [translatedById, rows],
  );
  const translations = useRowTranslations(untranslated);
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
  const isPending = translations.isPending || pages.isPending;
  const storedTotal = pages.isEnded ? results.length : total;
  const listTotal = isDefault ? storedTotal : mapRows.length;
  return {
    isDefault,
    isFiltered: getActiveFilters({ ...view, textFilter: null }).length > 0,
    hasVerdicts,
    mapRows,
    total: listTotal,
    hasMore: rows.length < listTotal - mapRows.length + allRows.length,
    visibleRows,
    ...{ sections, openSections },
    folded,
    answerCount,
    ...{ all, atMs, hasOpen, options },
    isEnded: isDefault && pages.isEnded,
    isPending,
    isError: !isPending && (translations.isError || (isDefault && pages.isError)),
    loadMore() {
      if (isPending) return;
      if (translations.isError) translations.retry();
      else if (isDefault) pages.fetchNext();
      else changeView({ foldPages, page: Math.ceil(rows.length / PAGE_SIZE) + 1 });
    },
    validUntilMs: Math.min(whenMs ?? Infinity, rowsValidUntilMs),
  };
}
