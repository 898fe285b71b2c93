'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPriceRange } from '@/lib/format/format-price';
import type { PriceRange } from '@/lib/search/contract/rec-contract';

/** "₩8,000–12,000", with its year where it is an old one. */
export function PriceText({ price }: { price: PriceRange }) {
  const t = useTranslations('words');
  const [nowMs] = useState(() => Date.now());
  return formatPriceRange(t, price, nowMs);
}
