import { DEFAULT_LOCALE, LOCALES, toLocalePath, type ForeignLocale, type Locale } from './locales';
import { SITE } from './site';

/** Locales in Open Graph form, with a territory (https://ogp.me/#optional). */
const OPEN_GRAPH_LOCALES = {
  ja: 'ja_JP',
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
} satisfies Record<ForeignLocale, string>;

/** Open Graph locale; empty for English, the default of the format. */
export function getOpenGraphLocale(locale: Locale): { locale?: string } {
  return locale === DEFAULT_LOCALE ? {} : { locale: OPEN_GRAPH_LOCALES[locale] };
}

/** Absolute URL of an English path in a language; '' is the home page. */
export function getLocaleUrl(path: string, locale: Locale): string {
  return SITE.url + toLocalePath(path, locale);
}

/**
 * Absolute `hreflang` URLs of a page; `x-default` is English
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param path in English; '' is the home page
 */
export function getHreflangUrls(
  path: string,
  locales: readonly Locale[] = LOCALES,
): Partial<Record<Locale | 'x-default', string>> {
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, getLocaleUrl(path, locale)])),
    'x-default': getLocaleUrl(path, DEFAULT_LOCALE),
  };
}

/** `alternates` of a page's metadata: canonical URL and {@link getHreflangUrls}. */
export function getAlternates(path: string, locale: Locale, locales: readonly Locale[] = LOCALES) {
  return {
    canonical: getLocaleUrl(path, locales.includes(locale) ? locale : DEFAULT_LOCALE),
    languages: getHreflangUrls(path, locales),
  };
}
