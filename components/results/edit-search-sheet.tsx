'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { AREAS, RADII_M, getArea } from '@/lib/areas';
import { EMPTY_PROFILE, toDietRestrictions } from '@/lib/client-store/diet-profile';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { searchAtom } from '@/lib/session/session-atoms';
import { getOriginArea } from '@/lib/session/session';
import { formatRadius, formatArea } from '@/lib/format/format-area';
import { DietFields } from '../diet-profile/diet-fields';
import { AvoidedFields } from '../diet-profile/profile-fields';
import { LazyPartyRow } from '../party/lazy-party-row';
import { buttonClass } from '../ui/button-class';
import { Chip } from '../ui/chip';
import { BottomSheet, closeSheet } from '../ui/bottom-sheet';
import { useRefineSearch } from './use-refine-search';

const AROUND_YOU = 'around-you';

/** Dialog to edit the search; every change updates the list behind it. */
export function EditSearchSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const ui = useTranslations('ui');
  const total = useAtomValue(searchAtom)?.total ?? 0;
  const { criteria, change, retry, isPending, isError } = useRefineSearch();
  // After a reload the profile is read on demand; the sheet opens when it is there.
  if (!criteria) return null;
  const { origin, radius, userPref } = criteria;
  const area = getOriginArea(origin);

  return (
    <BottomSheet
      title={t('whatISearchFor')}
      close={t('close')}
      onClose={onClose}
      className="scroll-pb-24 overflow-y-auto overscroll-contain"
    >
      <div className="px-page pb-2">
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
                {area ? formatArea(words, area) : words('aroundYou')}
              </option>
            )}
            {AREAS.map((option) => (
              <option key={option.id} value={String(option.id)}>
                {formatArea(words, option)} {option.location_ko}
              </option>
            ))}
          </select>
        </label>
        <div role="group" aria-label={t('distance')} className="mt-4">
          <p aria-hidden className="font-bold">
            {t('distance')}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            {RADII_M.map((radiusM) => (
              <Chip
                key={radiusM}
                isOn={radiusM === radius}
                onToggle={() => change({ radius: radiusM })}
              >
                {formatRadius(words, radiusM)}
              </Chip>
            ))}
          </div>
        </div>
        <DietFields userPref={userPref} restrictions={criteria} onChange={change} />
        <p className="mt-4 mb-1 font-bold">{t('allergiesAndSpice')}</p>
        <AvoidedFields
          avoided={criteria}
          onChange={change}
          // Keeps ingredients added on the staff card; they are cleared there.
          onClear={() => change({ ...toDietRestrictions(EMPTY_PROFILE), others: criteria.others })}
        />
        <LazyPartyRow />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {isError ? (
          <p role="alert" className="mb-2 font-bold text-danger">
            {t('listIsAsItWas', { problem: getOfflineNotice(ui) ?? t('failed') })}
          </p>
        ) : null}
        <button
          type="button"
          aria-busy={isPending}
          onClick={isError ? retry : closeSheet}
          className={buttonClass('primary', 'w-full')}
        >
          {isError
            ? t('tryOnceMore')
            : isPending
              ? t('looking')
              : t('showPlaces', { count: total })}
        </button>
      </div>
    </BottomSheet>
  );
}
