'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UserPref } from '@/lib/needs/user-pref';
import {
  MAX_SAVED_PLACES,
  isPlaceSaved,
  removePlaceAtom,
  savePlaceAtom,
  savedPlacesAtom,
  type SaveOutcome,
} from '@/lib/store/saved-places';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { ACTION_CLASS, ICON_ACTION_CLASS } from '../ui/action-class';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { CardIcon } from './card-icons';

interface SaveButtonProps {
  restaurant: PlaceCard;
  /** Name that the screen shows, where it is not that of the page's language. */
  name?: string;
  userPref: UserPref;
  /** Icon only, for a card. */
  isCompact?: boolean;
  className?: string;
}

/** Toggles a restaurant in the saved places. */
export function SaveButton({
  restaurant,
  name,
  userPref,
  isCompact = false,
  className = isCompact ? ICON_ACTION_CLASS : ACTION_CLASS,
}: SaveButtonProps) {
  const t = useTranslations('results');
  const { title, title_eng: titleEng } = useLocalizedRestaurant(restaurant);
  const saved = useAtomValue(savedPlacesAtom);
  const savePlace = useSetAtom(savePlaceAtom);
  const removePlace = useSetAtom(removePlaceAtom);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const isSaved = saved !== undefined && isPlaceSaved(saved, restaurant.contentId);

  function toggle() {
    if (!isSaved) {
      setOutcome(savePlace({ restaurant, userPref, savedAt: Date.now() }));
      return;
    }
    removePlace(restaurant.contentId);
    setOutcome(null);
  }

  return (
    <>
      <button type="button" aria-pressed={isSaved} onClick={toggle} className={className}>
        <CardIcon name="save" isFilled={isSaved} />
        <span className={isCompact ? 'sr-only' : undefined}>{t(isSaved ? 'saved' : 'save')}</span>
        <span className="sr-only"> {name ?? (titleEng || title)}</span>
      </button>
      {outcome && outcome !== 'saved' ? (
        <p
          role="alert"
          className="fixed inset-x-0 bottom-(--tab-bar) z-30 bg-surface p-3 text-danger"
        >
          {t(`notSaved.${outcome}`, { max: MAX_SAVED_PLACES })}
        </p>
      ) : null}
    </>
  );
}
