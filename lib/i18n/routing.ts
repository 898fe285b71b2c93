import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALES } from '../locales';

/** Addresses of the languages: only the address chooses one (decision 0123). English has no prefix. */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  // Pages name their languages themselves (`lib/page-links.ts`).
  alternateLinks: false,
});
