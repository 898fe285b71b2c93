'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toTelLink } from '@/lib/phone-number';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { FullScreenDialog } from '../ui/full-screen-dialog';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { useHashDialog } from '../ui/use-hash-dialog';
import { TILE_CLASS } from './tile-class';

/** Address in large Korean letters, for a taxi driver. */
export function TaxiCard({ restaurant }: { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const locale = useLocale();
  const { isOpen, open, close } = useHashDialog('#taxi');
  const { title, title_eng: titleEng, addr1, tel } = useLocalizedRestaurant(restaurant);
  const phone = toTelLink(tel);
  return (
    <>
      <button type="button" onClick={open} className={TILE_CLASS}>
        <svg aria-hidden viewBox="0 0 20 20" className="shrink-0">
          <path
            d="M3 14v-3l2-5h10l2 5v3zm1 0v2m12-2v2M3 11h14M8 6V4h4v2M6 12.6v.1m8-.1v.1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {t('taxiCard')}
      </button>
      <FullScreenDialog
        label={t('taxiCardTitle')}
        isOpen={isOpen}
        onClose={close}
        maxScreens={1}
        minFontScale={0.25}
        className="text-[calc(var(--fit,1)*clamp(2.5rem,13vmin,9rem))] landscape:open:flex-row-reverse"
      >
        <div
          lang="ko"
          className="mx-auto grid w-full max-w-[72rem] flex-1 content-center-safe gap-[0.5em] px-page pb-[max(1.5rem,env(safe-area-inset-bottom))] font-bold break-keep wrap-normal landscape:pl-[max(1.25rem,env(safe-area-inset-left))]"
        >
          <p>
            여기로 가 주세요.
            <span lang={locale} className="block text-body font-normal break-normal text-ink-soft">
              {t('takeMeHere', { place: titleEng || title })}
            </span>
          </p>
          <p className="text-[1.4em] leading-tight font-extrabold">{title}</p>
          {addr1 ? <p className="leading-snug">{addr1}</p> : null}
          {phone ? (
            <p className="text-[0.85em]">
              전화 <span className="inline-block">{phone.number}</span>
            </p>
          ) : null}
        </div>
      </FullScreenDialog>
    </>
  );
}
