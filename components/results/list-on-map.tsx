'use client';

import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { getSection } from '@/lib/search/contract/arrange-rows';
import { changeListViewAtom, isPriceView, listViewAtom } from '@/lib/client-store/list-view-atoms';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { translatedByIdAtom } from '@/lib/client-store/translated-rows-atoms';
import type { MapRestaurant } from '@/lib/map/pin-clusters';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { CompletedSearch } from '@/lib/session/session';
import { ResultMap } from '../map/result-map';
import { useMapHistory } from '../map/use-map-history';
import { PlaceOnMap, PlaceVerdict } from './place-on-map';
import { buttonClass } from '../ui/button-class';
import { ResultCard } from './result-card';
import type { DisplayedList } from './use-displayed-list';
import { useOpenStates } from './use-open-states';
import { useRowTranslations } from './use-row-translations';

interface ListOnMapProps {
  search: CompletedSearch;
  list: DisplayedList;
}

/** Results on the map; a chosen place is translated. */
export function ListOnMap({ search, list }: ListOnMapProps) {
  const t = useTranslations('map');
  const { mapRows: restaurants, sections, holidays } = list;
  const hasSections = sections !== null;
  const { origin, radius, checkedFor } = search;
  const position = useAtomValue(positionAtom);
  const translatedById = useAtomValue(translatedByIdAtom);
  const view = useAtomValue(listViewAtom);
  const store = useStore();
  const { chosenIds, choose, close } = useMapHistory(
    useCallback(() => store.get(listViewAtom).mode, [store]),
  );
  const chosenId = chosenIds.length === 1 ? chosenIds[0] : undefined;
  const rows = useMemo(
    () =>
      restaurants.flatMap((restaurant): MapRestaurant[] => {
        const { mapx, mapy } = restaurant;
        if (mapx === undefined || mapy === undefined) return [];
        const section = hasSections ? getSection(restaurant, checkedFor) : null;
        return [{ restaurant, section, mapx, mapy }];
      }),
    [checkedFor, hasSections, restaurants],
  );
  const translate = (row: PlaceCard) => translatedById.get(row.contentId) ?? row;
  const isOffMap = ({ mapx, mapy }: PlaceCard) => mapx === undefined || mapy === undefined;
  const offMap = restaurants.filter(isOffMap);
  // Only of places shown in words: for hundreds it takes a phone a tenth of a second.
  const inWords = restaurants.filter((row) => isOffMap(row) || row.contentId === chosenId);
  const getOpen = useOpenStates(inWords, holidays, view.whenMs);

  // The chosen place with the following ones, for swiping; then the names of the pins.
  const [pinIds, setPinIds] = useState('');
  const wanted = useMemo(() => {
    const index = restaurants.findIndex(({ contentId }) => contentId === chosenId);
    const isShown = index < 0 || translatedById.has(chosenId ?? '');
    const pinned = new Set(pinIds.split(' '));
    return isShown
      ? restaurants.filter(({ contentId }) => pinned.has(contentId))
      : restaurants.slice(index, index + PAGE_SIZE);
  }, [chosenId, pinIds, translatedById, restaurants]);
  useRowTranslations(wanted);

  if (restaurants.length > 0 && rows.length === 0) return <NoPositions />;
  return (
    <>
      <ResultMap
        {...{ rows, origin, radius, position, chosenIds }}
        onChoose={choose}
        onClose={close}
        onSinglePins={setPinIds}
        renderVerdict={({ restaurant }) => (
          <PlaceVerdict restaurant={translate(restaurant)} search={search} />
        )}
        renderPlace={({ restaurant: row }, station) => {
          const restaurant = translate(row);
          const open = getOpen(restaurant);
          return <PlaceOnMap key={row.contentId} {...{ restaurant, open, search, station }} />;
        }}
      />
      {offMap.length > 0 ? (
        <section className="mt-6">
          <h2 className="text-card">{t('notOnMapCount', { count: offMap.length })}</h2>
          <p className="text-ink-soft">{t('nobodyToldUs')}</p>
          <ul aria-label={t('notOnMap')} className="mt-3 space-y-4">
            {offMap.map((row) => {
              const restaurant = translate(row);
              return (
                <li key={row.contentId}>
                  <ResultCard
                    {...{ restaurant, search }}
                    open={getOpen(restaurant)}
                    isByPrice={isPriceView(view)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
    </>
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
