import { useLocale } from 'next-intl';
import type { Restaurant } from '@/lib/search/contract';
import { inLanguage } from '@/lib/search/in-language';

/** A restaurant as this page shows it: `lib/search/in-language.ts`. */
export const useInLanguage = (restaurant: Restaurant): Restaurant =>
  inLanguage(restaurant, useLocale());
