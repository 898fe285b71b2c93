'use client';

import { useAtomValue, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import type { ListFilters } from '@kioot/engine';
import type { HolidayMap } from '@kioot/engine/hours';
import type { CompletedSearch } from '@/lib/session/session';
import { searchAtom } from '@/lib/session/session-atoms';
import { toSeoulDate } from '@/lib/format/format-open-state';
import { resultsAtom } from '@/lib/client-store/result-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import {
  changeListViewAtom,
  isEditingPartyAtom,
  isPriceView,
  listViewAtom,
} from '@/lib/client-store/list-view-atoms';
import { isMapOpen } from '../map/map-hash';
import { CardSkeletons } from '../ui/card-skeletons';
import { useRouter } from '../ui/use-router';
import { LazyVisible } from '../ui/lazy-visible';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { LoadMore } from './load-more';
import { PositionStatus, usePositionControl } from './position-control';
import { ResultCard } from './result-card';
import { SevereNotice } from './severe-notice';
import { useDisplayedList, type DisplayedList } from './use-displayed-list';
import { ListViewControls } from './list-view-controls';
import { joinWithDots } from '@/lib/format/join-with-dots';

const ListOnMap = lazyWithFallback(async () => (await import('./list-on-map')).ListOnMap);
const ListSearch = lazyWithFallback(async () => (await import('./list-search')).ListSearch);
const ActiveFilters = lazyWithFallback(
  async () => (await import('./active-filters')).ActiveFilters,
);
const NextOpening = lazyWithFallback(async () => (await import('./next-opening')).NextOpening);
const FilteredOut = lazyWithFallback(async () => (await import('./filtered-out')).FilteredOut);
const ResultActions = lazyWithFallback(
  async () => (await import('./result-actions')).ResultActions,
);

/** Until then the heights are those of the cards, which Back scrolls by. */
const LAYOUT_MS = 1000;

/** Results loaded up to now, with a button for the next page. */
export function ResultList({ holidays }: { holidays: HolidayMap }) {
  const t = useTranslations('results');
  const router = useRouter();
  const search = useAtomValue(searchAtom);
  const results = useAtomValue(resultsAtom);
  const view = useDeferredValue(useAtomValue(listViewAtom));
  const { mode, textFilter, isForOne } = view;
  const displayedList = useDisplayedList(holidays);
  const { nowMs } = displayedList;
  const position = usePositionControl();
  const isEditingParty = useAtomValue(isEditingPartyAtom);
  const isListMissing = search !== null && results === null && !isEditingParty;

  // The session kept the choices but not the list (storage full): search again.
  useEffect(() => {
    if (isListMissing) router.replace(WIZARD_STEPS.loading.path);
  }, [isListMissing, router]);

  useModeOfUrl(search !== null);

  const isLaidOut = useIsLaidOut(results !== null && mode === 'list');
  const list = useRef<HTMLUListElement>(null);
  const shownCount = displayedList.visibleRows.length;
  const focusIndexRef = useFocusOnNewCard(list, shownCount);

  if (!search || !results) return <CardSkeletons count={4} />;
  const { total } = search;
  const { sections, openSections, visibleRows, isEnded, isPending, isError } = displayedList;
  const onlyShown = isEnded && shownCount < total ? t('onlyShown', { count: shownCount }) : null;
  const hasMore = displayedList.hasMore || isError;
  const holiday = holidays[toSeoulDate(nowMs)];
  const onLift = () => {
    focusIndexRef.current = 0;
  };
  const filteredOut =
    displayedList.folded.size > 0 || (total > 0 && displayedList.total === 0) ? (
      <FilteredOut {...{ search, onLift }} list={displayedList} />
    ) : null;

  return (
    <>
      {total > 0 ? <ListViewControls position={position} list={displayedList} /> : null}
      <PositionStatus control={position} radius={search.radius} />
      <div role="status" className="break-keep">
        <ListStatus {...{ search, textFilter, onlyShown }} list={displayedList} />
      </div>
      {displayedList.isFiltered ? <ActiveFilters nowMs={nowMs} /> : null}
      {displayedList.total > 0 && !displayedList.hasOpen ? (
        <NextOpening onLift={onLift} list={displayedList} />
      ) : null}
      {holiday ? (
        <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
          {t('publicHoliday', { name: holiday.name })}
        </p>
      ) : null}
      <SevereNotice checkedFor={search.checkedFor} rows={displayedList.all} />
      {mode === 'map' ? (
        <>
          {displayedList.total === 0 ? filteredOut : null}
          <ListOnMap fallback={<CardSkeletons count={1} />} search={search} list={displayedList} />
        </>
      ) : (
        <>
          <ul ref={list} aria-label={t('restaurants')} data-laid-out={isLaidOut ? '' : undefined}>
            <ResultRows
              {...{ search, visibleRows, sections, openSections, isForOne }}
              isByPrice={isPriceView(view)}
            />
          </ul>
          {onlyShown ? (
            <p
              ref={(element) => {
                // In place of the button that ended the list.
                if (focusIndexRef.current === null) return;
                focusIndexRef.current = null;
                element?.focus();
              }}
              tabIndex={-1}
              className="mt-4 text-center text-ink-soft"
            >
              {onlyShown}
            </p>
          ) : null}
          <LoadMore
            {...{ isPending, isError, hasMore }}
            onMore={() => {
              focusIndexRef.current = shownCount;
              displayedList.loadMore();
            }}
          />
          {filteredOut}
        </>
      )}
      <LazyVisible minHeight="min-h-24">
        <ResultActions {...{ search, holidays }} isFullyShown={!hasMore} />
      </LazyVisible>
    </>
  );
}

