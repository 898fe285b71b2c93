/** The languages the guide speaks, as BCP 47 writes them. English is first, and its addresses have no prefix. */
export const LOCALES = ['en', 'ja', 'zh-Hans', 'zh-Hant'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Whether a text is one of our languages. */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The language of the page that is open in this browser, as its address says. */
export function getPageLocale(): Locale {
  const [, first = ''] = location.pathname.split('/');
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
