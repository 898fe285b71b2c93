'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { LAST_RESULTS_PATH } from '@/lib/kept/last-results';
import { positionAtom } from '@/lib/kept/view-atoms';
import { getOriginArea, type AnsweredSearch } from '@/lib/session/session';
import { toSharePath } from '@/lib/session/share';
import { toAreaWords } from '@/lib/words/area-words';
import { buttonClass } from '../ui/button';
import { CardSkeletons } from '../ui/card-skeletons';
import { lazyPart } from '../ui/lazy-part';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { Link } from '../ui/link';
import { ToolIcon } from './tool-icons';
import { MapAppSelect } from './map-app-select';
import { ShareButton } from './share-button';
import { UnknownPlaces } from './unknown-places';

const AllPlaces = lazyPart(async () => (await import('./all-places')).AllPlaces);
const NothingFound = lazyPart(async () => (await import('./nothing-found')).NothingFound);
const SharePosition = lazy(async () => ({
  default: (await import('./share-position')).SharePosition,
}));

interface ResultToolsProps {
  search: AnsweredSearch;
  /** The list is shown to its end. */
  isWhole: boolean;
  holidays: HolidayMap;
}

/** What one does with a list: search otherwise where it is empty, see what nothing is known of, show the card to the staff, hand it on, choose the map it opens, go on elsewhere. */
export function ResultTools({ search, isWhole, holidays }: ResultToolsProps) {
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
          <NothingFound />
        </Suspense>
      ) : null}
      {isWhole && found > total ? (
        <AllPlaces key={search.id} {...{ search, found, holidays }} />
      ) : null}
      {isWhole && unknown > 0 ? <UnknownPlaces count={unknown} /> : null}
      <Link href="/card#show" className={buttonClass('secondary', 'w-full')}>
        <ToolIcon name="card" />
        {t('showToStaff')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {area && path ? (
          <ShareButton
            path={path}
            text={t('restaurantsAround', { area: toAreaWords(words, area) })}
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
          <ToolIcon name="up" />
          {t('backToTop')}
        </a>
      </div>
      {position ? null : (
        <p className="mt-1 text-fine text-ink-soft">
          {area
            ? t('distancesFromMiddle', { area: toAreaWords(words, area) })
            : t('distancesFromSearch')}
        </p>
      )}
    </div>
  );
}
