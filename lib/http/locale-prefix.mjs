/**
 * The part of a pattern that takes the prefix of a language (`LOCALES` in `lib/locales.ts`), or none: for what Node runs as
 * it is written.
 */
export const LOCALE_PREFIX = '(/(?:ja|zh-Hans|zh-Hant))?';
