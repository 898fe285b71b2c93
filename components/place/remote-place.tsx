'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { decodeUriTextOrNull } from '@kioot/base/uri-encoding';
import type { HolidayMap } from '@kioot/engine/hours';
import { toCurrentProfileKey } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { filteredListAtom, resultsAtom } from '@/lib/client-store/result-atoms';
import { savedPlacesAtom } from '@/lib/store/saved-places';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { Figure } from '../mascot/figure';
import offline from '../mascot/poses/offline.json';
import { buttonClass } from '../ui/button-class';
import { CardSkeletons } from '../ui/card-skeletons';
import { useFetched } from '../ui/use-fetched';
import { CardDetails } from '../results/card-details';
import { SevereNotice } from '../results/severe-notice';
import { FitSummary } from '../results/fit-summary';
import { fetchPlaces } from './fetch-places';
import { OpenNow, useOpenState } from './open-now';
import { PlaceActions } from './place-actions';
import { PlaceName } from './place-name';
import { PlacePhone } from './place-phone';
import { Link } from '../ui/link';
import { MenuReaderLink } from '../ui/menu-reader-link';
import { useCurrentUrl } from '../ui/use-current-url';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { useDietSummary } from '../diet-profile/use-diet-summary';

/** Stored row of a place from search results or saved places, translated ones first. */
function useStoredRestaurant(contentId: string | null): PlaceCard | null {
  const results = useAtomValue(resultsAtom);
  const all = useAtomValue(filteredListAtom);
  const saved = useAtomValue(savedPlacesAtom);
  const rows = [
    ...(results ?? []),
    ...(saved ?? []).map(({ restaurant }) => restaurant),
    ...(all ?? []),
  ];
  return rows.find((row) => row.contentId === contentId) ?? null;
}

interface RemotePlaceProps {
  holidays: HolidayMap;
  /** False without a database for reports. */
  canStoreReports: boolean;
  /** Shown when the place is unknown. */
  children: ReactNode;
}

/** Place that only the tourism backend knows: shown from stored data, else fetched. */
export function RemotePlace({ holidays, canStoreReports, children }: RemotePlaceProps) {
  const t = useTranslations('places');
  const path = useCurrentUrl()?.pathname;
  const contentId = path === undefined ? null : decodeUriTextOrNull(path.split('/').at(-1) ?? '');
  const storedRestaurant = useStoredRestaurant(contentId);
  const {
    data: fetchedPlaces,
    isError,
    isPending,
    retry,
  } = useFetched({
    name: 'Loading the place',
    key: storedRestaurant ? '' : (contentId ?? ''),
    fetchData: (signal) => fetchPlaces(contentId === null ? [] : [contentId], signal),
  });

  const restaurant = storedRestaurant ?? fetchedPlaces?.[0];
  if (restaurant) return <RemotePlaceDetails {...{ restaurant, holidays, canStoreReports }} />;
  // While it is tried again it loads, so that a second failure is announced too.
  if (isError && !isPending) {
    return (
      <div role="alert" className="flex flex-col items-center gap-4 py-6 text-center">
        <Figure drawing={offline} size={160} />
        <h1 className="text-title text-balance">{t('placeFailed')}</h1>
        <p className="text-balance text-ink-soft">{t('placeFailedText')}</p>
        <button type="button" onClick={retry} className={buttonClass()}>
          {t('retry')}
        </button>
        <Link
          href={WIZARD_STEPS.location.path}
          prefetch={false}
          className={buttonClass('secondary')}
        >
          {t('findPlace')}
        </Link>
      </div>
    );
  }
  if (fetchedPlaces) return children;
  return (
    <>
      <h1 className="sr-only">{t('aPlace')}</h1>
      <CardSkeletons count={1} />
    </>
  );
}

interface RemotePlaceDetailsProps extends Omit<RemotePlaceProps, 'children'> {
  restaurant: PlaceCard;
}

function RemotePlaceDetails({ restaurant, holidays, canStoreReports }: RemotePlaceDetailsProps) {
  const localized = useLocalizedRestaurant(restaurant);
  const { title, title_eng: titleEng } = localized;
  const t = useTranslations('places');
  const profile = useAtomValue(profileAtom);
  const diet = useDietSummary();
  const open = useOpenState(restaurant, holidays);
  const checkedFor = toCurrentProfileKey(profile, diet?.need ?? { kind: 'any' });
  return (
    <>
      <div className="flex items-start">
        <PlaceName restaurant={localized} />
      </div>
      <SevereNotice checkedFor={checkedFor} rows={[restaurant]} />
      <div className="mt-3 rounded-card bg-surface p-3 shadow-card empty:hidden">
        <FitSummary restaurant={localized} checkedFor={checkedFor} />
      </div>
      <PlaceActions restaurant={restaurant} />
      <div className="mt-3">
        <OpenNow restaurant={restaurant} holidays={holidays} />
        <PlacePhone restaurant={localized} />
      </div>
      <MenuReaderLink
        place={{
          contentId: restaurant.contentId,
          name: titleEng || title,
        }}
        className={buttonClass('secondary', 'mt-3')}
      >
        {t('readMenu')}
      </MenuReaderLink>
      {open ? <CardDetails {...{ restaurant, checkedFor, open, canStoreReports }} /> : null}
    </>
  );
}
