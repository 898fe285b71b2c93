'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toCallLink } from '@/lib/phone';
import type { Restaurant } from '@/lib/search/contract';
import { FullScreenDialog } from '../ui/full-screen-dialog';
import { useInLanguage } from '../ui/use-in-language';
import { useShown } from '../ui/use-shown';
import { TILE_CLASS } from './tile';

/** What to show a driver: where to go, in letters read from the front seat. */
export function TaxiCard({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('places');
  const locale = useLocale();
  const { isShown, show, hide } = useShown('#taxi');
  const { title, title_eng: titleEng, addr1, tel } = useInLanguage(restaurant);
  const call = toCallLink(tel);
  return (
    <>
      <button type="button" onClick={show} className={TILE_CLASS}>
        <svg aria-hidden viewBox="0 0 20 20" className="size-6">
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
        isShown={isShown}
        onHide={hide}
        screens={1}
        leastFit={0.25}
        className="text-[calc(var(--fit,1)*clamp(2.5rem,13vmin,9rem))] landscape:open:flex-row-reverse"
      >
        <div
          lang="ko"
          className="mx-auto grid w-full max-w-[72rem] flex-1 content-center-safe gap-[0.5em] px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] font-bold break-keep wrap-normal landscape:pl-[max(1.25rem,env(safe-area-inset-left))]"
        >
          <p>
            여기로 가 주세요.
            <span lang={locale} className="block text-body font-normal text-ink-soft">
              {t('takeMeHere', { place: titleEng || title })}
            </span>
          </p>
          <p className="text-[1.4em] leading-tight font-extrabold">{title}</p>
          {addr1 ? <p className="leading-snug">{addr1}</p> : null}
          {call ? <p className="text-[0.85em]">전화 {call.number}</p> : null}
        </div>
      </FullScreenDialog>
    </>
  );
}
