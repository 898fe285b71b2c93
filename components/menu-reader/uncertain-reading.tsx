'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OpenDish } from '@/lib/menu-reader/open-menu';
import type { MenuPhoto } from '@/lib/store/menus';
import type { DishDetails } from '@kioot/menu-reader';
import { VerdictMark } from '../ui/verdict-mark';
import { isUnreadable } from './is-unreadable';
import { PhotoCrop } from './photo-view';
import { useReader } from './use-reader';
import type { useMenuMatcher } from './use-menu-matcher';

/** Candidates for an uncertain dish, next to its part of the photo. */
export function UncertainReading({
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
  const [candidates, setCandidates] = useState<readonly DishDetails[]>([]);
  const { ko, others, box } = dish;
  const isUnread = isUnreadable(dish);

  useEffect(() => {
    let isUnmounted = false;
    getReader()
      .then((reader) => reader.getDishes(isUnread ? others : [ko, ...others]))
      .then(
        (dishes) => {
          if (!isUnmounted) setCandidates(dishes);
        },
        (error: unknown) => console.info('[menu] loading candidates failed', error),
      );
    return () => {
      isUnmounted = true;
    };
  }, [getReader, isUnread, ko, others]);

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
