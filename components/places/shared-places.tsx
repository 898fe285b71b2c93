'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { toPlacePath } from '@/lib/places/path';
import { inLanguage } from '@/lib/search/in-language';
import { parsePlacesQuery } from '@/lib/places/shared-list';
import type { Restaurant } from '@/lib/search/contract';
import { buttonClass } from '../ui/button';
import { CardSkeletons } from '../ui/card-skeletons';
import { Link } from '../ui/link';
import { useAbortableTask } from '../ui/use-abortable-task';
import { SaveButton } from '../results/save-button';
import { findPlaces } from './find-places';
import { OpenNow } from './open-now';
import { useAddress } from '../ui/use-address';

const NO_PREFERENCE = { meats: [], vegan: [] };

interface SharedPlacesProps {
  holidays: HolidayMap;
  /** Shown where the link names no place. */
  children: ReactNode;
}

/** The places whose ids are in the address: a list that somebody saved and shared. */
export function SharedPlaces({ holidays, children }: SharedPlacesProps) {
  const t = useTranslations('places');
  const locale = useLocale();
  const query = useAddress()?.search;
  const asked = useMemo(() => (query === undefined ? null : parsePlacesQuery(query)), [query]);
  const [places, setPlaces] = useState<Restaurant[] | null>(null);
  const { start, isError } = useAbortableTask(findPlaces, {
    onSuccess: setPlaces,
    onError: (error) => console.error('The shared places failed', error),
  });
  const find = useCallback(() => {
    if (asked && asked.contentIds.length > 0) start(asked.contentIds);
  }, [asked, start]);
  useEffect(find, [find]);

  if (asked?.contentIds.length === 0) return children;
  if (isError) {
    return (
      <>
        <p role="alert" className="mt-4 font-bold text-danger">
          {t('placesFailed')}
        </p>
        <button type="button" onClick={find} className={buttonClass('secondary', 'mt-3')}>
          {t('retry')}
        </button>
      </>
    );
  }
  if (!asked || !places) return <CardSkeletons count={3} />;
  const unknown = asked.contentIds.length - places.length;
  return (
    <>
      <p role="status" className="mt-3 font-bold">
        {t('placeCount', { count: places.length })}
      </p>
      {unknown + asked.left > 0 ? (
        <p className="mt-1 text-ink-soft">
          {unknown > 0 ? `${t('unknownPlaces', { count: unknown })} ` : null}
          {asked.left > 0 ? t('leftOut', { count: asked.left }) : null}
        </p>
      ) : null}
      <ul aria-label={t('sharedPlaces')} className="mt-3 space-y-3">
        {places.map((restaurant) => {
          const { title, title_eng: titleEng } = inLanguage(restaurant, locale);
          return (
            <li
              key={restaurant.contentId}
              className="rounded-card border border-line bg-surface p-4 shadow-card"
            >
              <h2 className="text-card">
                <Link
                  href={toPlacePath(restaurant.contentId)}
                  prefetch={false}
                  className="inline-block py-1 underline underline-offset-4"
                >
                  {titleEng || <span lang="ko">{title}</span>}
                </Link>
              </h2>
              {titleEng ? (
                <p lang="ko" className="text-ink-soft">
                  {title}
                </p>
              ) : null}
              <OpenNow restaurant={restaurant} holidays={holidays} />
              <div className="mt-2 flex flex-wrap gap-2">
                <SaveButton restaurant={restaurant} userPref={NO_PREFERENCE} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
