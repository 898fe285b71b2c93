import { LOCALES } from './locale-list.mjs';

export { LOCALES };

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Any language except English. */
export type ForeignLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;

/** Languages with an address prefix. */
export const LOCALE_PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** Locale of a first path segment; null for any other, as English has no prefix. */
export function parseLocalePrefix(part: string | undefined): ForeignLocale | null {
  return LOCALE_PREFIXES.find((locale) => locale === part) ?? null;
}

/**
 * Localized address of an English path, query and hash included: `/results` is `/ja/results`, `/`
 * is `/ja`.
 */
export function toLocalePath(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path.replace(/^\/(?![^?#])/, '')}`;
}

/** Path within `app/[locale]`, where English has a folder as well. */
export function toRoutePath(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : path}`;
}

/** Inverse of {@link toLocalePath}. */
export function splitLocalePath(address: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([^/?#]*)(.*)$/.exec(address) ?? [];
  const locale = parseLocalePrefix(first);
  return locale
    ? { locale, path: rest.startsWith('/') ? rest : `/${rest}` }
    : { locale: DEFAULT_LOCALE, path: address };
}

/** Locale of the open page by its address; English outside a browser. */
export function getPageLocale(): Locale {
  return typeof location === 'undefined'
    ? DEFAULT_LOCALE
    : splitLocalePath(location.pathname).locale;
}
