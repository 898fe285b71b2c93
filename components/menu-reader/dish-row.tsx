'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useId } from 'react';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { correctDishAtom, type OpenDish } from '@/lib/menu-reader/open-menu';
import type { MenuPhoto } from '@/lib/store/menus';
import { formatVerdictLine } from '@/lib/format/format-dish-verdict';
import { formatWon } from '@/lib/format/format-price';
import { useHasParty } from '../party/use-has-party';
import { DishLine } from '../ui/dish-line';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { FoodPicture } from '../ui/food-picture';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { DishDetailsPanel } from './dish-details-panel';
import { isUnreadable } from './is-unreadable';
import { UncertainReading } from './uncertain-reading';
import type { useMenuMatcher } from './use-menu-matcher';

const PartyDishLine = lazyWithFallback(
  async () => (await import('../party/party-dish-line')).PartyDishLine,
);

interface DishRowProps {
  dish: OpenDish;
  dishVerdict: DishVerdict | null;
  matchDish: ReturnType<typeof useMenuMatcher>;
  diet: DietSummary | null;
  photo: MenuPhoto | undefined;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onShowInPhoto: () => void;
}

/** Dish of the menu; a tap toggles its details. */
export function DishRow({
  dish,
  dishVerdict,
  matchDish,
  diet,
  photo,
  isOpen,
  isChosen,
  onToggle,
  onShowInPhoto,
}: DishRowProps) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const correct = useSetAtom(correctDishAtom);
  const moreId = useId();
  const reasonId = useId();
  const isInPhoto = photo !== undefined && dish.box !== null;
  const isUnread = isUnreadable(dish);
  const hasParty = useHasParty();
  const line = {
    reasonId,
    picture: (
      <FoodPicture kind={dish.kind} className="size-12 rounded-control bg-accent-soft p-1" />
    ),
    name: (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? moreId : undefined}
        aria-describedby={reasonId}
        onClick={onToggle}
        className="covering text-left font-bold"
      >
        {isUnread ? t('cannotRead') : dish.en}
      </button>
    ),
    ko: isUnread && isInPhoto ? '' : dish.ko,
    price: dish.price === null ? undefined : formatWon(words, dish.price),
  };
  const visitorLine = {
    ...line,
    verdict: dishVerdict?.verdict ?? null,
    reason: dishVerdict
      ? formatVerdictLine(t, words, dishVerdict, diet?.need.kind === 'meats')
      : undefined,
  };
  return (
    <li
      id={`dish-${dish.id}`}
      data-verdict={dishVerdict?.verdict}
      className={`scroll-my-4 py-3 ${isChosen ? '-mx-3 rounded-control bg-brand-soft px-3' : ''}`}
    >
      <div className="relative">
        {hasParty ? (
          <Suspense fallback={<DishLine {...line} verdict={null} />}>
            <PartyDishLine dish={dish} place="unknown" line={line} alone={visitorLine} />
          </Suspense>
        ) : (
          <DishLine {...visitorLine} />
        )}
      </div>
      {dish.certain ? null : (
        <UncertainReading
          dish={dish}
          photo={photo}
          matchDish={matchDish}
          onChoose={(corrected) => correct(dish.id, corrected)}
        />
      )}
      {isOpen ? (
        <div id={moreId}>
          <DishDetailsPanel
            dish={dish}
            diet={diet}
            onShowInPhoto={isInPhoto ? onShowInPhoto : null}
          />
        </div>
      ) : null}
    </li>
  );
}
