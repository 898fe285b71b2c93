'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { LAST_RESULTS_PATH } from '@/lib/client-store/last-results';
import { positionAtom } from '@/lib/client-store/list-view-atoms';
import { getOriginArea, type CompletedSearch } from '@/lib/session/session';
import { toSharePath } from '@/lib/session/share-link';
import { formatArea } from '@/lib/format/format-area';
import { buttonClass } from '../ui/button-class';
import { CardSkeletons } from '../ui/card-skeletons';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { ActionIcon } from './action-icons';
import { MapAppSelect } from './map-app-select';
import { ShareButton } from './share-button';
import { UnknownPlaces } from './unknown-places';

const MorePlaces = lazyWithFallback(async () => (await import('./more-places')).MorePlaces);
const NoResults = lazyWithFallback(async () => (await import('./no-results')).NoResults);
const SharePosition = lazy(async () => ({
  default: (await import('./share-position')).SharePosition,
}));

interface ResultActionsProps {
  search: CompletedSearch;
  /** True when all results are displayed. */
  isFullyShown: boolean;
  holidays: HolidayMap;
}

/** Actions below the list. */
export function ResultActions({ search, isFullyShown, holidays }: ResultActionsProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const position = useAtomValue(positionAtom);
  const area = getOriginArea(search.origin);
  const path = toSharePath(search);
  const { total, found = 0, unknown = 0 } = search;
  return (
    <div className="mt-4">
      {total === 0 ? (
        <Suspense fallback={<CardSkeletons count={1} />}>
          <NoResults />
        </Suspense>
      ) : null}
      {isFullyShown && found > total ? (
        <MorePlaces key={search.id} {...{ search, found, holidays }} />
      ) : null}
      {isFullyShown && unknown > 0 ? <UnknownPlaces count={unknown} /> : null}
      <Link href="/card#show" className={buttonClass('secondary', 'w-full')}>
        <ActionIcon name="card" />
        {t('showToStaff')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {area && path ? (
          <ShareButton
            path={path}
            text={t('restaurantsAround', { area: formatArea(words, area) })}
          />
        ) : (
          <Suspense fallback={null}>
            <SharePosition search={search} />
          </Suspense>
        )}
        <MapAppSelect />
        <Link href="/saved" className={QUIET_ACTION_CLASS}>
          {t('savedPlaces')}
        </Link>
        <Link href={LAST_RESULTS_PATH} prefetch={false} className={QUIET_ACTION_CLASS}>
          {t('lastResults')}
        </Link>
        <a href="#top" className={QUIET_ACTION_CLASS}>
          <ActionIcon name="up" />
          {t('backToTop')}
        </a>
      </div>
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
