'use client';

import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { mapAppAtom } from '@/lib/store/map-app';
import { getSection } from '@/lib/search/contract/get-section';
import { changeListViewAtom, isPriceView, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import type { MapRestaurant } from '@/lib/map/pin-clusters';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { CompletedSearch } from '@/lib/session/session';
import { formatOpenState } from '@/lib/format/format-open-state';
import { ResultMap } from '../map/result-map';
import { useMapHistory } from '../map/use-map-history';
import { PlaceOnMap, PlaceVerdict } from './place-on-map';
import { buttonClass } from '../ui/button-class';
import { ResultCard } from './result-card';
import { getValidUntil } from './use-open-states';
import { useRowTranslations } from './use-row-translations';
import { useRerenderAt } from '../ui/use-rerender-at';

const NO_RESTAURANTS: readonly PlaceCard[] = [];

interface ListOnMapProps {
  search: CompletedSearch;
  /** All places in the current view. */
  restaurants: readonly PlaceCard[];
  hasSections: boolean;
  holidays: HolidayMap;
}

/** Results on the map; a chosen place is translated. */
export function ListOnMap({ search, restaurants, hasSections, holidays }: ListOnMapProps) {
  const { origin, radius, checkedFor } = search;
  const words = useTranslations('words');
  const position = useAtomValue(positionAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const translatedById = useAtomValue(translatedByIdAtom);
  const changeView = useSetAtom(changeListViewAtom);
  const view = useAtomValue(listViewAtom);
  const { page, foldPages, whenMs } = view;
  const store = useStore();
  const { chosenIds, choose, close } = useMapHistory(
    useCallback(() => store.get(listViewAtom).mode, [store]),
    useCallback((mode) => changeView({ mode, page, foldPages }), [changeView, foldPages, page]),
  );
  const chosenId = chosenIds.length === 1 ? chosenIds[0] : undefined;
  const [nowMs, setNowMs] = useState(() => Date.now());
  const atMs = Math.max(nowMs, whenMs ?? 0);
  const rows = useMemo(
    () =>
      restaurants.map((row): MapRestaurant => {
        const restaurant = translatedById.get(row.contentId) ?? row;
        return { restaurant, section: hasSections ? getSection(row, checkedFor) : null };
      }),
    [checkedFor, translatedById, hasSections, restaurants],
  );
  // Only for places shown in words: for hundreds it takes a phone a tenth of a second.
  const getOpen = (restaurant: PlaceCard) => formatOpenState(words, restaurant, atMs, holidays);
  const openStateLabels = rows
    .map(({ restaurant }) => restaurant)
    .filter(({ contentId, mapx }) => mapx === undefined || contentId === chosenId)
    .map(getOpen);
  useRerenderAt(getValidUntil(openStateLabels, atMs), setNowMs);

  // Includes the following places, for swiping.
  const untranslated = useMemo(() => {
    const index = restaurants.findIndex(({ contentId }) => contentId === chosenId);
    if (index < 0 || translatedById.has(chosenId ?? '')) return NO_RESTAURANTS;
    return restaurants
      .slice(index, index + PAGE_SIZE)
      .filter(({ contentId }) => !translatedById.has(contentId));
  }, [chosenId, translatedById, restaurants]);
  useRowTranslations(untranslated);

  const isOffMap = ({ mapx, mapy }: PlaceCard) => mapx === undefined || mapy === undefined;
  if (restaurants.length > 0 && restaurants.every(isOffMap)) return <NoPositions />;
  return (
    <ResultMap
      {...{ rows, origin, radius, position, mapApp, chosenIds }}
      onChoose={choose}
      onClose={close}
      renderVerdict={({ restaurant }) => <PlaceVerdict {...{ restaurant, search }} />}
      renderPlace={({ restaurant }, station) => (
        <PlaceOnMap
          key={restaurant.contentId}
          {...{ restaurant, search, station }}
          open={getOpen(restaurant)}
        />
      )}
      renderCard={({ restaurant }) => (
        <ResultCard
          {...{ restaurant, search }}
          open={getOpen(restaurant)}
          isByPrice={isPriceView(view)}
        />
      )}
    />
  );
}

/** Way back to the list, for places without coordinates: a tourism service sends none. */
function NoPositions() {
  const t = useTranslations('results');
  const changeView = useSetAtom(changeListViewAtom);
  return (
    <div role="status" className="mt-4 rounded-card border border-line bg-surface p-5 text-center">
      <p className="text-balance break-keep">{t('noPositions')}</p>
      <button
        type="button"
        onClick={() => changeView({ mode: 'list' })}
        className={buttonClass('primary', 'mt-4')}
      >
        {t('showList')}
      </button>
    </div>
  );
}
