import { createNavigation } from 'next-intl/navigation';
import { DEFAULT_LOCALE, LOCALES } from '../locales';

/** Links and moves that stay in the language of the page: English has no prefix, and no cookie remembers a language. */
export const { Link, usePathname, useRouter, getPathname } = createNavigation({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
});
