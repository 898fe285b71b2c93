'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useHashDialog } from '../ui/use-hash-dialog';

/** Classes of an action for a place: icon above its label. */
export const TILE_CLASS =
  'flex min-h-touch min-w-0 flex-col items-center gap-1 rounded-control border-2 border-line bg-surface py-2 text-center text-fine font-bold tracking-tight shadow-card [word-break:normal] [text-wrap:balance] [&>svg]:size-5';

const TaxiDialog = lazyWithFallback(async () => (await import('./taxi-dialog')).TaxiDialog);

/** Opens the card for a taxi driver. */
export function TaxiCard({ restaurant }: { restaurant: PlaceCard }) {
  const t = useTranslations('places');
  const { isOpen, open, close } = useHashDialog('#taxi');
  const [isUsed, setIsUsed] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsUsed(true);
          open();
        }}
        className={TILE_CLASS}
      >
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
      {isUsed || isOpen ? (
        <TaxiDialog restaurant={restaurant} isOpen={isOpen} onClose={close} />
      ) : null}
    </>
  );
}
