'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { searchAtom } from '@/lib/session/atoms';
import { toSeoulDate } from '@/lib/words/open-words';
import { resultsAtom } from '@/lib/kept/result-atoms';
import { STEPS } from '@/lib/session/steps';
import { viewAtom } from '@/lib/kept/view-atoms';
import { buttonClass } from '../ui/button';
import { CardSkeletons } from '../ui/card-skeletons';
import { useRouter } from '../ui/use-router';
import { WhenNear } from '../ui/when-near';
import { lazyPart } from '../ui/lazy-part';
import { PositionStatus, usePositionControl } from './position-control';
import { RowCard } from './row-card';
import { useView } from './use-view';
import { useWakeAt } from './use-wake-at';
import { ViewControls } from './view-controls';

// Not needed at first, so they travel when they are.
const ListOnMap = lazyPart(async () => (await import('./list-on-map')).ListOnMap);
const FindTool = lazyPart(async () => (await import('./find-tool')).FindTool);
const ResultTools = lazyPart(async () => (await import('./result-tools')).ResultTools);

/** The restaurants shown so far, and the next page on demand while there is one. */
export function ResultList({ holidays }: { holidays: HolidayMap }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const router = useRouter();
  const search = useAtomValue(searchAtom);
  const results = useAtomValue(resultsAtom);
  const { mode, find } = useDeferredValue(useAtomValue(viewAtom));
  const [nowMs, setNowMs] = useState(() => Date.now());
  const view = useView(nowMs, holidays);
  const position = usePositionControl();
  useWakeAt(view.validUntil, setNowMs);
  const isGone = search !== null && results === null;

  // The browser kept the choices but had no room for the list: what was chosen finds it again.
  useEffect(() => {
    if (isGone) router.replace(STEPS.loading.path);
  }, [isGone, router]);

  // Where reading goes on is the first of the cards that came.
  const list = useRef<HTMLUListElement>(null);
  const readOnAt = useRef<number | null>(null);
  const shownCount = view.shown.length;
  useEffect(() => {
    const at = readOnAt.current;
    if (at === null || shownCount <= at) return;
    readOnAt.current = null;
    list.current?.children[at]?.querySelector('a')?.focus();
  }, [shownCount]);

  if (!search || !results) return <CardSkeletons count={4} />;
  const { total, found } = search;
  const { shown, sections, counts, isJudged, isPending, isError } = view;
  const hasMore = shown.length < view.total || (isError && !view.isDefault);
  const holiday = holidays[toSeoulDate(nowMs)];

  return (
    <>
      {total > 0 ? <ViewControls position={position} isJudged={isJudged} /> : null}
      <PositionStatus control={position} radius={search.radius} />
      {find ? (
        <Suspense fallback={<div className="mt-2 h-12" />}>
          <FindTool />
        </Suspense>
      ) : null}
      <p role="status" className="mt-2">
        <span className="font-bold">{t('results', { count: total })}</span>
        {found ? ` ${t('ofAll', { count: found })}` : null}
        <span className="text-fine text-ink-soft">
          {sections
            ? ` ${[...sections].map(([section, count]) => words(`sectionCount.${section}`, { count })).join(' · ')}`
            : null}
        </span>
      </p>
      {counts ? (
        <p role="status" className="text-fine">
          {t(counts.unknown > 0 ? 'openNowSomeUnknown' : 'openNowOf', counts)}
        </p>
      ) : null}
      {holiday ? (
        <p className="mt-2 bg-warn-soft p-2 text-fine text-warn">
          {t('publicHoliday', { name: holiday.name })}
        </p>
      ) : null}
      {mode === 'map' ? (
        <Suspense fallback={<CardSkeletons count={1} />}>
          <ListOnMap
            search={search}
            restaurants={view.whole}
            hasSections={sections !== null}
            holidays={holidays}
          />
        </Suspense>
      ) : (
        <>
          <ul ref={list} aria-label={t('restaurants')} className="mt-1 space-y-2.5">
            {shown.map(({ restaurant, open, section }, at) => {
              const isFirst = section !== null && section !== shown[at - 1]?.section;
              return (
                <li key={restaurant.contentId}>
                  {isFirst ? (
                    // The line above the list has said what comes first.
                    <h2 className={at === 0 ? 'sr-only' : 'pt-2 pb-1 text-body font-extrabold'}>
                      {t('sectionHeading', {
                        section: words(`section.${section}`),
                        count: sections?.get(section) ?? 0,
                      })}
                    </h2>
                  ) : null}
                  <RowCard
                    {...{ restaurant, search, open }}
                    heading={section === null ? 'h2' : 'h3'}
                  />
                </li>
              );
            })}
          </ul>
          {isError ? (
            <p role="alert" className="mt-4 text-center font-bold text-danger">
              {getOfflineWords(ui) ?? t('couldNotLoadMore')}
            </p>
          ) : null}
          {hasMore ? (
            <button
              type="button"
              aria-busy={isPending}
              aria-disabled={isPending}
              onClick={() => {
                readOnAt.current = shownCount;
                view.loadMore();
              }}
              className={buttonClass('primary', 'mt-4 w-full')}
            >
              {t(isPending ? 'loading' : isError ? 'tryOnceMore' : 'loadMore')}
            </button>
          ) : null}
        </>
      )}
      <WhenNear>
        <Suspense fallback={null}>
          <ResultTools {...{ search, holidays }} isWhole={!hasMore} />
        </Suspense>
      </WhenNear>
    </>
  );
}
