'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { correctDishAtom, dropDishAtom, type OpenDish } from '@/lib/kept/menu-atoms';
import { toDishWords } from '@/lib/words/dish-words';
import type { Who } from '../profile/use-who';
import { ACTION_CLASS } from '../ui/action';
import { DishField } from './dish-field';

const PARTS = ['what', 'inIt', 'allergens', 'spice'] as const;

/** What a dish is and what is in it, and ways to say that it is another one. */
export function DishMore({
  dish,
  who,
  onShowInPhoto,
}: {
  dish: OpenDish;
  who: Who | null;
  /** Null for a dish that stands in no photo. */
  onShowInPhoto: (() => void) | null;
}) {
  const t = useTranslations('menu');
  const correct = useSetAtom(correctDishAtom);
  const drop = useSetAtom(dropDishAtom);
  const words = toDishWords(useTranslations('words'), dish);
  return (
    <div className="relative mt-2 space-y-3 rounded-control bg-surface p-3">
      <dl className="space-y-1.5">
        {PARTS.map((part) => {
          const text = [words[part]].flat().filter(Boolean).join(' ');
          return text ? (
            <div key={part}>
              <dt className="text-fine font-bold text-brand-strong">{t(`parts.${part}`)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null;
        })}
      </dl>
      <p className="text-fine text-ink-soft">
        {t('byName')}
        {dish.read === dish.ko ? null : (
          <>
            {' '}
            {t.rich('lettersRead', {
              letters: dish.read,
              ko: (letters) => <span lang="ko">{letters}</span>,
            })}
          </>
        )}
      </p>
      <DishField
        label={t('otherDish')}
        toAction={(ko) => t.rich('itIs', { dish: () => ko })}
        who={who}
        onChoose={(known) => correct(dish.id, known)}
      />
      <div className="flex flex-wrap gap-2">
        {onShowInPhoto ? (
          <button type="button" onClick={onShowInPhoto} className={ACTION_CLASS}>
            {t('showInPhoto')}
          </button>
        ) : null}
        <button type="button" onClick={() => drop(dish.id)} className={ACTION_CLASS}>
          {t('drop')}
        </button>
      </div>
    </div>
  );
}
