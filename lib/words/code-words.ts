import type messages from '../../messages/en.json';
import type { WordsOf } from '../i18n/words';

type Words = WordsOf<'words'>;

// What every object has is no word of ours.
const isKnown = (t: Words, code: string): code is keyof typeof messages.words.code =>
  !(code in {}) && t.has(`code.${code}` as Parameters<Words['has']>[0]);

/**
 * What a code of the engine is called: something in a dish, a kind of kitchen, a wish. One that these pages do not know, as
 * of a newer server, is spelt out.
 */
export function toCodeWords(t: Words, code: string): string {
  const key = code.replaceAll(' ', '-');
  return isKnown(t, key) ? t(`code.${key}`) : code.replaceAll('-', ' ');
}

/** What the codes are called, one after the other. */
export const toCodeList = (t: Words, codes: readonly string[]): string =>
  codes.map((code) => toCodeWords(t, code)).join(t('comma'));

/** As the beginning of a sentence. */
export const toSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
