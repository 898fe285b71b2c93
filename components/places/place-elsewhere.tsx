'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { decodeOrNull } from '@/lib/encode';
import type { HolidayMap } from '@kioot/engine/hours';
import { toCheckedForNow } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { restaurantInfoAtom, resultsAtom } from '@/lib/kept/result-atoms';
import { savedAtom } from '@/lib/kept/saved-atoms';
import type { Restaurant } from '@/lib/search/contract';
import { STEPS } from '@/lib/session/steps';
import { Mascot } from '../mascot/mascot';
import { buttonClass } from '../ui/button';
import { CardSkeletons } from '../ui/card-skeletons';
import { useAbortableTask } from '../ui/use-abortable-task';
import { CardDetails } from '../results/card-details';
import { FitSummary } from '../results/fit-summary';
import { findPlaces } from './find-places';
import { OpenNow, useOpenLine } from './open-now';
import { PlaceActions } from './place-actions';
import { PlaceName } from './place-name';
import { Link } from '../ui/link';
import { MenuLink } from '../ui/menu-link';
import { useAddress } from '../ui/use-address';
import { useInLanguage } from '../ui/use-in-language';
import { useWho } from '../profile/use-who';

/** The row of a place that the phone has from a search or from the saved ones, English first. */
function useKeptRow(contentId: string | null): Restaurant | null {
  const results = useAtomValue(resultsAtom);
  const all = useAtomValue(restaurantInfoAtom);
  const saved = useAtomValue(savedAtom);
  const rows = [
    ...(results ?? []),
    ...(saved ?? []).map(({ restaurant }) => restaurant),
    ...(all ?? []),
  ];
  return rows.find((row) => row.contentId === contentId) ?? null;
}

interface PlaceElsewhereProps {
  holidays: HolidayMap;
  /** Shown where nobody knows the place. */
  children: ReactNode;
}

/** A place that only another backend knows: from what the phone has of it, else from that backend. */
export function PlaceElsewhere({ holidays, children }: PlaceElsewhereProps) {
  const t = useTranslations('places');
  const path = useAddress()?.pathname;
  const contentId = path === undefined ? null : decodeOrNull(path.split('/').at(-1) ?? '');
  const kept = useKeptRow(contentId);
  const [found, setFound] = useState<Restaurant[] | null>(null);
  const { start, isError } = useAbortableTask(findPlaces, {
    onSuccess: setFound,
    onError: (error) => console.error('The place failed', error),
  });
  const isKept = kept !== null;
  const find = useCallback(() => {
    if (contentId && !isKept) start([contentId]);
  }, [contentId, isKept, start]);
  useEffect(find, [find]);

  const restaurant = kept ?? found?.[0];
  if (restaurant) return <Elsewhere restaurant={restaurant} holidays={holidays} />;
  if (isError) {
    return (
      <div role="alert" className="flex flex-col items-center gap-4 py-6 text-center">
        <Mascot pose="offline" size={160} />
        <h1 className="text-title text-balance">{t('placeFailed')}</h1>
        <p className="text-balance text-ink-soft">{t('placeFailedText')}</p>
        <button type="button" onClick={find} className={buttonClass()}>
          {t('retry')}
        </button>
        <Link href={STEPS.location.path} prefetch={false} className={buttonClass('secondary')}>
          {t('findPlace')}
        </Link>
      </div>
    );
  }
  if (found) return children;
  return (
    <>
      <h1 className="sr-only">{t('aPlace')}</h1>
      <CardSkeletons count={1} />
    </>
  );
}

function Elsewhere({ restaurant, holidays }: { restaurant: Restaurant; holidays: HolidayMap }) {
  const named = useInLanguage(restaurant);
  const { title, title_eng: titleEng } = named;
  const t = useTranslations('places');
  const profile = useAtomValue(profileAtom);
  const who = useWho();
  const open = useOpenLine(restaurant, holidays);
  const checkedFor = toCheckedForNow(profile, who?.need ?? { kind: 'any' });
  return (
    <>
      <PlaceName title={title} titleEng={titleEng} />
      <PlaceActions restaurant={restaurant} />
      <div className="mt-4 space-y-1.5">
        <OpenNow restaurant={restaurant} holidays={holidays} />
        <FitSummary restaurant={named} checkedFor={checkedFor} />
      </div>
      <MenuLink
        place={{
          contentId: restaurant.contentId,
          name: titleEng || title,
        }}
        className={buttonClass('secondary', 'mt-3')}
      >
        {t('readMenu')}
      </MenuLink>
      {open ? <CardDetails restaurant={restaurant} checkedFor={checkedFor} open={open} /> : null}
    </>
  );
}
