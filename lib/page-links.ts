import { DEFAULT_LOCALE, LOCALES, toLocalePath, type ForeignLocale, type Locale } from './locales';
import { SITE } from './site';

/** As Open Graph writes the languages (https://ogp.me/#optional): with the country whose words they are. */
const SHARED_LOCALES = {
  ja: 'ja_JP',
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
} satisfies Record<ForeignLocale, string>;

/** What a link's preview says of its page's language; of an English page nothing, since that is what it says then. */
export function getSharedLocale(locale: Locale): { locale?: string } {
  return locale === DEFAULT_LOCALE ? {} : { locale: SHARED_LOCALES[locale] };
}

/** The absolute address of a page in a language, by its English path; home is ''. */
export function getLocaleUrl(path: string, locale: Locale): string {
  return SITE.url + toLocalePath(path, locale);
}

/**
 * The same page in the languages it has, by `hreflang`, absolute; English is for whoever reads none of them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param path in English; home is ''
 */
export function getLanguageUrls(
  path: string,
  locales: readonly Locale[] = LOCALES,
): Partial<Record<Locale | 'x-default', string>> {
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, getLocaleUrl(path, locale)])),
    'x-default': getLocaleUrl(path, DEFAULT_LOCALE),
  };
}

/** `alternates` of a page's metadata: its own address, and those of its languages. The parameters are those of {@link getLanguageUrls}. */
export function getAlternates(path: string, locale: Locale, locales: readonly Locale[] = LOCALES) {
  return {
    canonical: getLocaleUrl(path, locales.includes(locale) ? locale : DEFAULT_LOCALE),
    languages: getLanguageUrls(path, locales),
  };
}
