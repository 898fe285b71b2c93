'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { correctDishAtom, type OpenDish, removeDishAtom } from '@/lib/menu-reader/open-menu';
import type { MenuPhoto } from '@/lib/store/menus';
import { formatVerdictLine } from '@/lib/format/format-dish-verdict';
import { formatWon } from '@/lib/format/format-price';
import { useHasParty } from '../party/use-has-party';
import { DishLine } from '../ui/dish-line';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { FoodPicture } from '../ui/food-picture';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useFetched } from '../ui/use-fetched';
import { isUnreadable } from './menu-dishes';
import type { useMenuMatcher } from './use-menu-matcher';
import { toNamedDishPath } from '@/lib/dishes/dish';
import { formatDish } from '@/lib/format/format-dish';
import { ACTION_CLASS } from '../ui/action-class';
import { DishLink } from '../ui/dish-link';
import { DishCombobox } from './dish-combobox';
import type { DishDetails } from '@kioot/menu-reader';
import { VerdictMark } from '../ui/verdict-mark';
import { PhotoCrop } from './photo-view';
import { useReader } from './use-reader';

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
          <PartyDishLine
            fallback={<DishLine {...line} verdict={null} />}
            dish={dish}
            place="unknown"
            line={line}
            alone={visitorLine}
          />
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

const SECTIONS = ['what', 'inIt', 'allergens', 'spice'] as const;

/** Description and ingredients of a dish, with actions to correct it. */
function DishDetailsPanel({
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

/** Candidates for an uncertain dish, next to its part of the photo. */
function UncertainReading({
  dish,
  photo,
  matchDish,
  onChoose,
}: {
  dish: OpenDish;
  photo: MenuPhoto | undefined;
  matchDish: ReturnType<typeof useMenuMatcher>;
  onChoose: (dish: DishDetails) => void;
}) {
  const t = useTranslations('menu');
  const getReader = useReader();
  const { ko, others, box } = dish;
  const isUnread = isUnreadable(dish);
  const names = isUnread ? others : [ko, ...others];
  const { data: candidates = [] } = useFetched({
    name: 'Loading the candidates of a dish',
    key: names.join('\n'),
    fetchData: async () => (await getReader()).getDishes(names),
  });

  const crop = photo && box ? <PhotoCrop photo={photo} box={box} /> : null;
  // One of one is no choice.
  if (candidates.length < 2) {
    return (
      <div className="relative mt-2 rounded-control border-2 border-warn bg-warn-soft p-3">
        {isUnread ? null : <p className="text-fine font-bold">{t('unsure')}</p>}
        {crop}
      </div>
    );
  }
  return (
    <fieldset className="relative mt-2 rounded-control border-2 border-warn bg-warn-soft p-3">
      <legend className="px-1 text-fine font-bold">{t('unsure')}</legend>
      {crop}
      <div className="mt-2 grid gap-2">
        {candidates.map((candidate) => (
          <button
            key={candidate.ko}
            type="button"
            onClick={() => onChoose(candidate)}
            className="flex min-h-touch items-center gap-2 rounded-control border-2 border-line-strong bg-surface px-3 py-1.5 text-left"
          >
            <VerdictMark verdict={matchDish?.(candidate).verdict ?? null} />
            <span>
              {t.rich('itSays', {
                dish: candidate.ko,
                more: (chunks) => <span className="sr-only">{chunks}</span>,
                ko: (ko) => (
                  <span lang="ko" className="font-bold">
                    {ko}
                  </span>
                ),
              })}{' '}
              <span className="text-ink-soft">{candidate.en}</span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
