/**
 * First UTF-16 unit of Hangul syllables, which are ordered by their letters (Unicode standard,
 * section 3.12).
 */
export const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
/** Bit that differs between upper and lower case. */
const SMALL_BIT = 0x20;
const LETTER = /\p{L}/u;

/**
 * True for the UTF-16 unit of a Hangul syllable, a letter and never markup.
 *
 * @example
 * isHangulSyllable('가'.charCodeAt(0)); // => true
 */
export function isHangulSyllable(code: number): boolean {
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
}

/** True for the letters of ASCII. */
export function isLatinLetter(code: number): boolean {
  const small = code | SMALL_BIT;
  return small >= SMALL_A && small <= SMALL_Z;
}

/**
 * True when the text has a letter of any script. The first unit decides nearly always, without the
 * pattern.
 *
 * @example
 * hasLetter('9,000원'); // => true
 * hasLetter('9,000'); // => false
 */
export function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0);
  return isHangulSyllable(first) || isLatinLetter(first) || LETTER.test(text);
}

export const VOWEL_COUNT = 21;
/** Codas of a syllable, the first of them none. */
export const CODA_COUNT = 28;

/** Indexes of onset, vowel and coda of a Hangul syllable (Unicode standard, section 3.12). */
export function toJamo(code: number): readonly [number, number, number] {
  const at = code - FIRST_SYLLABLE;
  const vowel = Math.floor(at / CODA_COUNT) % VOWEL_COUNT;
  return [Math.floor(at / CODA_COUNT / VOWEL_COUNT), vowel, at % CODA_COUNT];
}

/** True for a Hangul syllable that ends in a vowel; undefined for any other UTF-16 unit. */
export function endsInVowel(code: number): boolean | undefined {
  return isHangulSyllable(code) ? (code - FIRST_SYLLABLE) % CODA_COUNT === 0 : undefined;
}
