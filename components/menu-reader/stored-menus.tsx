'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { getMenus, removeMenus, type StoredMenu } from '@/lib/store/menus';
import { ACTION_CLASS } from '../ui/action-class';
import { formatMenuTitle } from './format-menu';

/** Menus stored on the phone; null until they are read. */
export function useStoredMenus() {
  const [menus, setMenus] = useState<readonly StoredMenu[] | null>(null);
  const reload = useCallback(() => getMenus().then(setMenus), []);
  useEffect(() => void reload(), [reload]);
  return { menus, reload };
}

/** Title of a stored menu in a list. */
export const MENU_TITLE_CLASS =
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
                className={`${MENU_TITLE_CLASS} text-left`}
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
