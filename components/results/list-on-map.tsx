'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { getSection } from '@/lib/kept/view';
import { englishByIdAtom, positionAtom } from '@/lib/kept/view-atoms';
import type { MapRow } from '@/lib/map/clusters';
import { PAGE_SIZE } from '@/lib/search/calls';
import type { Restaurant } from '@/lib/search/contract';
import type { AnsweredSearch } from '@/lib/session/session';
import { getOpenLine } from '@/lib/words/open-words';
import { ResultMap } from '../map/result-map';
import { RowCard } from './row-card';
import { getValidUntil } from './use-open-lines';
import { useRowTranslations } from './use-row-translations';
import { useWakeAt } from './use-wake-at';

const NOTHING: readonly Restaurant[] = [];

interface ListOnMapProps {
  search: AnsweredSearch;
  /** The whole list as it is looked at. */
  restaurants: readonly Restaurant[];
  hasSections: boolean;
  holidays: HolidayMap;
}

/** The list on the map: every place of it, in English as soon as it is chosen. */
export function ListOnMap({ search, restaurants, hasSections, holidays }: ListOnMapProps) {
  const { origin, radius, checkedFor } = search;
  const words = useTranslations('words');
  const position = useAtomValue(positionAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const englishById = useAtomValue(englishByIdAtom);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const rows = useMemo(
    () =>
      restaurants.map((row): MapRow => {
        const restaurant = englishById.get(row.contentId) ?? row;
        const section = hasSections ? getSection(row, checkedFor) : null;
        return { restaurant, section, open: getOpenLine(words, restaurant, nowMs, holidays) };
      }),
    [checkedFor, englishById, hasSections, holidays, nowMs, restaurants, words],
  );
  const openLines = rows.map(({ open }) => open);
  useWakeAt(getValidUntil(openLines, nowMs), setNowMs);

  // The next ones along with it: whoever swipes goes on.
  const asked = useMemo(() => {
    const at = restaurants.findIndex(({ contentId }) => contentId === chosenId);
    if (at < 0 || englishById.has(chosenId ?? '')) return NOTHING;
    return restaurants
      .slice(at, at + PAGE_SIZE)
      .filter(({ contentId }) => !englishById.has(contentId));
  }, [chosenId, englishById, restaurants]);
  useRowTranslations(asked);

  return (
    <ResultMap
      {...{ rows, origin, radius, position, mapApp }}
      onChoose={({ restaurant }) => setChosenId(restaurant.contentId)}
      renderCard={({ restaurant, open }) => (
        <RowCard key={restaurant.contentId} {...{ restaurant, search, open }} />
      )}
    />
  );
}
