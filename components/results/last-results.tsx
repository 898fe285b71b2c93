'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import type { LastResults as Last } from '@/lib/kept/last-results';
import { lastResultsAtom } from '@/lib/kept/last-results-atoms';
import { toListWords } from '@/lib/kept/last-results-words';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { getOpenLine } from '@/lib/words/open-words';
import { toCheckedForNow } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { toUserPref } from '@/lib/session/preferences';
import { toSharePath } from '@/lib/session/share';
import { toProfileWords } from '@/lib/words/profile-words';
import { getRestaurantDistanceM, toDistanceWords } from '@/lib/words/walk';
import { fillCardAtom } from '@/lib/staff-card/fill-atoms';
import { buttonClass } from '../ui/button';
import { CardSkeletons } from '../ui/card-skeletons';
import { Link } from '../ui/link';
import { ToolIcon } from './tool-icons';
import { MapAppSelect } from './map-app-select';
import { RestaurantCard } from './restaurant-card';
import { SaveButton } from './save-button';
import { useWakeAt } from './use-wake-at';

const IDLE_MS = 3_600_000;

/** Written in English as the hours of a place are: by 24 hours. */
const toSeoulTime = (epochMs: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === DEFAULT_LOCALE ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(epochMs);

interface LastResultsProps {
  holidays: HolidayMap;
  /** Shown where no list is kept. */
  children: ReactNode;
}

/** The list of the last search, kept on the phone; nothing here needs a connection. */
export function LastResults({ holidays, children }: LastResultsProps) {
  const last = useAtomValue(lastResultsAtom);
  if (last === undefined) return <CardSkeletons count={3} />;
  return last ? <KeptList last={last} holidays={holidays} /> : children;
}

function KeptList({ last, holidays }: { last: Last; holidays: HolidayMap }) {
  const { area, radius, need, profile, restaurants, foundAt } = last;
  const t = useTranslations('results');
  const words = useTranslations('words');
  const locale = useLocale();
  const mapApp = useAtomValue(mapAppAtom);
  const fillCard = useSetAtom(fillCardAtom);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const checkedFor = toCheckedForNow(useAtomValue(profileAtom), need);
  const userPref = toUserPref(need);
  const path = area && toSharePath({ origin: area, radius, need });
  const rows = restaurants.map((restaurant) => ({
    restaurant,
    open: getOpenLine(words, restaurant, nowMs, holidays),
    // A list around the visitor counted from where they were, which is not kept.
    distanceM: area && getRestaurantDistanceM(area, restaurant),
  }));
  useWakeAt(Math.min(nowMs + IDLE_MS, ...rows.map(({ open }) => open.validUntil)), setNowMs);

  return (
    <>
      <p className="mt-3 font-bold">{toListWords(words, last)}</p>
      {profile ? <p>{toProfileWords(words, profile)}</p> : null}
      <p className="text-fine text-ink-soft">
        {t('foundOn', { time: toSeoulTime(foundAt, locale) })}
      </p>
      <Link
        href="/card#show"
        onClick={() => fillCard(last)}
        className={buttonClass('secondary', 'mt-3 w-full')}
      >
        <ToolIcon name="card" />
        {t('showToStaff')}
      </Link>
      <div className="mt-2 flex justify-end">
        <MapAppSelect />
      </div>
      <ul aria-label={t('restaurants')} className="mt-3 space-y-2.5">
        {rows.map(({ restaurant, open, distanceM }) => (
          <li key={restaurant.contentId}>
            <RestaurantCard
              restaurant={restaurant}
              checkedFor={checkedFor}
              open={open}
              distance={distanceM === null ? null : toDistanceWords(words, distanceM)}
              mapApp={mapApp}
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
