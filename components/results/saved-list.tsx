'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { toCurrentProfileKey } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';
import { toPreference } from '@/lib/needs/user-pref';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toPlacesPath } from '@/lib/places/shared-places-path';
import {
  removePlaceAtom,
  savePlaceAtom,
  redirectPlacesAtom,
  savedPlacesAtom,
  type SavedPlace,
} from '@/lib/store/saved-places';
import { positionAtom } from '@/lib/client-store/position-atoms';
import { CardSkeletons } from '../ui/card-skeletons';
import { ACTION_CLASS, ICON_ACTION_CLASS } from '../ui/action-class';
import { ActionIcon } from './action-icons';
import { MapAppSelect } from './map-app-select';
import { RestaurantCard } from './restaurant-card';
import { ShareButton } from './share-button';
import { SevereNotice } from './severe-notice';
import { useOpenStates } from './use-open-states';

interface SavedListProps {
  holidays: HolidayMap;
  /** Ids of merged places -> ids of their places. */
  redirects: Readonly<Record<string, string>>;
  /** Shown without saved places. */
  children: ReactNode;
}

/** Saved places, stored on the phone; works offline. */
export function SavedList({ holidays, redirects, children }: SavedListProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const locale = useLocale();
  const toName = (restaurant: PlaceCard) => {
    const { title, title_eng: titleEng } = withLocalizedNames(restaurant, locale);
    return titleEng || title;
  };
  const saved = useAtomValue(savedPlacesAtom);
  const position = useAtomValue(positionAtom);
  const profile = useAtomValue(profileAtom);
  const removePlace = useSetAtom(removePlaceAtom);
  const savePlace = useSetAtom(savePlaceAtom);
  const redirectPlaces = useSetAtom(redirectPlacesAtom);
  useEffect(() => redirectPlaces(redirects), [redirectPlaces, redirects]);
  const [removed, setRemoved] = useState<SavedPlace | null>(null);
  const restaurants = (saved ?? []).map(({ restaurant }) => restaurant);
  const getOpen = useOpenStates(restaurants, holidays);

  if (!saved) return <CardSkeletons count={2} />;
  return (
    <>
      <p role="status" className="mt-3 font-bold">
        {words('places', { count: saved.length })}
      </p>
      {removed ? (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-3">
          {t('removed', { name: toName(removed.restaurant) })}
          <button
            type="button"
            onClick={() => {
              savePlace(removed);
              setRemoved(null);
            }}
            className={ACTION_CLASS}
          >
            {t('undo')}
          </button>
        </p>
      ) : null}
      {saved.length === 0 ? (
        children
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <MapAppSelect />
          <ShareButton
            label={t('shareList')}
            shared={{
              path: toPlacesPath(restaurants.map(({ contentId }) => contentId)),
              text: t('placesToEat'),
            }}
          />
        </div>
      )}
      <SevereNotice checkedFor={toCurrentProfileKey(profile, { kind: 'any' })} rows={restaurants} />
      <ul aria-label={t('savedPlaces')} className="mt-3">
        {saved.map((place) => {
          const { restaurant } = place;
          return (
            <li key={restaurant.contentId}>
              <RestaurantCard
                restaurant={restaurant}
                checkedFor={toCurrentProfileKey(profile, toPreference(place.userPref))}
                open={getOpen(restaurant)}
                origin={position}
                actions={
                  <button
                    type="button"
                    onClick={() => {
                      removePlace(restaurant.contentId);
                      setRemoved(place);
                    }}
                    className={ICON_ACTION_CLASS}
                  >
                    <ActionIcon name="remove" />
                    <span className="sr-only">{t('remove', { name: toName(restaurant) })}</span>
                  </button>
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
