'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { correctDishAtom, removeDishAtom, type OpenDish } from '@/lib/menu-reader/open-menu';
import { toNamedDishPath } from '@/lib/dishes/dish-path';
import { formatDish } from '@/lib/format/format-dish';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { ACTION_CLASS } from '../ui/action-class';
import { DishLink } from '../ui/dish-link';
import { DishCombobox } from './dish-combobox';

const SECTIONS = ['what', 'inIt', 'allergens', 'spice'] as const;

/** Description and ingredients of a dish, with actions to correct it. */
export function DishDetailsPanel({
  dish,
  diet,
  onShowInPhoto,
}: {
  dish: OpenDish;
  diet: DietSummary | null;
  /** Null when the dish has no box in a photo. */
  onShowInPhoto: (() => void) | null;
}) {
  const t = useTranslations('menu');
  const correct = useSetAtom(correctDishAtom);
  const drop = useSetAtom(removeDishAtom);
  // Not within the call: its types would be compared message by message, for minutes.
  const tWords = useTranslations('words');
  const words = formatDish(tWords, dish);
  return (
    <div className="relative mt-2 space-y-3 rounded-control bg-surface p-3">
      <dl className="space-y-1.5">
        {SECTIONS.map((part) => {
          const text = [words[part]].flat().filter(Boolean).join(' ');
          return text ? (
            <div key={part}>
              <dt className="text-fine font-bold text-brand-strong">{t(`parts.${part}`)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null;
        })}
      </dl>
      {dish.unexplained.length > 0 ? (
        <p>
          {t.rich('notUnderstood', {
            words: dish.unexplained.join(' · '),
            ko: (words) => <span lang="ko">{words}</span>,
          })}
        </p>
      ) : null}
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
      <DishLink path={toNamedDishPath(dish.ko)}>{t('aboutDish')}</DishLink>
      <DishCombobox
        label={t('otherDish')}
        toAction={(ko) => t.rich('itIs', { dish: () => ko })}
        diet={diet}
        onChoose={([corrected]) => correct(dish.id, corrected)}
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
