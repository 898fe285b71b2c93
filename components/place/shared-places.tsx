'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { toPlacePath } from '@/lib/places/place-path';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { parsePlacesQuery } from '@/lib/places/shared-places-path';
import { buttonClass } from '../ui/button-class';
import { CardSkeletons } from '../ui/card-skeletons';
import { Link } from '../ui/link';
import { CurrencyNote } from '../ui/currency-note';
import { PriceText } from '../ui/price-text';
import { useFetched } from '../ui/use-fetched';
import { SaveButton } from '../results/save-button';
import { fetchPlaces } from './fetch-places';
import { OpenNow } from './open-now';
import { useCurrentUrl } from '../ui/use-current-url';

const NO_PREFERENCE = { meats: [], vegan: [] };

interface SharedPlacesProps {
  holidays: HolidayMap;
  /** Shown when the link has no ids. */
  children: ReactNode;
}

/** Shared list: the places with the ids in the URL. */
export function SharedPlaces({ holidays, children }: SharedPlacesProps) {
  const t = useTranslations('places');
  const locale = useLocale();
  const query = useCurrentUrl()?.search;
  const sharedList = useMemo(() => (query === undefined ? null : parsePlacesQuery(query)), [query]);
  const ids = sharedList?.contentIds ?? [];
  const {
    data: places,
    isError,
    isPending,
    retry,
  } = useFetched({
    name: 'Loading the shared places',
    key: ids.join(','),
    fetchData: (signal) => fetchPlaces(ids, signal),
  });

  if (sharedList?.contentIds.length === 0) return children;
  if (isError && !isPending) {
    return (
      <>
        <p role="alert" className="mt-4 font-bold text-danger">
          {t('placesFailed')}
        </p>
        <button type="button" onClick={retry} className={buttonClass('secondary', 'mt-3')}>
          {t('retry')}
        </button>
      </>
    );
  }
  if (!sharedList || !places) return <CardSkeletons count={3} />;
  const unknownCount = ids.length - places.length;
  return (
    <>
      <p role="status" className="mt-3 font-bold">
        {t('placeCount', { count: places.length })}
      </p>
      {unknownCount + sharedList.left > 0 ? (
        <p className="mt-1 text-ink-soft">
          {unknownCount > 0 ? `${t('unknownPlaces', { count: unknownCount })} ` : null}
          {sharedList.left > 0 ? t('leftOut', { count: sharedList.left }) : null}
        </p>
      ) : null}
      <ul aria-label={t('sharedPlaces')} className="mt-3 space-y-3">
        {places.map((restaurant) => {
          const { title, title_eng: titleEng } = withLocalizedNames(restaurant, locale);
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
              {restaurant.price ? (
                <p>
                  <PriceText price={restaurant.price} />
                </p>
              ) : null}
              <div className="mt-2 flex flex-wrap gap-2">
                <SaveButton restaurant={restaurant} userPref={NO_PREFERENCE} />
              </div>
            </li>
          );
        })}
      </ul>
      <CurrencyNote />
    </>
  );
}
