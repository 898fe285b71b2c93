'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { StoredMenu } from '@/lib/store/menus';
import { Link } from '../ui/link';
import { formatMenuTitle } from './format-menu';
import { MENU_TITLE_CLASS, useStoredMenus } from './stored-menus';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  isCurrentAnswer,
  removeStaffAnswersAtom,
  staffAnswersAtom,
  type StaffAnswer,
} from '@/lib/store/staff-answers';
import { formatCode } from '@/lib/format/format-code';
import { ACTION_CLASS } from '../ui/action-class';

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

/** Answers of staff on this phone, of one place or of all, each to remove; nothing without any. */
export function StaffAnswerList({ contentId }: { contentId?: string | undefined }) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const all = useAtomValue(staffAnswersAtom);
  const [nowMs] = useState(() => Date.now());
  const remove = useSetAtom(removeStaffAnswersAtom);
  const answers = (all ?? []).filter(
    (answer) => contentId === undefined || answer.contentId === contentId,
  );
  if (answers.length === 0) return null;

  const format = ({ dishName, code, isIn }: StaffAnswer) =>
    t(isIn ? 'answerIn' : 'answerNotIn', { dish: dishName, food: formatCode(words, code) });
  const formatDay = (answer: StaffAnswer) =>
    t(isCurrentAnswer(answer, nowMs) ? 'answerDay' : 'answerExpired', {
      day: new Date(answer.answeredAt),
    });
  return (
    <section className="mt-4">
      <h2 className="text-card">{t('answers')}</h2>
      <p className="text-fine text-ink-soft">{t('answersStay')}</p>
      <ul className="divide-y divide-line">
        {answers.map((answer) => (
          <li
            key={`${answer.contentId} ${answer.dish} ${answer.code}`}
            className="flex items-center justify-between gap-2 py-1"
          >
            <div className="min-w-0">
              <p className="break-keep [overflow-wrap:anywhere]">
                <span className="font-bold">{format(answer)}</span>
                {contentId === undefined ? ` · ${answer.place}` : null}
              </p>
              <p className="text-fine text-ink-soft">{formatDay(answer)}</p>
            </div>
            <button type="button" onClick={() => remove([answer])} className={ACTION_CLASS}>
              {t.rich('removeAnswer', {
                answer: format(answer),
                more: (chunks) => <span className="sr-only">{chunks}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
