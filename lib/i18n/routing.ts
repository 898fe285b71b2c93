import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALES } from '../locales';

/** Locale routing: the address alone decides (decision 0123). English has no prefix. */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  // Pages write their own `hreflang` links (`lib/page-urls.ts`).
  alternateLinks: false,
});
