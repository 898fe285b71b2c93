'use client';

import { useAtomValue } from 'jotai';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { HolidayMap } from '@/lib/engine/hours/types';
import { searchAtom } from '@/lib/session/atoms';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { toSeoulDate } from '@/lib/words/open-words';
import { toUserPref } from '@/lib/session/preferences';
import { resultsAtom } from '@/lib/kept/result-atoms';
import { STEPS } from '@/lib/session/steps';
import { originAtom, viewAtom } from '@/lib/kept/view-atoms';
import { getRestaurantDistanceM, toWalkWords } from '@/lib/words/walk';
import { buttonClass } from '../ui/button';
import { CardSkeletons } from '../ui/card-skeletons';
import { QUIET_ACTION_CLASS } from './action';
import { PositionControl } from './position-control';
import { RestaurantCard } from './restaurant-card';
import { ResultTools } from './result-tools';
import { SaveButton } from './save-button';
import { useView } from './use-view';
import { useWakeAt } from './use-wake-at';
import { ViewControls } from './view-controls';

// Not needed at first, so they travel when they are.
const loadDetails = () => import('./card-details');
const CardDetails = lazy(async () => ({ default: (await loadDetails()).CardDetails }));
const UnknownPlaces = lazy(async () => ({
  default: (await import('./unknown-places')).UnknownPlaces,
}));
const ListOnMap = lazy(async () => ({ default: (await import('./list-on-map')).ListOnMap }));
const NothingFound = lazy(async () => ({
  default: (await import('./nothing-found')).NothingFound,
}));

/** The restaurants shown so far, and the next page on demand while there is one. */
export function ResultList({ holidays }: { holidays: HolidayMap }) {
  const router = useRouter();
  const search = useAtomValue(searchAtom);
  const results = useAtomValue(resultsAtom);
  const origin = useAtomValue(originAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const { mode } = useAtomValue(viewAtom);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const view = useView(nowMs, holidays);
  useWakeAt(view.validUntil, setNowMs);
  const isGone = search !== null && results === null;

  // The browser kept the choices but had no room for the list: what was chosen finds it again.
  useEffect(() => {
    if (isGone) router.replace(STEPS.loading.path);
  }, [isGone, router]);

  // Whoever reads the list may open a card where there is no signal any more.
  useEffect(() => {
    const events = ['scroll', 'pointerdown', 'keydown'];
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      loadDetails().catch((error: unknown) =>
        console.warn('The details will be asked for again', error),
      );
    };
    for (const event of events) window.addEventListener(event, load, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  if (!search || !results) return <CardSkeletons count={3} />;
  const { total, need, profileWords, checkedFor, unknown = 0 } = search;
  const { shown, sections, counts, isPending, isError } = view;
  const hasMore = shown.length < view.total || (isError && !view.isDefault);
  const holiday = holidays[toSeoulDate(nowMs)];

  if (mode === 'map') {
    return (
      <>
        <ViewControls />
        <Suspense fallback={<CardSkeletons count={1} />}>
          <ListOnMap
            search={search}
            restaurants={view.whole}
            hasSections={sections !== null}
            holidays={holidays}
          />
        </Suspense>
      </>
    );
  }

  return (
    <>
      <p role="status" className="mt-4 font-bold">
        {total} {total === 1 ? 'Result' : 'Results'}
      </p>
      {profileWords ? (
        <p className="flex items-center justify-between">
          {profileWords}
          <Link href="/preferences#allergies" className={QUIET_ACTION_CLASS}>
            Change
          </Link>
        </p>
      ) : null}
      {total === 0 ? (
        <Suspense fallback={<CardSkeletons count={1} />}>
          <NothingFound />
        </Suspense>
      ) : (
        <>
          <ResultTools />
          <ViewControls />
          <PositionControl />
        </>
      )}
      {counts ? (
        <p role="status" className="mt-3">
          {counts.open} of {counts.all} open now
          {counts.unknown > 0 ? ` · hours unknown for ${counts.unknown}` : null}
        </p>
      ) : null}
      {holiday ? (
        <p className="mt-3 rounded-control bg-warn-soft px-3 py-2 text-warn">
          Public holiday in Korea today ({holiday.name}): hours may differ.
        </p>
      ) : null}
      <ul aria-label="Restaurants" className="mt-3 space-y-4">
        {shown.map(({ restaurant, open, section }, at) => {
          const isFirst = section !== null && section !== shown[at - 1]?.section;
          const distanceM = origin && getRestaurantDistanceM(origin, restaurant);
          return (
            <li key={restaurant.contentId}>
              {isFirst ? (
                <h2 className="mb-3 mt-6 text-card">
                  {section} ({sections?.get(section)})
                </h2>
              ) : null}
              <RestaurantCard
                restaurant={restaurant}
                checkedFor={checkedFor}
                heading={section === null ? 'h2' : 'h3'}
                open={open}
                walk={distanceM === null ? null : toWalkWords(distanceM)}
                mapApp={mapApp}
                actions={<SaveButton restaurant={restaurant} userPref={toUserPref(need)} />}
                details={
                  <Suspense fallback={null}>
                    <CardDetails restaurant={restaurant} checkedFor={checkedFor} open={open} />
                  </Suspense>
                }
              />
            </li>
          );
        })}
      </ul>
      {isError ? (
        <p role="alert" className="mt-4 text-center font-bold text-danger">
          Could not load more. Try again.
        </p>
      ) : null}
      {hasMore ? (
        <button
          type="button"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={view.loadMore}
          className={buttonClass('primary', 'mt-4 w-full')}
        >
          {isPending ? 'Loading...' : 'Load more'}
        </button>
      ) : null}
      {unknown > 0 && !hasMore ? (
        <Suspense fallback={null}>
          <UnknownPlaces count={unknown} />
        </Suspense>
      ) : null}
    </>
  );
}
