'use client';

import { atom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPriceRange } from '@/lib/format/format-price';
import type { PriceRange } from '@/lib/search/contract/rec-contract';
import type * as Conversion from './converted-price';

/** Rates and their components, while a `CurrencyNote` is on the screen. */
export const conversionAtom = atom<typeof Conversion | null>(null);

/** "₩8,000–12,000 · ≈$5.90–$8.80", with its year where it is an old one. */
export function PriceText({ price }: { price: PriceRange }) {
  const t = useTranslations('words');
  const [nowMs] = useState(Date.now);
  const conversion = useAtomValue(conversionAtom);
  return (
    <>
      {formatPriceRange(t, price, nowMs)}
      {conversion && <conversion.ForeignPrice price={price} />}
    </>
  );
}
