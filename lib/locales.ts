/** The languages the guide speaks, as BCP 47 writes them. English is first, and its addresses have no prefix. */
export const LOCALES = ['en', 'ja', 'zh-Hans', 'zh-Hant'] as const;

export type Locale = (typeof LOCALES)[number];
