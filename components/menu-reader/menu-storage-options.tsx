'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { openMenuAtom, toStoredMenu, type OpenMenu } from '@/lib/menu-reader/open-menu';
import { menuPlaceAtom, type MenuPlace } from '@/lib/store/menu-place';
import { storeMenu } from '@/lib/store/menus';
import { savedPlacesAtom } from '@/lib/store/saved-places';
import { withLocalizedNames } from '@/lib/search/localization/localized-names';

/** Places a menu can be assigned to: the one that opened the reader, and saved ones. */
function usePlaceOptions(menu: OpenMenu): MenuPlace[] {
  const saved = useAtomValue(savedPlacesAtom) ?? [];
  const locale = useLocale();
  const openedPlace = useAtomValue(menuPlaceAtom);
  const places = [
    ...(menu.place ? [menu.place] : []),
    ...(openedPlace ? [openedPlace] : []),
    ...saved.map(({ restaurant }) => {
      const { contentId, title, title_eng: titleEng } = withLocalizedNames(restaurant, locale);
      return { contentId, name: titleEng || title };
    }),
  ];
  return [...new Map(places.map((place) => [place.contentId, place])).values()];
}

/** Stores each change of the menu on the phone; photos and place only when the visitor chose so. */
export function MenuStorageOptions({ menu }: { menu: OpenMenu }) {
  const t = useTranslations('menu');
  const setMenu = useSetAtom(openMenuAtom);
  const places = usePlaceOptions(menu);
  const placeId = useId();
  const [isStored, setIsStored] = useState<boolean | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void storeMenu(toStoredMenu(menu)).then((wasStored) => {
      if (!isUnmounted) setIsStored(wasStored);
    });
    return () => {
      isUnmounted = true;
    };
  }, [menu]);

  return (
    <section aria-label={t('keep')} className="mt-6 space-y-3 rounded-card bg-surface p-4">
      <p role="status">{isStored === false ? t('notKept') : t('kept')}</p>
      {menu.photos.length > 0 ? (
        <label className="flex min-h-touch items-center gap-2.5 font-bold">
          <input
            type="checkbox"
            checked={menu.arePhotosStored}
            onChange={() => setMenu({ ...menu, arePhotosStored: !menu.arePhotosStored })}
            className="size-5 accent-brand"
          />
          {t('keepPhotos', { count: menu.photos.length })}
        </label>
      ) : null}
      {places.length > 0 ? (
        <div>
          <label htmlFor={placeId} className="block font-bold">
            {t('addToPlace')}
          </label>
          <select
            id={placeId}
            value={menu.place?.contentId ?? ''}
            onChange={({ currentTarget }) => {
              const place = places.find(({ contentId }) => contentId === currentTarget.value);
              setMenu({ ...menu, place: place ?? null });
            }}
            className="mt-1 block min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3"
          >
            <option value="">{t('noPlace')}</option>
            {places.map(({ contentId, name }) => (
              <option key={contentId} value={contentId}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="text-fine text-ink-soft">{t('noSavedPlace')}</p>
      )}
    </section>
  );
}
