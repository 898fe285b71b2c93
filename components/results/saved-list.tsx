'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { mapAppAtom } from '@/lib/kept/map-app-atoms';
import { getOpenLine } from '@/lib/words/open-words';
import { toCheckedForNow } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { inLanguage } from '@/lib/search/in-language';
import { toPreference } from '@/lib/session/preferences';
import type { SavedPlace } from '@/lib/kept/saved';
import type { Restaurant } from '@/lib/search/contract';
import { toPlacesPath } from '@/lib/places/shared-list';
import { removePlaceAtom, savePlaceAtom, savedAtom } from '@/lib/kept/saved-atoms';
import { positionAtom } from '@/lib/kept/view-atoms';
import { getRestaurantDistanceM, toDistanceWords } from '@/lib/words/walk';
import { CardSkeletons } from '../ui/card-skeletons';
import { ACTION_CLASS, ICON_ACTION_CLASS } from '../ui/action';
import { ToolIcon } from './tool-icons';
import { MapAppSelect } from './map-app-select';
import { RestaurantCard } from './restaurant-card';
import { ShareButton } from './share-button';
import { useWakeAt } from './use-wake-at';

const IDLE_MS = 3_600_000;

interface SavedListProps {
  holidays: HolidayMap;
  /** Shown where nothing is saved. */
  children: ReactNode;
}

/** The places the visitor saved; nothing here needs a connection. */
export function SavedList({ holidays, children }: SavedListProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const locale = useLocale();
  const toName = (restaurant: Restaurant) => {
    const { title, title_eng: titleEng } = inLanguage(restaurant, locale);
    return titleEng || title;
  };
  const saved = useAtomValue(savedAtom);
  const position = useAtomValue(positionAtom);
  const profile = useAtomValue(profileAtom);
  const mapApp = useAtomValue(mapAppAtom);
  const removePlace = useSetAtom(removePlaceAtom);
  const savePlace = useSetAtom(savePlaceAtom);
  const [removed, setRemoved] = useState<SavedPlace | null>(null);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const places = (saved ?? []).map((place) => ({
    ...place,
    open: getOpenLine(words, place.restaurant, nowMs, holidays),
  }));
  useWakeAt(Math.min(nowMs + IDLE_MS, ...places.map(({ open }) => open.validUntil)), setNowMs);

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
        <div className="flex flex-wrap items-center gap-x-3">
          <MapAppSelect />
          <ShareButton
            path={toPlacesPath(saved.map(({ restaurant }) => restaurant.contentId))}
            text={t('placesToEat')}
          />
        </div>
      )}
      <ul aria-label={t('savedPlaces')} className="mt-3 space-y-2.5">
        {places.map(({ restaurant, userPref, savedAt, open }) => {
          const distanceM = position && getRestaurantDistanceM(position, restaurant);
          const checkedFor = toCheckedForNow(profile, toPreference(userPref));
          return (
            <li key={restaurant.contentId}>
              <RestaurantCard
                restaurant={restaurant}
                checkedFor={checkedFor}
                open={open}
                distance={distanceM === null ? null : toDistanceWords(words, distanceM)}
                mapApp={mapApp}
                actions={
                  <button
                    type="button"
                    onClick={() => {
                      removePlace(restaurant.contentId);
                      setRemoved({ restaurant, userPref, savedAt });
                    }}
                    className={ICON_ACTION_CLASS}
                  >
                    <ToolIcon name="remove" />
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
