'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { isEditingPartyAtom } from '@/lib/client-store/editing-party-atom';
import { searchAtom } from '@/lib/session/session-atoms';
import { toSeoulDate } from '@/lib/format/format-open-state';
import { resultsAtom } from '@/lib/client-store/result-atoms';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { changeListViewAtom, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { isMapOpen } from '../map/map-hash';
import { CardSkeletons } from '../ui/card-skeletons';
import { useRouter } from '../ui/use-router';
import { LazyVisible } from '../ui/lazy-visible';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { LoadMore } from './load-more';
import { PositionStatus, usePositionControl } from './position-control';
import { ResultCard } from './result-card';
import { useDisplayedList } from './use-displayed-list';
import { useRerenderAt } from '../ui/use-rerender-at';
import { ListViewControls } from './list-view-controls';
import { joinWithDots } from '@/lib/format/join-with-dots';

const ListOnMap = lazyWithFallback(async () => (await import('./list-on-map')).ListOnMap);
const ListSearch = lazyWithFallback(async () => (await import('./list-search')).ListSearch);
const FilteredOut = lazyWithFallback(async () => (await import('./filtered-out')).FilteredOut);
const ResultActions = lazyWithFallback(
  async () => (await import('./result-actions')).ResultActions,
);

/** Results loaded up to now, with a button for the next page. */
export function ResultList({ holidays }: { holidays: HolidayMap }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const router = useRouter();
  const search = useAtomValue(searchAtom);
  const results = useAtomValue(resultsAtom);
  const { mode, textFilter, isForOne } = useDeferredValue(useAtomValue(listViewAtom));
  const [nowMs, setNowMs] = useState(() => Date.now());
  const displayedList = useDisplayedList(nowMs, holidays);
  const position = usePositionControl();
  useRerenderAt(displayedList.validUntilMs, setNowMs);
  const isEditingParty = useAtomValue(isEditingPartyAtom);
  const isListMissing = search !== null && results === null && !isEditingParty;

  // The session kept the choices but not the list (storage full): search again.
  useEffect(() => {
    if (isListMissing) router.replace(WIZARD_STEPS.loading.path);
  }, [isListMissing, router]);

  // A reload on the map shows the map again.
  const changeView = useSetAtom(changeListViewAtom);
  const hasSearch = search !== null;
  useEffect(() => {
    if (hasSearch && isMapOpen()) changeView({ mode: 'map' });
  }, [changeView, hasSearch]);

  // Focus moves to the first new card.
  const list = useRef<HTMLUListElement>(null);
  const focusIndex = useRef<number | null>(null);
  const shownCount = displayedList.visibleRows.length;
  useEffect(() => {
    const index = focusIndex.current;
    if (index === null || shownCount <= index) return;
    focusIndex.current = null;
    list.current?.children[index]?.querySelector('a')?.focus();
  }, [shownCount]);

  if (!search || !results) return <CardSkeletons count={4} />;
  const { total, found } = search;
  const { visibleRows, sections, folded, answerCount, hasVerdicts, isEnded, isPending, isError } =
    displayedList;
  const onlyShown = isEnded && shownCount < total ? t('onlyShown', { count: shownCount }) : null;
  const hasMore = visibleRows.length < displayedList.total || isError;
  const holiday = holidays[toSeoulDate(nowMs)];
  const isSearching =
    textFilter !== null && textFilter.ids === null && textFilter.text.trim() !== '';
  const count = displayedList.isDefault ? total : displayedList.total;
  const all = count < total ? total : found;
  const details = [
    ...[...(sections ?? [])].map(([section, size]) =>
      words(`sectionCount.${section}`, { count: size }),
    ),
    ...[...folded].map(([fold, { length }]) => t(`foldedCount.${fold}`, { count: length })),
    ...(answerCount > 0 ? [t('answersCounted', { count: answerCount })] : []),
  ];
  const filteredOut =
    folded.size > 0 || (total > 0 && displayedList.total === 0) ? (
      <Suspense fallback={null}>
        <FilteredOut
          {...{ search, nowMs, holidays }}
          list={displayedList}
          onLift={() => {
            focusIndex.current = 0;
          }}
        />
      </Suspense>
    ) : null;

  return (
    <>
      {total > 0 ? <ListViewControls position={position} hasVerdicts={hasVerdicts} /> : null}
      <PositionStatus control={position} radius={search.radius} />
      <div role="status" className="mt-2 break-keep">
        {textFilter ? (
          <Suspense fallback={t('searching')}>
            <ListSearch />
          </Suspense>
        ) : null}
        {isSearching ? null : (
          <>
            <span className="font-bold">{t('results', { count })}</span>
            {all ? ` ${t('ofAll', { count: all })}` : null}
            {onlyShown ? `\u00a0· ${onlyShown}` : null}
            <span className="text-fine text-ink-soft"> {joinWithDots(details)}</span>
          </>
        )}
      </div>
      {holiday ? (
        <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
          {t('publicHoliday', { name: holiday.name })}
        </p>
      ) : null}
      {mode === 'map' ? (
        <>
          {displayedList.total === 0 ? filteredOut : null}
          <Suspense fallback={<CardSkeletons count={1} />}>
            <ListOnMap
              search={search}
              restaurants={displayedList.allRows}
              hasSections={sections !== null}
              holidays={holidays}
            />
          </Suspense>
        </>
      ) : (
        <>
          <ul ref={list} aria-label={t('restaurants')} className="mt-1 space-y-2">
            {visibleRows.map(({ restaurant, open, section }, index) => {
              const isFirst = section !== null && section !== visibleRows[index - 1]?.section;
              return (
                <li key={restaurant.contentId}>
                  {isFirst ? (
                    // The status above the list shows the first section.
                    <h2 className={index === 0 ? 'sr-only' : 'pt-2 pb-1 text-body font-extrabold'}>
                      {t('sectionHeading', {
                        section: words(`section.${section}`),
                        count: sections?.get(section) ?? 0,
                      })}
                    </h2>
                  ) : null}
                  <ResultCard
                    {...{ restaurant, search, open }}
                    isForOne={isForOne}
                    heading={sections === null ? 'h2' : 'h3'}
                  />
                </li>
              );
            })}
          </ul>
          {onlyShown ? (
            <p
              ref={(element) => {
                // In place of the button that ended the list.
                if (focusIndex.current === null) return;
                focusIndex.current = null;
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
              focusIndex.current = shownCount;
              displayedList.loadMore();
            }}
          />
          {filteredOut}
        </>
      )}
      <LazyVisible minHeight="min-h-24">
        <Suspense fallback={null}>
          <ResultActions {...{ search, holidays }} isFullyShown={!hasMore} />
        </Suspense>
      </LazyVisible>
    </>
  );
}
