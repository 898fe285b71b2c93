'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { AREAS, RADII_M, getArea } from '@/lib/areas';
import { EMPTY_PROFILE, toAvoidedProfile } from '@/lib/kept/profile';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { searchAtom } from '@/lib/session/atoms';
import {
  MEAT_OPTIONS,
  VEGAN_OPTIONS,
  isVegetarian,
  selectMeat,
  type MeatOption,
} from '@/lib/session/preferences';
import { getOriginArea } from '@/lib/session/session';
import { toRadiusWords } from '@/lib/kept/search-words';
import { toAreaWords } from '@/lib/words/area-words';
import { AvoidedFields } from '../profile/profile-fields';
import { buttonClass } from '../ui/button';
import { CHIP_CLASS, QUIET_ACTION_CLASS } from '../ui/action';
import { useSearchAnew } from './use-search-anew';

const AROUND_YOU = 'around-you';

/** Everything the list was searched with, each changed in place; the list behind follows every change. */
export function EditSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const guide = useTranslations('guide');
  const ui = useTranslations('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const total = useAtomValue(searchAtom)?.total ?? 0;
  const { wanted, change, retry, isPending, isError } = useSearchAnew();
  // After a reload the profile is read only once something asks for it, and the dialog comes with it.
  const isReady = wanted !== null;
  useEffect(() => {
    if (isReady) dialog.current?.showModal();
  }, [isReady]);

  if (!wanted) return null;
  const { origin, radius, userPref } = wanted;
  const area = getOriginArea(origin);
  const isVegetarianNow = isVegetarian(userPref);
  const isChosen = (option: MeatOption) =>
    option === 'any' && userPref.meats.length === 0 ? true : userPref.meats.includes(option);

  function tapMeat(option: MeatOption) {
    const meats = selectMeat(userPref.meats, option);
    // The strictest kind until another is tapped: the other mistake would harm.
    change({ userPref: { meats, vegan: option === 'vegetarian' ? ['strictVegan'] : [] } });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className="mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-[640px] overflow-y-auto overscroll-contain rounded-t-sheet bg-paper text-ink shadow-lift backdrop:bg-black/50 motion-safe:animate-step-in"
    >
      <div className="px-5 pt-3 pb-2">
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-card">
            {t('whatISearchFor')}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={`${QUIET_ACTION_CLASS} -mr-2`}
          >
            {t('close')}
          </button>
        </div>
        <label className="mt-2 block font-bold">
          {t('area')}
          <select
            value={area?.id ? String(area.id) : AROUND_YOU}
            onChange={(event) => {
              const chosen = getArea(Number(event.currentTarget.value));
              if (chosen) change({ origin: chosen });
            }}
            className="mt-1 block min-h-touch w-full rounded-control border-2 border-line-strong bg-surface px-3"
          >
            {area?.id ? null : (
              <option value={AROUND_YOU}>
                {area ? toAreaWords(words, area) : words('aroundYou')}
              </option>
            )}
            {AREAS.map((each) => (
              <option key={each.id} value={String(each.id)}>
                {toAreaWords(words, each)} {each.location_ko}
              </option>
            ))}
          </select>
        </label>
        <div role="group" aria-label={t('distance')} className="mt-4">
          <p aria-hidden className="font-bold">
            {t('distance')}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            {RADII_M.map((metres) => (
              <button
                key={metres}
                type="button"
                aria-pressed={metres === radius}
                onClick={() => change({ radius: metres })}
                className={CHIP_CLASS}
              >
                {toRadiusWords(words, metres)}
              </button>
            ))}
          </div>
        </div>
        <div role="group" aria-label={t('food')} className="mt-4">
          <p aria-hidden className="font-bold">
            {t('food')}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            {MEAT_OPTIONS.map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={isChosen(option)}
                onClick={() => tapMeat(option)}
                className={CHIP_CLASS}
              >
                {guide(`meats.${option}`)}
              </button>
            ))}
          </div>
        </div>
        {isVegetarianNow ? (
          <div role="group" aria-label={t('whichVegan')} className="mt-3 grid gap-2">
            {VEGAN_OPTIONS.map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={userPref.vegan.includes(option)}
                onClick={() => change({ userPref: { ...userPref, vegan: [option] } })}
                className={`${CHIP_CLASS} flex-wrap rounded-control! py-1 text-left`}
              >
                {guide(`veganKinds.${option}`)}
                <span className="font-normal">{guide(`veganMeanings.${option}`)}</span>
              </button>
            ))}
          </div>
        ) : null}
        <p className="mt-4 mb-1 font-bold">{t('allergiesAndSpice')}</p>
        <AvoidedFields
          avoided={wanted}
          onChange={change}
          // Ingredients added on the card are cleared there.
          onClear={() => change({ ...toAvoidedProfile(EMPTY_PROFILE), others: wanted.others })}
        />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {isError ? (
          <p role="alert" className="mb-2 font-bold text-danger">
            {t('listIsAsItWas', { problem: getOfflineWords(ui) ?? t('failed') })}
          </p>
        ) : null}
        <button
          type="button"
          aria-busy={isPending}
          onClick={() => (isError ? retry() : dialog.current?.close())}
          className={buttonClass('primary', 'w-full')}
        >
          {isError
            ? t('tryOnceMore')
            : isPending
              ? t('looking')
              : t('showPlaces', { count: total })}
        </button>
      </div>
    </dialog>
  );
}
