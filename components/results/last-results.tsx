'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { lastResultsAtom, type LastResults as Last } from '@/lib/store/last-results';
import { formatLastResults } from '@/lib/format/format-last-results';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { toCurrentProfileKey } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { toUserPref } from '@/lib/needs/user-pref';
import { toSharePath } from '@/lib/session/share-link';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { prefillCardAtom } from '@/lib/staff-card/prefill-atoms';
import { buttonClass } from '../ui/button-class';
import { CardSkeletons } from '../ui/card-skeletons';
import { Link } from '../ui/link';
import { ActionIcon } from './action-icons';
import { MapAppSelect } from './map-app-select';
import { RestaurantCard } from './restaurant-card';
import { SaveButton } from './save-button';
import { SevereNotice } from './severe-notice';
import { useOpenStates } from './use-open-states';

/** 24-hour clock in English, like the opening hours. */
const toSeoulTime = (epochMs: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === DEFAULT_LOCALE ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(epochMs);

interface LastResultsProps {
  holidays: HolidayMap;
  /** Shown without stored results. */
  children: ReactNode;
}

/** Results of the last search, stored on the phone; works offline. */
export function LastResults({ holidays, children }: LastResultsProps) {
  const last = useAtomValue(lastResultsAtom);
  if (last === undefined) return <CardSkeletons count={3} />;
  return last ? <LastResultsList last={last} holidays={holidays} /> : children;
}

function LastResultsList({ last, holidays }: { last: Last; holidays: HolidayMap }) {
  const { area, radius, need, profile, restaurants, foundAt } = last;
  const t = useTranslations('results');
  const words = useTranslations('words');
  const locale = useLocale();
  const fillCard = useSetAtom(prefillCardAtom);
  const checkedFor = toCurrentProfileKey(useAtomValue(profileAtom), need);
  const userPref = toUserPref(need);
  const path = area && toSharePath({ origin: area, radius, need });
  const getOpen = useOpenStates(restaurants, holidays);

  return (
    <>
      <p className="mt-3 font-bold">{formatLastResults(words, last)}</p>
      {profile ? <p>{formatSearchProfile(words, profile)}</p> : null}
      <p className="text-fine text-ink-soft">
        {t('foundOn', { time: toSeoulTime(foundAt, locale) })}
      </p>
      <Link
        href="/card#show"
        onClick={() => fillCard(last)}
        className={buttonClass('secondary', 'mt-3 w-full')}
      >
        <ActionIcon name="card" />
        {t('staffCard')}
      </Link>
      <div className="mt-2 flex justify-end">
        <MapAppSelect />
      </div>
      <SevereNotice checkedFor={checkedFor} rows={restaurants} />
      <ul aria-label={t('restaurants')} className="mt-3">
        {restaurants.map((restaurant) => (
          <li key={restaurant.contentId}>
            <RestaurantCard
              restaurant={restaurant}
              checkedFor={checkedFor}
              open={getOpen(restaurant)}
              // No distances after a search around the visitor: that position is not stored.
              origin={area}
              actions={<SaveButton restaurant={restaurant} userPref={userPref} isCompact />}
            />
          </li>
        ))}
      </ul>
      {path ? (
        <Link href={path} prefetch={false} className={buttonClass('secondary', 'mt-4 w-full')}>
          {t('searchAgain')}
        </Link>
      ) : null}
    </>
  );
}
