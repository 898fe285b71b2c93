'use client';

import { useSetAtom } from 'jotai';
import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DishVerdict } from '@/lib/engine/judge/dish-verdict';
import { correctDishAtom, type OpenDish } from '@/lib/kept/menu-atoms';
import type { MenuPhoto } from '@/lib/kept/menus';
import { toVerdictWords } from '@/lib/words/verdict-words';
import { DishLine } from '../profile/dish-line';
import type { Who } from '../profile/use-who';
import { FoodPicture } from '../ui/food-picture';
import { DishMore } from './dish-more';
import { UncertainReading } from './uncertain-reading';
import type { useJudge } from './use-judge';

interface DishRowProps {
  dish: OpenDish;
  judged: DishVerdict | null;
  judge: ReturnType<typeof useJudge>;
  who: Who | null;
  photo: MenuPhoto | undefined;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onShowInPhoto: () => void;
}

const toSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Fits", "Not for you: Pork"; a reason that begins with the word says it once. */
function toReason(judged: DishVerdict, isMeatWish: boolean): string {
  const { verdict, reason } = toVerdictWords(judged, isMeatWish);
  if (reason.toLowerCase().startsWith(verdict)) return reason;
  return reason ? `${toSentence(verdict)}: ${reason}` : toSentence(verdict);
}

/** A dish of the menu; a tap opens what is in it. */
export function DishRow({
  dish,
  judged,
  judge,
  who,
  photo,
  isOpen,
  isChosen,
  onToggle,
  onShowInPhoto,
}: DishRowProps) {
  const t = useTranslations('menu');
  const format = useFormatter();
  const correct = useSetAtom(correctDishAtom);
  const moreId = useId();
  const isInPhoto = photo !== undefined && dish.box !== null;
  return (
    <li
      id={`dish-${dish.id}`}
      data-verdict={judged?.verdict}
      className={`scroll-my-4 py-3 ${isChosen ? '-mx-3 rounded-control bg-brand-soft px-3' : ''}`}
    >
      <div className="relative">
        <DishLine
          verdict={judged?.verdict ?? null}
          picture={
            <FoodPicture kind={dish.kind} className="size-12 rounded-control bg-accent-soft p-1" />
          }
          name={
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? moreId : undefined}
              onClick={onToggle}
              className="covering text-left font-bold"
            >
              {dish.en}
            </button>
          }
          ko={dish.ko}
          reason={judged ? toReason(judged, who?.need.kind === 'meats') : undefined}
          price={
            dish.price === null
              ? undefined
              : format.number(dish.price, { style: 'currency', currency: 'KRW' })
          }
        />
      </div>
      {dish.certain ? null : (
        <UncertainReading
          dish={dish}
          photo={photo}
          judge={judge}
          onChoose={(known) => correct(dish.id, known)}
        />
      )}
      {isOpen ? (
        <div id={moreId}>
          <DishMore dish={dish} who={who} onShowInPhoto={isInPhoto ? onShowInPhoto : null} />
        </div>
      ) : null}
    </li>
  );
}
