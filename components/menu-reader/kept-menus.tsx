'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { getMenus, removeMenus, type KeptMenu } from '@/lib/kept/menus';
import { ACTION_CLASS } from '../ui/action';
import { Link } from '../ui/link';
import { toMenuWords } from './words';

/** Null until they are read. */
function useKeptMenus() {
  const [menus, setMenus] = useState<readonly KeptMenu[] | null>(null);
  const read = useCallback(() => getMenus().then(setMenus), []);
  useEffect(() => void read(), [read]);
  return { menus, read };
}

const toMenuPath = ({ readAt }: KeptMenu) => `/menu?menu=${readAt}`;

const LINK =
  'flex min-h-touch min-w-0 grow items-center font-bold text-brand-strong underline underline-offset-4';

/** The menus that somebody read before, each to be opened and removed. */
export default function KeptMenus({
  openedAt,
  onOpen,
}: {
  /** When the one on the screen was read: it is not in the list. */
  openedAt: number | null;
  onOpen: (menu: KeptMenu) => void;
}) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const { menus, read } = useKeptMenus();
  useEffect(() => void read(), [openedAt, read]);
  const others = (menus ?? []).filter(({ readAt }) => readAt !== openedAt);
  if (others.length === 0) return null;

  async function remove(readAt?: number) {
    await removeMenus(readAt);
    await read();
  }

  return (
    <section aria-labelledby="kept-menus" className="mt-8">
      <h2 id="kept-menus" className="text-card">
        {t('keptMenus')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {others.map((menu) => {
          const words = toMenuWords(t, locale, menu);
          return (
            <li key={menu.readAt} className="flex items-center gap-2 py-1">
              <button type="button" onClick={() => onOpen(menu)} className={`${LINK} text-left`}>
                <span>
                  {menu.place ? t('menuOf', { place: menu.place.name, menu: words }) : words}
                </span>
              </button>
              <button
                type="button"
                onClick={() => void remove(menu.readAt)}
                className={ACTION_CLASS}
              >
                {t.rich('remove', {
                  menu: words,
                  more: (what) => <span className="sr-only">{what}</span>,
                })}
              </button>
            </li>
          );
        })}
      </ul>
      {others.length > 1 ? (
        <button type="button" onClick={() => void remove()} className={`${ACTION_CLASS} mt-2`}>
          {t('removeAll')}
        </button>
      ) : null}
    </section>
  );
}

/** The menus kept with a place, or with any; nothing where there are none. */
export function PlaceMenus({ contentId }: { contentId?: string }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const { menus } = useKeptMenus();
  const shown = (menus ?? []).filter(
    ({ place }) => place !== null && (contentId === undefined || place.contentId === contentId),
  );
  if (shown.length === 0) return null;
  return (
    <section className="mt-4">
      <h2 className="text-card">
        {contentId === undefined ? t('menusOfPlaces') : t('menuOfPlace')}
      </h2>
      <ul className="divide-y divide-line">
        {shown.map((menu) => (
          <li key={menu.readAt}>
            <Link href={toMenuPath(menu)} prefetch={false} className={LINK}>
              {contentId === undefined && menu.place
                ? t('menuOf', { place: menu.place.name, menu: toMenuWords(t, locale, menu) })
                : toMenuWords(t, locale, menu)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