/** Removes the listener of the list that was shown last. */
let stopFollowingUrl = () => {};

/**
 * A reload on the map shows the map again; Back and Forward lead from it to the list or back. The
 * listener stays when the list is left: Back may lead from a place past the map to the list at once.
 */
function useModeOfUrl(hasSearch: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!hasSearch) return;
    // Read again: Back and Forward may be faster than the screen.
    const show = (mode: 'list' | 'map') => {
      const { mode: shown, page, foldPages } = store.get(listViewAtom);
      if (mode !== shown) store.set(changeListViewAtom, { mode, page, foldPages });
    };
    if (isMapOpen()) show('map');
    const { pathname } = window.location;
    const onPopState = () => {
      if (window.location.pathname === pathname) show(isMapOpen() ? 'map' : 'list');
    };
    stopFollowingUrl();
    window.addEventListener('popstate', onPopState);
    stopFollowingUrl = () => window.removeEventListener('popstate', onPopState);
  }, [hasSearch, store]);
}

/** True a while after a list is shown, when its cards have been laid out. */
function useIsLaidOut(isShown: boolean): boolean {
  const [isLaidOut, setIsLaidOut] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsLaidOut(true), LAYOUT_MS);
    return () => {
      clearTimeout(timer);
      setIsLaidOut(false);
    };
  }, [isShown]);
  return isLaidOut;
}

/** Index of a card to focus once it is there, for the first new card of a list. */
function useFocusOnNewCard(list: RefObject<HTMLUListElement | null>, shownCount: number) {
  const focusIndexRef = useRef<number | null>(null);
  useEffect(() => {
    const index = focusIndexRef.current;
    if (index === null || shownCount <= index) return;
    focusIndexRef.current = null;
    list.current?.children[index]?.querySelector('a')?.focus();
  }, [list, shownCount]);
  return focusIndexRef;
}

interface ListStatusProps {
  search: CompletedSearch;
  list: DisplayedList;
  textFilter: ListFilters['textFilter'];
  /** Notice of a list that ended early. */
  onlyShown: string | null;
}

/** Number of results, and of the places in each section and folded group. */
function ListStatus({ search, list, textFilter, onlyShown }: ListStatusProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const { sections, folded, answerCount } = list;
  const { mode } = useAtomValue(listViewAtom);
  const firstSection = mode === 'list' ? list.visibleRows[0]?.section : null;
  const isSearching = textFilter?.ids === null && textFilter.text.trim() !== '';
  const count = list.isDefault ? search.total : list.total;
  const all = count < search.total ? search.total : search.found;
  const details = [
    // The line is to stay one: the section below it, and places not seen lately, are counted by their headings.
    ...[...(sections ?? [])].flatMap(([section, size]) =>
      section === 'old' || section === firstSection
        ? []
        : words(`sectionCount.${section}`, { count: size }),
    ),
    ...[...folded].flatMap(([fold, { length }]) =>
      fold === 'old' ? [] : t(`foldedCount.${fold}`, { count: length }),
    ),
    ...(answerCount > 0 ? [t('answersCounted', { count: answerCount })] : []),
  ];
  return (
    <>
      {textFilter ? <ListSearch fallback={t('searching')} /> : null}
      {isSearching ? null : (
        <>
          <span className="font-bold">{t('results', { count })}</span>
          {all ? ` ${t('ofAll', { count: all })}` : null}
          {onlyShown ? `\u00a0· ${onlyShown}` : null}
          <span className="text-fine text-ink-soft"> {joinWithDots(details)}</span>
        </>
      )}
    </>
  );
}

interface ResultRowsProps extends Pick<DisplayedList, 'visibleRows' | 'sections' | 'openSections'> {
  search: CompletedSearch;
  isForOne: boolean;
  isByPrice: boolean;
}

/** Cards under the headings of their sections. A tap that changes no row renders none of them. */
const ResultRows = memo(function ResultRows({
  search,
  visibleRows,
  sections,
  openSections,
  isForOne,
  isByPrice,
}: ResultRowsProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  return visibleRows.map(({ restaurant, open, section }, index) => {
    const isFirst = section !== null && section !== visibleRows[index - 1]?.section;
    return (
      <li key={restaurant.contentId}>
        {isFirst ? (
          <div
            className={`flex flex-wrap items-baseline justify-between gap-x-3 ${index === 0 ? 'pb-1' : 'pt-3 pb-2'}`}
          >
            <h2 className="text-card">
              {t('sectionHeading', {
                section: words(`section.${section}`),
                count: sections?.get(section) ?? 0,
              })}
            </h2>
            {openSections ? (
              <p className="text-fine text-ink-soft">
                {t('openInSection', { count: openSections.get(section) ?? 0 })}
              </p>
            ) : null}
          </div>
        ) : null}
        <ResultCard
          {...{ restaurant, search, open, isForOne, isByPrice }}
          isFirst={index === 0}
          heading={sections === null ? 'h2' : 'h3'}
        />
      </li>
    );
  });
});
