'use client';

import { atom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { formatPriceRange } from '@/lib/format/format-price';
import type { PriceRange } from '@/lib/search/contract/rec-contract';
import type * as Conversion from './converted-price';

/** Rates and their components, while a `CurrencyNote` is on the screen. */
export const conversionAtom = atom<typeof Conversion | null>(null);

/** "₩8,000–12,000 · ≈$5.90–$8.80", with its year where it is an old one. */
export function PriceText({ price }: { price: PriceRange }) {
  const t = useTranslations('words');
  // A list with a key in place of a fragment: the script of saved places is at its limit.
  return [formatPriceRange(t, price), useAtomValue(conversionAtom)?.toForeignPrice(price)];
}
