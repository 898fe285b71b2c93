'use client';

import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { correctDishAtom, type OpenDish } from '@/lib/kept/menu-atoms';
import type { WordsOf } from '@/lib/i18n/words';
import type { MenuPhoto } from '@/lib/kept/menus';
import { toSentence } from '@/lib/words/code-words';
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

/** "Fits", "Not for you: Pork"; a reason that begins with the word says it once. */
function toReason(
  t: WordsOf<'menu'>,
  words: WordsOf<'words'>,
  judged: DishVerdict,
  isMeatWish: boolean,
): string {
  const { verdict, reason } = toVerdictWords(words, judged, isMeatWish);
  if (reason.toLowerCase().startsWith(verdict)) return reason;
  return reason
    ? t('verdictAndReason', { verdict: toSentence(verdict), reason })
    : toSentence(verdict);
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
  const words = useTranslations('words');
  const locale = useLocale();
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
          reason={judged ? toReason(t, words, judged, who?.need.kind === 'meats') : undefined}
          price={
            dish.price === null
              ? undefined
              : new Intl.NumberFormat(locale, { style: 'currency', currency: 'KRW' }).format(
                  dish.price,
                )
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
