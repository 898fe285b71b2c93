'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import {
  countSections,
  getSection,
  toVisibleList,
  type Section,
} from '@/lib/client-store/list-view';
import {
  changeListViewAtom,
  translatedByIdAtom,
  distanceOriginAtom,
  listViewAtom,
} from '@/lib/client-store/list-view-atoms';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';
import { formatOpenState, type OpenStateLabel } from '@/lib/format/format-open-state';
import {
  countOpenStates,
  getValidUntil,
  useOpenStates,
  type OpenStateCounts,
} from './use-open-states';
import { useResultPages } from './use-result-pages';
import { useRowTranslations } from './use-row-translations';

const NO_RESTAURANTS: readonly Restaurant[] = [];

interface VisibleRow {
  restaurant: Restaurant;
  open: OpenStateLabel;
  /** Null without sections, and below them for a place without a known price. */
  section: Section | null;
  isUnpriced: boolean;
}

/** List with its order and filters at one instant. */
export interface DisplayedList {
  /** True in recommended order without filters. */
  isDefault: boolean;
  /** True when the backend sent verdicts. */
  hasVerdicts: boolean;
  /** All rows of the view in order, in Korean. */
  allRows: readonly Restaurant[];
  /** Number of rows in the view. */
  total: number;
  visibleRows: readonly VisibleRow[];
  /** Number of rows in each section; null without sections. */
  sections: ReadonlyMap<Section, number> | null;
  /** Places left out for lack of a known price. */
  foldedCount: number;
  showFolded: () => void;
  /** Counts over all rows; null while the open filter is off. */
  counts: OpenStateCounts | null;
  /** Counts over all rows; null while the filter for one person is off. */
  aloneCounts: { one: number; unknown: number; all: number } | null;
  /** Loading the next rows, or failed to. */
  isPending: boolean;
  isError: boolean;
  /** Loads ten more rows, or retries. */
  loadMore: () => void;
  /** Instant (epoch ms) at which the view may change. */
  validUntilMs: number;
}

function countForOne(rows: readonly Restaurant[]) {
  const one = rows.filter(({ dishForOne }) => dishForOne).length;
  const unknown = rows.filter(({ dishForOne }) => dishForOne === undefined).length;
  return { one, unknown, all: rows.length };
}

/**
 * In recommended order, rows are the pages loaded up to now. Another order or a filter uses the
 * whole stored list, in Korean until its rows are translated.
 */
export function useDisplayedList(nowMs: number, holidays: HolidayMap): DisplayedList {
  const words = useTranslations('words');
  const { total = 0, checkedFor } = useAtomValue(searchAtom) ?? {};
  // Deferred: the tapped control updates at once, the list a frame later.
  const { sort, isOpenOnly, isForOne, maxPriceWon, hasUnpriced, textFilter, page } =
    useDeferredValue(useAtomValue(listViewAtom));
  const matchingIds = textFilter?.ids ?? null;
  const origin = useAtomValue(distanceOriginAtom);
  const translatedById = useAtomValue(translatedByIdAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const pages = useResultPages();
  const { results, all } = pages;
  // Lists of the tourism backend have no verdicts.
  const hasVerdicts = useMemo(() => all.some(({ match }) => match), [all]);
  const hasSections = checkedFor !== undefined && hasVerdicts;
  const isDefault =
    sort === 'match' && !isOpenOnly && !isForOne && maxPriceWon === null && !matchingIds;
  const openStates = useOpenStates(isOpenOnly ? all : NO_RESTAURANTS, nowMs, holidays);

  const { rows: pricedRows, unpriced } = useMemo(() => {
    if (isDefault) return { rows: all, unpriced: NO_RESTAURANTS };
    const isIncluded = (row: Restaurant) =>
      (!matchingIds || matchingIds.has(row.contentId)) &&
      (!isForOne || typeof row.dishForOne === 'string') &&
      (!isOpenOnly || openStates.get(row)?.state === 'open');
    const view = { sort, maxPriceWon, origin, hasSections, checkedFor, isIncluded };
    return toVisibleList(all, view);
  }, [
    all,
    checkedFor,
    matchingIds,
    hasSections,
    isDefault,
    isForOne,
    isOpenOnly,
    maxPriceWon,
    openStates,
    origin,
    sort,
  ]);
  const allRows = useMemo(
    () => (hasUnpriced ? [...pricedRows, ...unpriced] : pricedRows),
    [hasUnpriced, pricedRows, unpriced],
  );
  const rows = useMemo(
    () => (isDefault ? results : allRows.slice(0, Math.max(page * PAGE_SIZE, results.length))),
    [isDefault, page, results, allRows],
  );
  // Rows are translated already, unless the visitor changed the language.
  const untranslated = useMemo(
    () => rows.filter(({ contentId }) => !translatedById.has(contentId)).slice(0, PAGE_SIZE),
    [translatedById, rows],
  );
  const translations = useRowTranslations(untranslated);
  const sections = useMemo(
    () => (hasSections ? countSections(pricedRows, checkedFor) : null),
    [checkedFor, hasSections, pricedRows],
  );

  const visibleRows = rows.map((row, at) => {
    const restaurant = translatedById.get(row.contentId) ?? row;
    const isUnpriced = !isDefault && at >= pricedRows.length;
    const section = hasSections && !isUnpriced ? getSection(row, checkedFor) : null;
    const open = formatOpenState(words, restaurant, nowMs, holidays);
    return { restaurant, section, isUnpriced, open };
  });
  const openStateLabels = [...openStates.values()];
  const isPending = translations.isFetching || pages.isPending;
  return {
    isDefault,
    hasVerdicts,
    allRows,
    total: isDefault ? total : allRows.length,
    visibleRows,
    sections,
    foldedCount: hasUnpriced ? 0 : unpriced.length,
    showFolded: () => changeView({ hasUnpriced: true, page }),
    counts: isOpenOnly ? countOpenStates(openStateLabels) : null,
    aloneCounts: isForOne ? countForOne(all) : null,
    isPending,
    isError: !isPending && (translations.isError || (isDefault && pages.isError)),
    loadMore() {
      if (isPending) return;
      if (translations.isError) void translations.refetch();
      else if (isDefault) pages.fetchNext();
      else changeView({ hasUnpriced, page: Math.ceil(rows.length / PAGE_SIZE) + 1 });
    },
    validUntilMs: getValidUntil(
      [...openStateLabels, ...visibleRows.map(({ open }) => open)],
      nowMs,
    ),
  };
}
