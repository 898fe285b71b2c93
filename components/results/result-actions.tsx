'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { HolidayMap } from '@kioot/engine/hours';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { getOriginArea, type CompletedSearch } from '@/lib/session/session';
import { formatArea } from '@/lib/format/format-area';
import { CardSkeletons } from '../ui/card-skeletons';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { MapAppSelect } from './map-app-select';
import { UnknownPlaces } from './unknown-places';

const MorePlaces = lazyWithFallback(async () => (await import('./more-places')).MorePlaces);
const NoResults = lazyWithFallback(async () => (await import('./no-results')).NoResults);

interface ResultActionsProps {
  search: CompletedSearch;
  /** True when all results are displayed. */
  isFullyShown: boolean;
  holidays: HolidayMap;
}

/** Actions below the list that are loaded when one is near; the others are in `ListFoot`. */
export function ResultActions({ search, isFullyShown, holidays }: ResultActionsProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const position = useAtomValue(positionAtom);
  const area = getOriginArea(search.origin);
  const { total, found = 0, unknown = 0 } = search;
  return (
    <div className="mt-4">
      {total === 0 ? (
        <NoResults fallback={<CardSkeletons count={1} />} {...{ search, holidays }} />
      ) : null}
      {isFullyShown && found > total ? (
        <MorePlaces key={search.id} {...{ search, found, holidays }} />
      ) : null}
      {isFullyShown && total > 0 && unknown > 0 ? <UnknownPlaces count={unknown} /> : null}
      <MapAppSelect />
      {position ? null : (
        <p className="mt-1 text-fine text-ink-soft">
          {area
            ? t('distancesFromMiddle', { area: formatArea(words, area) })
            : t('distancesFromSearch')}
        </p>
      )}
    </div>
  );
}
