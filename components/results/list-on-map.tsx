'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { mapAppAtom } from '@/lib/client-store/map-app-atoms';
import { getSection } from '@/lib/client-store/list-view';
import { translatedByIdAtom, positionAtom } from '@/lib/client-store/list-view-atoms';
import type { MapRestaurant } from '@/lib/map/pin-clusters';
import { PAGE_SIZE } from '@/lib/search/contract/rec-endpoints';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import type { CompletedSearch } from '@/lib/session/session';
import { formatOpenState } from '@/lib/format/format-open-state';
import { ResultMap } from '../map/result-map';
import { ResultCard } from './result-card';
import { getValidUntil } from './use-open-states';
import { useRowTranslations } from './use-row-translations';
import { useRerenderAt } from '../ui/use-rerender-at';

const NO_RESTAURANTS: readonly Restaurant[] = [];

interface ListOnMapProps {
  search: CompletedSearch;
  /** All places in the current view. */
  restaurants: readonly Restaurant[];
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
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const rows = useMemo(
    () =>
      restaurants.map((row): MapRestaurant => {
        const restaurant = translatedById.get(row.contentId) ?? row;
        const section = hasSections ? getSection(row, checkedFor) : null;
        return { restaurant, section, open: formatOpenState(words, restaurant, nowMs, holidays) };
      }),
    [checkedFor, translatedById, hasSections, holidays, nowMs, restaurants, words],
  );
  const openStateLabels = rows.map(({ open }) => open);
  useRerenderAt(getValidUntil(openStateLabels, nowMs), setNowMs);

  // Includes the following places, for swiping.
  const untranslated = useMemo(() => {
    const index = restaurants.findIndex(({ contentId }) => contentId === chosenId);
    if (index < 0 || translatedById.has(chosenId ?? '')) return NO_RESTAURANTS;
    return restaurants
      .slice(index, index + PAGE_SIZE)
      .filter(({ contentId }) => !translatedById.has(contentId));
  }, [chosenId, translatedById, restaurants]);
  useRowTranslations(untranslated);

  return (
    <ResultMap
      {...{ rows, origin, radius, position, mapApp }}
      onChoose={({ restaurant }) => setChosenId(restaurant.contentId)}
      renderCard={({ restaurant, open }) => (
        <ResultCard key={restaurant.contentId} {...{ restaurant, search, open }} />
      )}
    />
  );
}
