'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import type { OpenMenu } from '@/lib/kept/menu-atoms';
import { isCardReady } from '@/lib/staff-card/choice';
import { fillWishAtom } from '@/lib/staff-card/fill-atoms';
import { toAskedFoods } from '@/lib/staff-card/asked-foods';
import { profileAtom } from '@/lib/kept/profile-atoms';
import type { Box } from '@kioot/menu-reader';
import { isSevere } from '@/lib/words/profile-words';
import { toVerdictWords } from '@/lib/words/verdict-words';
import type { Who } from '../profile/use-who';
import { CHIP_CLASS } from '../ui/action';
import { buttonClass } from '../ui/button';
import { Link } from '../ui/link';
import { useShown } from '../ui/use-shown';
import { DishRow } from './dish-row';
import { KeepMenu } from './keep-menu';
import { toBestFirst, type AnsweredDish } from './order-menu';
import { PhotoView } from './photo-view';
import { useJudge } from './use-judge';
import { toTotalWords } from './words';

const AskCard = lazy(() => import('./ask-card'));

/** Brings something in front of the visitor, and the keyboard to it. */
function goTo(id: string, focused: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}

interface MenuAnswerProps {
  menu: OpenMenu;
  who: Who | null;
  onReadAnother: () => void;
}

function useAnswered(menu: OpenMenu, who: Who | null) {
  const judge = useJudge(who);
  const answered = menu.dishes.map((dish): AnsweredDish => ({
    dish,
    judged: judge?.(dish) ?? null,
  }));
  return { judge, answered };
}

/** The photos of the menu, a box around every dish. */
export function MenuPhotos({
  menu,
  who,
  chosen,
  onChoose,
}: Pick<MenuAnswerProps, 'menu' | 'who'> & {
  chosen: number | null;
  onChoose: (id: number) => void;
}) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const { answered } = useAnswered(menu, who);
  return (
    <div className="grid gap-2">
      {menu.photos.map((photo, at) => (
        <PhotoView
          key={at}
          photo={photo}
          number={at + 1}
          chosen={chosen}
          onChoose={(id) => {
            onChoose(id);
            goTo(`dish-${id}`, `#dish-${id} button`);
          }}
          dishes={answered.flatMap(({ dish, judged }) => {
            const { box } = dish;
            if (box === null || dish.photo !== at) return [];
            const seen: { box: Box } & typeof dish = { ...dish, box };
            const name = judged
              ? t('dishVerdict', {
                  dish: dish.en,
                  verdict: toVerdictWords(words, judged, false).verdict,
                })
              : dish.en;
            return [{ dish: seen, verdict: judged?.verdict ?? null, name }];
          })}
        />
      ))}
    </div>
  );
}

/** Every dish of the menu with what it is to the visitor, and what can be done with that. */
export function MenuAnswer({
  menu,
  who,
  chosen,
  onChoose,
  onReadAnother,
}: MenuAnswerProps & { chosen: number | null; onChoose: (id: number) => void }) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const { judge, answered } = useAnswered(menu, who);
  const profile = useAtomValue(profileAtom);
  const fillWish = useSetAtom(fillWishAtom);
  const { isShown, show, hide } = useShown('#card');
  const [isAsWritten, setIsAsWritten] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const shown = judge && !isAsWritten ? toBestFirst(answered) : answered;
  const asked = answered.flatMap(({ dish: { ko, en }, judged }) => {
    if (judged?.verdict !== 'ask' && judged?.verdict !== 'unknown') return [];
    const codes = judged.about.length > 0 ? judged.about : judged.tell;
    return [{ ko, en, foods: toAskedFoods(codes) }];
  });

  return (
    <section aria-label={t('menu')}>
      <p role="status" className="mt-3 font-bold">
        {judge
          ? toTotalWords(
              t,
              answered.flatMap(({ judged }) => judged?.verdict ?? []),
            )
          : t('dishCount', { count: menu.dishes.length })}
      </p>
      {who && isSevere(who.avoided) ? (
        <p className="mt-1 rounded-control bg-warn-soft px-2 py-1 font-bold text-warn">
          {words('alwaysAsk')}
        </p>
      ) : null}
      {profile && !who ? (
        <p className="text-ink-soft">
          {t.rich('notChecked', {
            profile: (link) => (
              <Link href="/card" className="font-bold text-brand-strong underline">
                {link}
              </Link>
            ),
          })}
        </p>
      ) : null}
      {judge && answered.length > 1 ? (
        <div role="group" aria-label={t('order')} className="mt-2 flex flex-wrap gap-2">
          {[false, true].map((asWritten) => (
            <button
              key={String(asWritten)}
              type="button"
              aria-pressed={isAsWritten === asWritten}
              onClick={() => setIsAsWritten(asWritten)}
              className={CHIP_CLASS}
            >
              {asWritten ? t('asWritten') : t('bestFirst')}
            </button>
          ))}
        </div>
      ) : null}
      <ul aria-label={t('dishes')} className="mt-1 divide-y divide-line">
        {shown.map(({ dish, judged }) => (
          <DishRow
            key={dish.id}
            dish={dish}
            judged={judged}
            judge={judge}
            who={who}
            photo={dish.photo === null ? undefined : menu.photos[dish.photo]}
            isOpen={open === dish.id}
            isChosen={chosen === dish.id}
            onToggle={() => setOpen(open === dish.id ? null : dish.id)}
            onShowInPhoto={() => {
              onChoose(dish.id);
              goTo(`box-${dish.id}`, `#box-${dish.id}`);
            }}
          />
        ))}
      </ul>
      <p className="mt-2 text-fine text-ink-soft">{t('namesOnly')}</p>
      <div className="mt-4 grid gap-2">
        {asked.length > 0 ? (
          <button
            type="button"
            onClick={() => {
              fillWish(who?.need ?? null);
              show();
            }}
            className={buttonClass('primary')}
          >
            {t('askInKorean')}
          </button>
        ) : null}
        <button type="button" onClick={onReadAnother} className={buttonClass('secondary')}>
          {t('readAnother')}
        </button>
      </div>
      <KeepMenu key={menu.readAt} menu={menu} />
      {profile && asked.length > 0 && isCardReady(profile) ? (
        <Suspense fallback={null}>
          <AskCard profile={profile} asked={asked} isShown={isShown} onHide={hide} />
        </Suspense>
      ) : null}
    </section>
  );
}
