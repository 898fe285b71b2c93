'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { getMenus, removeMenus, type StoredMenu } from '@/lib/client-store/menu-store';
import { ACTION_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { formatMenuTitle } from './format-menu';
import { StaffAnswerList } from './staff-answer-list';

/** Menus stored on the phone; null until they are read. */
function useStoredMenus() {
  const [menus, setMenus] = useState<readonly StoredMenu[] | null>(null);
  const reload = useCallback(() => getMenus().then(setMenus), []);
  useEffect(() => void reload(), [reload]);
  return { menus, reload };
}

const toMenuPath = ({ readAt }: StoredMenu) => `/menu?menu=${readAt}`;

const LINK_CLASS =
  'flex min-h-touch min-w-0 grow items-center font-bold text-brand-strong underline underline-offset-4';

/** Stored menus, each to open or delete. */
export default function StoredMenus({
  openedAt,
  onOpen,
}: {
  /** Time the open menu was read (epoch ms); it is left out of the list. */
  openedAt: number | null;
  onOpen: (menu: StoredMenu) => void;
}) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const { menus, reload } = useStoredMenus();
  useEffect(() => void reload(), [openedAt, reload]);
  const otherMenus = (menus ?? []).filter(({ readAt }) => readAt !== openedAt);
  if (otherMenus.length === 0) return null;

  async function remove(readAt?: number) {
    await removeMenus(readAt);
    await reload();
  }

  return (
    <section aria-labelledby="kept-menus" className="mt-8">
      <h2 id="kept-menus" className="text-card">
        {t('keptMenus')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {otherMenus.map((menu) => {
          const title = formatMenuTitle(t, locale, menu);
          return (
            <li key={menu.readAt} className="flex items-center gap-2 py-1">
              <button
                type="button"
                onClick={() => onOpen(menu)}
                className={`${LINK_CLASS} text-left`}
              >
                <span>
                  {menu.place ? t('menuOf', { place: menu.place.name, menu: title }) : title}
                </span>
              </button>
              <button
                type="button"
                onClick={() => void remove(menu.readAt)}
                className={ACTION_CLASS}
              >
                {t.rich('remove', {
                  menu: title,
                  more: (chunks) => <span className="sr-only">{chunks}</span>,
                })}
              </button>
            </li>
          );
        })}
      </ul>
      {otherMenus.length > 1 ? (
        <button type="button" onClick={() => void remove()} className={`${ACTION_CLASS} mt-2`}>
          {t('removeAll')}
        </button>
      ) : null}
    </section>
  );
}

/** Menus of one place, or of all places, and answers of their staff. */
export function PlaceRecords({ contentId }: { contentId?: string | undefined }) {
  return (
    <>
      <StoredPlaceMenus contentId={contentId} />
      <StaffAnswerList contentId={contentId} />
    </>
  );
}

/** Stored menus of one place, or of all places; nothing without any. */
function StoredPlaceMenus({ contentId }: { contentId?: string | undefined }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const { menus } = useStoredMenus();
  const placeMenus = (menus ?? []).filter(
    ({ place }) => place !== null && (contentId === undefined || place.contentId === contentId),
  );
  if (placeMenus.length === 0) return null;
  return (
    <section className="mt-4">
      <h2 className="text-card">
        {contentId === undefined ? t('menusOfPlaces') : t('menuOfPlace')}
      </h2>
      <ul className="divide-y divide-line">
        {placeMenus.map((menu) => (
          <li key={menu.readAt}>
            <Link href={toMenuPath(menu)} prefetch={false} className={LINK_CLASS}>
              {contentId === undefined && menu.place
                ? t('menuOf', { place: menu.place.name, menu: formatMenuTitle(t, locale, menu) })
                : formatMenuTitle(t, locale, menu)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
