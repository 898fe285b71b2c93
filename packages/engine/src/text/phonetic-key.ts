import { romanizeWord } from './romanize';
import { memoize } from './memoize';

/**
 * Spellings of the same sound when Korean is written by ear: bulgoki, kimchee, chigae, doenjang and
 * dwenjang.
 */
const PHONETIC_RULES: readonly (readonly [RegExp, string])[] = [
  // No Korean word is written with ck, and chigae is no chicken.
  [/ck/g, 'x'],
  [/ch+|j+|z+/g, 'j'],
  [/[cgkq]+/g, 'g'],
  [/[dt]+/g, 'd'],
  [/[bfp]+/g, 'b'],
  [/[lr]+/g, 'l'],
  [/sh/g, 's'],
  // 으 of a loan word is rarely written: paseuta.
  [/eu/g, ''],
  [/oe|w[ae]e?/g, 'e'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/eo/g, 'o'],
  [/[ae]i|ae|ye/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** Phonetic key of Latin text, one word per blank; case, accents and signs are ignored. */
function toLatinPhoneticKey(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return PHONETIC_RULES.reduce((key, [pattern, sound]) => key.replace(pattern, sound), plain);
}

const SYLLABLE = /[가-힣]/g;

/**
 * Single syllables take a tenth of the time of a whole name; sound changes between them (종로,
 * Jongno) cost a letter.
 */
const romanizeSyllable = memoize(romanizeWord);

/**
 * Phonetic key of a name in either script.
 *
 * @example
 * toNamePhoneticKey('김치') === toNamePhoneticKey('kimchee'); // => true
 */
export const toNamePhoneticKey = (name: string): string =>
  toLatinPhoneticKey(name.replace(SYLLABLE, romanizeSyllable));

/**
 * Key for loose comparison, because ㅓ is written as u or o (naengmyun, samgyupsal).
 *
 * @example
 * toLoosePhoneticKey('nengmyun'); // => "nengmyon"
 */
export const toLoosePhoneticKey = (key: string): string => key.replaceAll('u', 'o');
