import type { Locale } from '../locales';
import { SITE } from '../site';

/** The absolute address of a page in a language; English ones have no prefix. */
export function getLocaleUrl(path: string, locale: Locale): string {
  return `${SITE.url}${locale === 'en' ? '' : `/${locale}`}${path}`;
}
