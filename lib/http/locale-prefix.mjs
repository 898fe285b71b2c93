import { LOCALES } from '../locale-list.mjs';

const [, ...foreignLocales] = LOCALES;

/** Regular expression source of an optional language prefix: `(/(?:ja|zh-Hans|zh-Hant))?`. */
export const LOCALE_PREFIX_PATTERN = `(/(?:${foreignLocales.join('|')}))?`;
