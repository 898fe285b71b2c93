import { LOCALES } from '../locale-list.mjs';

const [, ...foreign] = LOCALES;

/** The part of a pattern that takes the prefix of a language, or none. */
export const LOCALE_PREFIX = `(/(?:${foreign.join('|')}))?`;
