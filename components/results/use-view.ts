'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { countSections, getSection, toView, type Section } from '@/lib/kept/view';
import { changeViewAtom, englishByIdAtom, originAtom, viewAtom } from '@/lib/kept/view-atoms';
import { PAGE_SIZE } from '@/lib/search/calls';
import type { Restaurant } from '@/lib/search/contract';
import { searchAtom } from '@/lib/session/atoms';
import { getOpenLine, type OpenLine } from '@/lib/words/open-words';
import { countOpen, getValidUntil, useOpenLines, type OpenCounts } from './use-open-lines';
import { useResultPages } from './use-result-pages';
import { useRowTranslations } from './use-row-translations';

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
  counts: OpenCounts | null;
  /** The next rows are awaited, or could not be had. */
  isPending: boolean;
  isError: boolean;
  /** Fetches ten more, or once more after a failure. */
  loadMore: () => void;
  /** When the view has to be made anew (epoch ms). */
  validUntil: number;
}

/**
 * The list as recommended is the pages fetched so far; the next one is shown when it is there. Another order or a filter
 * looks at the whole stored list instead, in Korean until the translation of its rows arrives.
 */
export function useView(nowMs: number, holidays: HolidayMap): View {
  const words = useTranslations('words');
  const { total = 0, checkedFor } = useAtomValue(searchAtom) ?? {};
  // The tapped control changes at once, the list a frame later.
  const { sort, isOpenOnly, find, page } = useDeferredValue(useAtomValue(viewAtom));
  const foundIds = find?.ids ?? null;
  const origin = useAtomValue(originAtom);
  const englishById = useAtomValue(englishByIdAtom);
  const changeView = useSetAtom(changeViewAtom);
  const pages = useResultPages();
  const { results, all } = pages;
  // Nothing is checked in the list of a backend without verdicts.
  const isJudged = useMemo(() => all.some(({ match }) => match), [all]);
  const hasSections = checkedFor !== undefined && isJudged;
  const isDefault = sort === 'match' && !isOpenOnly && !foundIds;
  const lines = useOpenLines(isOpenOnly ? all : NO_RESTAURANTS, nowMs, holidays);

  const whole = useMemo(() => {
    if (isDefault) return all;
    const isWanted = (row: Restaurant) =>
      (!foundIds || foundIds.has(row.contentId)) &&
      (!isOpenOnly || lines.get(row)?.state === 'open');
    return toView(all, { sort, origin, hasSections, checkedFor, isWanted });
  }, [all, checkedFor, foundIds, hasSections, isDefault, isOpenOnly, lines, origin, sort]);
  const rows = useMemo(
    () => (isDefault ? results : whole.slice(0, Math.max(page * PAGE_SIZE, results.length))),
    [isDefault, page, results, whole],
  );
  // The list as recommended arrives translated, unless the visitor changed the language since.
  const untranslated = useMemo(
    () => rows.filter(({ contentId }) => !englishById.has(contentId)).slice(0, PAGE_SIZE),
    [englishById, rows],
  );
  const translations = useRowTranslations(untranslated);
  const sections = useMemo(
    () => (hasSections ? countSections(whole, checkedFor) : null),
    [checkedFor, hasSections, whole],
  );

  const shown = rows.map((row) => {
    const restaurant = englishById.get(row.contentId) ?? row;
    const section = hasSections ? getSection(row, checkedFor) : null;
    return { restaurant, section, open: getOpenLine(words, restaurant, nowMs, holidays) };
  });
  const counted = [...lines.values()];
  const isPending = translations.isFetching || pages.isPending;
  return {
    isDefault,
    isJudged,
    whole,
    total: isDefault ? total : whole.length,
    shown,
    sections,
    counts: isOpenOnly ? countOpen(counted) : null,
    isPending,
    isError: !isPending && (translations.isError || (isDefault && pages.isError)),
    loadMore() {
      if (isPending) return;
      if (translations.isError) void translations.refetch();
      else if (isDefault) pages.fetchNext();
      else changeView({ page: Math.ceil(rows.length / PAGE_SIZE) + 1 });
    },
    validUntil: getValidUntil([...counted, ...shown.map(({ open }) => open)], nowMs),
  };
}
