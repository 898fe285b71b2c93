'use client';

import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Point } from '@kioot/engine/geo';
import type { HolidayMap } from '@kioot/engine/hours';
import { lastAreaAtom } from '@/lib/store/last-area';
import { AREAS, getArea, type Area } from '@/lib/areas';
import { getNearestIds, type PlacePoint } from '@/lib/dish-page/nearest-places';
import { formatArea } from '@/lib/format/format-area';
import { formatRestaurantDistance } from '@/lib/format/walking-distance';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { toPlacePath } from '@/lib/places/place-path';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { fetchPlaces } from '../place/fetch-places';
import { useOpenState } from '../place/open-now';
import { buttonClass } from '../ui/button-class';
import { CardSkeletons } from '../ui/card-skeletons';
import { FoodLink } from '../ui/food-link';
import { useFetched } from '../ui/use-fetched';

const PAGE_SIZE = 6;

export interface NearestPlacesProps {
  places: readonly PlacePoint[];
  holidays: HolidayMap;
}

/** Places with a dish, nearest to an area: the last searched one until another is chosen. */
export function NearestPlaces({ places, holidays }: NearestPlacesProps) {
  const t = useTranslations('dish');
  const words = useTranslations('words');
  const lastArea = useAtomValue(lastAreaAtom);
  const [chosen, setChosen] = useState<Area | null | undefined>(undefined);
  const area = chosen === undefined ? lastArea : chosen;
  const ids = useMemo(() => getNearestIds(places, area), [places, area]);
  return (
    <>
      <label className="mt-2 flex flex-wrap items-center gap-x-3 font-bold">
        {t('nearestTo')}
        <select
          value={area?.id ?? ''}
          onChange={({ currentTarget }) => setChosen(getArea(Number(currentTarget.value)))}
          className="min-h-touch min-w-0 grow rounded-control border-2 border-line-strong bg-surface px-2 text-ink"
        >
          <option value="">{t('allSeoul')}</option>
          {AREAS.map((each) => (
            <option key={each.id} value={each.id}>
              {formatArea(words, each)}
            </option>
          ))}
        </select>
      </label>
      <PlaceList key={area?.id ?? 0} {...{ ids, area, holidays }} />
    </>
  );
}

interface PlaceListProps {
  /** In display order. */
  ids: readonly string[];
  area: Area | null;
  holidays: HolidayMap;
}

/** Pages of places, in each the open ones first. */
function PlaceList({ ids, area, holidays }: PlaceListProps) {
  const t = useTranslations('dish');
  const ui = useTranslations('ui');
  const [fetched, setFetched] = useState<readonly PlaceCard[]>([]);
  const [pages, setPages] = useState(1);
  const { isError, isPending, retry } = useFetched({
    name: 'Loading the places of a dish',
    key: String(pages),
    fetchData: (signal) =>
      fetchPlaces(ids.slice((pages - 1) * PAGE_SIZE, pages * PAGE_SIZE), signal),
    onFetched: (restaurants) => setFetched([...fetched, ...sortOpenFirst(restaurants)]),
  });

  function sortOpenFirst(restaurants: readonly PlaceCard[]): PlaceCard[] {
    const nowMs = Date.now();
    const isOpen = (restaurant: PlaceCard) =>
      Number(getOpenStateAt(restaurant.hours, nowMs, holidays).state === 'open');
    return restaurants.toSorted((a, b) => isOpen(b) - isOpen(a));
  }

  return (
    <>
      <ul aria-label={t('where')} className="mt-2 space-y-2">
        {fetched.map((restaurant) => (
          <li key={restaurant.contentId}>
            <PlaceLink {...{ restaurant, holidays }} origin={area} />
          </li>
        ))}
      </ul>
      {isError && !isPending ? (
        <>
          <p role="alert" className="mt-2 font-bold text-danger">
            {getOfflineNotice(ui) ?? ui('loadFailed')}
          </p>
          <button type="button" onClick={retry} className={buttonClass('secondary', 'mt-2')}>
            {t('tryAgain')}
          </button>
        </>
      ) : isPending ? (
        <CardSkeletons count={3} />
      ) : pages * PAGE_SIZE < ids.length ? (
        <button
          type="button"
          onClick={() => setPages(pages + 1)}
          className={buttonClass('secondary', 'mt-3 w-full')}
        >
          {t('morePlaces')}
        </button>
      ) : null}
    </>
  );
}

interface PlaceLinkProps {
  restaurant: PlaceCard;
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
    <FoodLink href={toPlacePath(restaurant.contentId)} kind={restaurant.kind ?? 'unknown'}>
      <span className="block font-bold">{name || <span lang="ko">{title}</span>}</span>
      <span className="flex flex-wrap gap-x-2 text-fine text-ink-soft">
        {name ? <span lang="ko">{title}</span> : null}
        {distance ? <span className="break-keep">{distance}</span> : null}
      </span>
      {openState ? (
        <span className="phrases block text-fine font-bold">{openState.text}</span>
      ) : null}
    </FoodLink>
  );
}
