/** The languages the guide speaks, as BCP 47 writes them. English is first, and its addresses have no prefix. */
export const LOCALES = ['en', 'ja', 'zh-Hans', 'zh-Hant'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Whether a text is one of our languages. */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The address in a language of a path as English has it, with what follows it: `/results` is `/ja/results`, `/` is `/ja`. */
export function toLocalePath(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path.replace(/^\/(?![^?#])/, '')}`;
}
