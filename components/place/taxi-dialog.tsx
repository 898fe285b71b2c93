'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toTelLink } from '@/lib/phone-number';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { FullScreenDialog } from '../ui/full-screen-dialog';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';

interface TaxiDialogProps {
  restaurant: PlaceCard;
  isOpen: boolean;
  onClose: () => void;
}

/** Address in large Korean letters, for a taxi driver. */
export function TaxiDialog({ restaurant, isOpen, onClose }: TaxiDialogProps) {
  const t = useTranslations('places');
  const locale = useLocale();
  const { title, title_eng: titleEng, addr1, tel } = useLocalizedRestaurant(restaurant);
  const phone = toTelLink(tel);
  return (
    <FullScreenDialog
      label={t('taxiCardTitle')}
      isOpen={isOpen}
      onClose={onClose}
      maxScreens={1}
      minFontScale={0.25}
      className="text-[calc(var(--fit,1)*clamp(2.5rem,13vmin,9rem))] landscape:open:flex-row-reverse"
    >
      <div
        lang="ko"
        className="mx-auto grid w-full max-w-[72rem] flex-1 content-center-safe gap-[0.5em] px-page pb-[max(1.5rem,env(safe-area-inset-bottom))] font-bold break-keep wrap-normal landscape:pl-[max(1.25rem,env(safe-area-inset-left))]"
      >
        <p>
          여기로 가{'\u00a0'}주세요.
          <span lang={locale} className="block text-body font-normal break-normal text-ink-soft">
            {t('takeMeHere', { place: titleEng || title })}
          </span>
        </p>
        <p className="text-[1.4em] leading-tight font-extrabold">{title}</p>
        {addr1 ? <p className="leading-snug">{keepNumbers(addr1)}</p> : null}
        {phone ? (
          <p className="text-[0.85em]">
            전화 <span className="inline-block">{phone.number}</span>
          </p>
        ) : null}
      </div>
    </FullScreenDialog>
  );
}

/** Keeps "14-5" on one line. */
const keepNumbers = (address: string) =>
  address.split(/(\d+-\d+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
