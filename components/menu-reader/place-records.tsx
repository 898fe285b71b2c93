'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { StoredMenu } from '@/lib/store/menus';
import { Link } from '../ui/link';
import { formatMenuTitle } from './format-menu';
import { StaffAnswerList } from './staff-answer-list';
import { MENU_TITLE_CLASS, useStoredMenus } from './stored-menus';

const toMenuPath = ({ readAt }: StoredMenu) => `/menu?menu=${readAt}`;

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
            <Link href={toMenuPath(menu)} prefetch={false} className={MENU_TITLE_CLASS}>
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
