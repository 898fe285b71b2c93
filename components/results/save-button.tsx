'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UserPref } from '@/lib/session/preferences';
import { MAX_SAVED, isSaved } from '@/lib/kept/saved';
import {
  removePlaceAtom,
  savePlaceAtom,
  savedAtom,
  type SaveOutcome,
} from '@/lib/kept/saved-atoms';
import type { Restaurant } from '@/lib/search/contract';
import { ACTION_CLASS, ICON_ACTION_CLASS } from '../ui/action';
import { useInLanguage } from '../ui/use-in-language';
import { Icon } from './icons';

interface SaveButtonProps {
  restaurant: Restaurant;
  userPref: UserPref;
  /** A heart alone, for a card. */
  isCompact?: boolean;
}

/** Puts a restaurant on the visitor's own list, and takes it off again. */
export function SaveButton({ restaurant, userPref, isCompact = false }: SaveButtonProps) {
  const t = useTranslations('results');
  const { title, title_eng: titleEng } = useInLanguage(restaurant);
  const saved = useAtomValue(savedAtom);
  const savePlace = useSetAtom(savePlaceAtom);
  const removePlace = useSetAtom(removePlaceAtom);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const isOn = saved !== null && isSaved(saved, restaurant.contentId);

  function toggle() {
    if (!isOn) {
      setOutcome(savePlace({ restaurant, userPref, savedAt: Date.now() }));
      return;
    }
    removePlace(restaurant.contentId);
    setOutcome(null);
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={toggle}
        className={isCompact ? ICON_ACTION_CLASS : ACTION_CLASS}
      >
        <Icon name="save" isFilled={isOn} />
        <span className={isCompact ? 'sr-only' : undefined}>{t(isOn ? 'saved' : 'save')}</span>
        <span className="sr-only"> {titleEng || title}</span>
      </button>
      {outcome && outcome !== 'saved' ? (
        <p role="alert" className="fixed inset-x-0 bottom-0 z-30 bg-surface p-3 text-danger">
          {t(`notSaved.${outcome}`, { max: MAX_SAVED })}
        </p>
      ) : null}
    </>
  );
}
