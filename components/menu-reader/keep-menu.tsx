'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { openMenuAtom, toKeptMenu, type OpenMenu } from '@/lib/kept/menu-atoms';
import { menuPlaceAtom, type MenuPlace } from '@/lib/kept/menu-place';
import { keepMenu } from '@/lib/kept/menus';
import { savedAtom } from '@/lib/kept/saved-atoms';
import { inLanguage } from '@/lib/search/in-language';

/** The places a menu can be added to: the one whose page led here, and the saved ones. */
function usePlaces(menu: OpenMenu): MenuPlace[] {
  const saved = useAtomValue(savedAtom) ?? [];
  const locale = useLocale();
  const from = useAtomValue(menuPlaceAtom);
  const places = [
    ...(menu.place ? [menu.place] : []),
    ...(from ? [from] : []),
    ...saved.map(({ restaurant }) => {
      const { contentId, title, title_eng: titleEng } = inLanguage(restaurant, locale);
      return { contentId, name: titleEng || title };
    }),
  ];
  return [...new Map(places.map((place) => [place.contentId, place])).values()];
}

/** Keeps the menu on the phone as it changes: its words always, its photos and its place as the visitor says. */
export function KeepMenu({ menu }: { menu: OpenMenu }) {
  const t = useTranslations('menu');
  const setMenu = useSetAtom(openMenuAtom);
  const places = usePlaces(menu);
  const placeId = useId();
  const [isKept, setIsKept] = useState<boolean | null>(null);

  useEffect(() => {
    let isLeft = false;
    void keepMenu(toKeptMenu(menu)).then((kept) => {
      if (!isLeft) setIsKept(kept);
    });
    return () => {
      isLeft = true;
    };
  }, [menu]);

  return (
    <section aria-label={t('keep')} className="mt-6 space-y-3 rounded-card bg-surface p-4">
      <p role="status">{isKept === false ? t('notKept') : t('kept')}</p>
      {menu.photos.length > 0 ? (
        <label className="flex min-h-touch items-center gap-2.5 font-bold">
          <input
            type="checkbox"
            checked={menu.isPhotoKept}
            onChange={() => setMenu({ ...menu, isPhotoKept: !menu.isPhotoKept })}
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
