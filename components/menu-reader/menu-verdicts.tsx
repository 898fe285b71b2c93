'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import type { OpenMenu } from '@/lib/menu-reader/open-menu';
import { toQuestionFoods } from '@/lib/staff-card/question-foods';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import type { Box } from '@kioot/menu-reader';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { tableAtom } from '../party/table-atoms';
import { CHIP_CLASS } from '../ui/action-class';
import { buttonClass } from '../ui/button-class';
import { Link } from '../ui/link';
import { useHashDialog } from '../ui/use-hash-dialog';
import { DishRow } from './dish-row';
import { formatVerdictCounts } from './format-menu';
import { isUnreadable, sortByVerdict, type MatchedDish } from './menu-dishes';
import { MenuStorageOptions } from './menu-storage-options';
import { PhotoView } from './photo-view';
import { useMenuMatcher } from './use-menu-matcher';

const QuestionCard = lazy(() => import('./question-card'));
const MenuOrder = lazy(() => import('./menu-order'));

/** Scrolls to an element and focuses another. */
function scrollAndFocus(id: string, focusSelector: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  document.querySelector<HTMLElement>(focusSelector)?.focus({ preventScroll: true });
}

interface MenuVerdictsProps {
  menu: OpenMenu;
  diet: DietSummary | null;
  onReadAnother: () => void;
}

function useDishVerdicts(menu: OpenMenu, diet: DietSummary | null) {
  const matchDish = useMenuMatcher(diet);
  const matchedDishes = menu.dishes.map((dish): MatchedDish => ({
    dish,
    dishVerdict: matchDish?.(dish) ?? null,
  }));
  return { matchDish, matchedDishes };
}

/** Photos of the menu with a box around each dish. */
export function MenuPhotos({
  menu,
  diet,
  chosen,
  onChoose,
}: Pick<MenuVerdictsProps, 'menu' | 'diet'> & {
  chosen: number | null;
  onChoose: (id: number) => void;
}) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const { matchedDishes } = useDishVerdicts(menu, diet);
  return (
    <div className="grid gap-2">
      {menu.photos.map((photo, index) => (
        <PhotoView
          key={index}
          photo={photo}
          number={index + 1}
          chosen={chosen}
          onChoose={(id) => {
            onChoose(id);
            scrollAndFocus(`dish-${id}`, `#dish-${id} button`);
          }}
          dishes={matchedDishes.flatMap(({ dish, dishVerdict }) => {
            const { box } = dish;
            if (box === null || dish.photo !== index) return [];
            const photoDish: { box: Box } & typeof dish = { ...dish, box };
            const en = isUnreadable(dish) ? t('cannotRead') : dish.en;
            const name = dishVerdict
              ? t('dishVerdict', {
                  dish: en,
                  verdict: formatDishVerdict(words, dishVerdict, false).verdict,
                })
              : en;
            return [{ dish: photoDish, verdict: dishVerdict?.verdict ?? null, name }];
          })}
        />
      ))}
    </div>
  );
}

/** Numbers of dishes by their verdict, and what to know before one reads on. */
function MenuSummary({
  matchedDishes,
  diet,
  isMatched,
}: {
  matchedDishes: readonly MatchedDish[];
  diet: DietSummary | null;
  isMatched: boolean;
}) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const party = useTranslations('party');
  const table = useAtomValue(tableAtom);
  const profile = useAtomValue(profileAtom);
  const dishCount = t('dishCount', { count: matchedDishes.length });
  const counts = formatVerdictCounts(
    t,
    matchedDishes.flatMap(({ dishVerdict }) => dishVerdict?.verdict ?? []),
  );
  const isSevere = (table ?? (diet ? [diet] : [])).some(({ profile: restrictions }) =>
    isSevereSearchProfile(restrictions),
  );
  return (
    <>
      <p role="status" className="mt-3 font-bold">
        {isMatched ? (table ? party('countsForAll', { counts }) : counts) : dishCount}
      </p>
      {isSevere ? (
        <p className="mt-1 rounded-control bg-warn-soft px-2 py-1 font-bold text-warn">
          {table ? party('severeAtTable') : words('alwaysAsk')}
        </p>
      ) : null}
      {profile && !diet ? (
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
    </>
  );
}

/** Dishes of the menu with their verdicts, and actions for the menu. */
export function MenuVerdicts({
  menu,
  diet,
  chosen,
  onChoose,
  onReadAnother,
}: MenuVerdictsProps & { chosen: number | null; onChoose: (id: number) => void }) {
  const t = useTranslations('menu');
  const orderText = useTranslations('order');
  const { matchDish, matchedDishes } = useDishVerdicts(menu, diet);
  const profile = useAtomValue(profileAtom);
  const { isOpen, open, close } = useHashDialog('#card');
  const order = useHashDialog('#order');
  const [isOrderUsed, setIsOrderUsed] = useState(false);
  const [isAsWritten, setIsAsWritten] = useState(false);
  const [openDishId, setOpenDishId] = useState<number | null>(null);
  const orderedDishes = matchDish && !isAsWritten ? sortByVerdict(matchedDishes) : matchedDishes;
  const questions = matchedDishes.flatMap(({ dish, dishVerdict }) => {
    if (isUnreadable(dish)) return [];
    const { ko, en } = dish;
    if (dishVerdict?.verdict !== 'ask' && dishVerdict?.verdict !== 'unknown') return [];
    return [{ ko, en, foods: toQuestionFoods(dishVerdict) }];
  });

  return (
    <section aria-label={t('menu')}>
      <MenuSummary matchedDishes={matchedDishes} diet={diet} isMatched={matchDish !== null} />
      {matchDish && matchedDishes.length > 1 ? (
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
        {orderedDishes.map(({ dish, dishVerdict }) => (
          <DishRow
            key={dish.id}
            dish={dish}
            dishVerdict={dishVerdict}
            matchDish={matchDish}
            diet={diet}
            photo={dish.photo === null ? undefined : menu.photos[dish.photo]}
            isOpen={openDishId === dish.id}
            isChosen={chosen === dish.id}
            onToggle={() => setOpenDishId(openDishId === dish.id ? null : dish.id)}
            onShowInPhoto={() => {
              onChoose(dish.id);
              scrollAndFocus(`box-${dish.id}`, `#box-${dish.id}`);
            }}
          />
        ))}
      </ul>
      <p className="mt-2 text-fine text-ink-soft">{t('namesOnly')}</p>
      <div className="mt-4 grid gap-2">
        {questions.length > 0 ? (
          <button type="button" onClick={open} className={buttonClass('primary')}>
            {t('askInKorean')}
          </button>
        ) : null}
        <button
          type="button"
          onClick={() => {
            setIsOrderUsed(true);
            order.open();
          }}
          className={buttonClass(questions.length > 0 ? 'secondary' : 'primary')}
        >
          {orderText('open')}
        </button>
        <button type="button" onClick={onReadAnother} className={buttonClass('secondary')}>
          {t('readAnother')}
        </button>
      </div>
      <MenuStorageOptions key={menu.readAt} menu={menu} />
      {questions.length > 0 ? (
        <Suspense fallback={null}>
          <QuestionCard questions={questions} isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
      {profile && (isOrderUsed || order.isOpen) ? (
        <Suspense fallback={null}>
          <MenuOrder
            dishes={menu.dishes}
            place={menu.place}
            profile={profile}
            isOpen={order.isOpen}
            onClose={order.close}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
