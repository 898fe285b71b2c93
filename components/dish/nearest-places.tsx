'use client';

import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Point } from '@kioot/engine/geo';
import type { HolidayMap } from '@kioot/engine/hours';
import { lastAreaAtom } from '@/lib/store/last-area';
import { getNearestIds, type PlacePoint } from '@/lib/dish-page/nearest-places';
import { formatArea } from '@/lib/format/format-area';
import { formatRestaurantDistance } from '@/lib/format/walking-distance';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { toPlacePath } from '@/lib/places/place-path';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { fetchPlaces } from '../place/fetch-places';
import { useOpenState } from '../place/open-now';
import { buttonClass } from '../ui/button-class';
import { CardSkeletons } from '../ui/card-skeletons';
import { FoodPicture } from '../ui/food-picture';
import { Link } from '../ui/link';
import { useAbortableTask } from '../ui/use-abortable-task';

const MAX_PLACES = 6;

interface NearestPlacesProps {
  places: readonly PlacePoint[];
  holidays: HolidayMap;
}

/** Places with a dish, nearest to the area of the last search, open ones first. */
export function NearestPlaces({ places, holidays }: NearestPlacesProps) {
  const t = useTranslations('dish');
  const ui = useTranslations('ui');
  const words = useTranslations('words');
  const area = useAtomValue(lastAreaAtom);
  const [fetched, setFetched] = useState<Restaurant[] | null>(null);
  const { start, cancel, isError } = useAbortableTask(fetchPlaces, {
    onSuccess: (restaurants) => setFetched(sortOpenFirst(restaurants)),
    onError: (error) => console.error('Loading the places of a dish failed', error),
  });
  const ids = useMemo(() => getNearestIds(places, area, MAX_PLACES), [places, area]);
  const load = useCallback(() => {
    cancel();
    start(ids);
  }, [cancel, ids, start]);
  useEffect(load, [load]);

  function sortOpenFirst(restaurants: readonly Restaurant[]): Restaurant[] {
    const nowMs = Date.now();
    const isOpen = (restaurant: Restaurant) =>
      Number(getOpenStateAt(restaurant.hours, nowMs, holidays).state === 'open');
    return restaurants.toSorted((a, b) => isOpen(b) - isOpen(a));
  }

  if (isError) {
    return (
      <>
        <p role="alert" className="mt-2 font-bold text-danger">
          {getOfflineNotice(ui) ?? ui('loadFailed')}
        </p>
        <button type="button" onClick={load} className={buttonClass('secondary', 'mt-2')}>
          {t('tryAgain')}
        </button>
      </>
    );
  }
  if (!fetched) return <CardSkeletons count={3} />;
  return (
    <>
      {area ? (
        <p className="mt-2 font-bold">{t('nearest', { area: formatArea(words, area) })}</p>
      ) : null}
      <ul aria-label={t('where')} className="mt-2 space-y-2">
        {fetched.map((restaurant) => (
          <li key={restaurant.contentId}>
            <PlaceLink {...{ restaurant, holidays }} origin={area} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceLinkProps {
  restaurant: Restaurant;
  holidays: HolidayMap;
  /** Distances are from here; none without it. */
  origin: Point | null;
}

function PlaceLink({ restaurant, holidays, origin }: PlaceLinkProps) {
  const words = useTranslations('words');
  const locale = useLocale();
  const openState = useOpenState(restaurant, holidays);
  const { title, title_eng: name } = withLocalizedNames(restaurant, locale);
  const distance = origin ? formatRestaurantDistance(words, origin, restaurant) : null;
  return (
    <Link
      href={toPlacePath(restaurant.contentId)}
      prefetch={false}
      className="flex min-h-touch items-center gap-3 rounded-card border border-line bg-surface p-2.5 shadow-card"
    >
      <FoodPicture
        kind={restaurant.kind ?? 'unknown'}
        className="size-11 shrink-0 rounded-control bg-accent-soft p-1"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{name || <span lang="ko">{title}</span>}</span>
        <span className="flex flex-wrap gap-x-2 text-fine text-ink-soft">
          {name ? <span lang="ko">{title}</span> : null}
          {distance ? <span className="break-keep">{distance}</span> : null}
        </span>
        {openState ? (
          <span className="phrases block text-fine font-bold">{openState.text}</span>
        ) : null}
      </span>
    </Link>
  );
}
