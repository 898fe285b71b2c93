/** The languages the guide speaks, as BCP 47 writes them. English is first, and its addresses have no prefix. */
export const LOCALES = ['en', 'ja', 'zh-Hans', 'zh-Hant'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** The languages whose addresses begin with them. */
export const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Whether a text is one of our languages. */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The language that a first part of a path names, or null: English has no prefix. */
export function parsePrefix(part: string | undefined): Exclude<Locale, 'en'> | null {
  return PREFIXES.find((locale) => locale === part) ?? null;
}

/** The address of a page in a language, by its English one: `/saved` in Japanese is `/ja/saved`. */
export function toLocalePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language that a path begins with, and the path in English: `/ja/saved` is Japanese, of `/saved`. */
export function parseLocalePath(path: string): { locale: Locale; path: string } {
  const locale = parsePrefix(path.split('/')[1]);
  return locale
    ? { locale, path: path.slice(locale.length + 1) || '/' }
    : { locale: DEFAULT_LOCALE, path };
}

/** The language of the page that is open in this browser, as its address says. */
export function getPageLocale(): Locale {
  return parseLocalePath(location.pathname).locale;
}
