import { LOCALES } from './locale-list.mjs';

export { LOCALES };

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** A language besides English. */
export type ForeignLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;

/** The languages whose addresses begin with them. */
export const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Whether a text is one of our languages. */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The language that a first part of a path names, or null: English has no prefix. */
export function parsePrefix(part: string | undefined): ForeignLocale | null {
  return PREFIXES.find((locale) => locale === part) ?? null;
}

/** The address in a language of a path as English has it, with what follows it: `/results` is `/ja/results`, `/` is `/ja`. */
export function toLocalePath(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path.replace(/^\/(?![^?#])/, '')}`;
}

/** The path in `app/[locale]` of a page, by its English path: there English has a folder as well. */
export function toRoutePath(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : path}`;
}

/** The language of an address, and its path as English has it: what {@link toLocalePath} put together. */
export function splitLocalePath(address: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([^/?#]*)(.*)$/.exec(address) ?? [];
  const locale = parsePrefix(first);
  return locale
    ? { locale, path: rest.startsWith('/') ? rest : `/${rest}` }
    : { locale: DEFAULT_LOCALE, path: address };
}

/** The language of the page that is open in this browser, as its address says; English where there is no page. */
export function getPageLocale(): Locale {
  return typeof location === 'undefined'
    ? DEFAULT_LOCALE
    : splitLocalePath(location.pathname).locale;
}
