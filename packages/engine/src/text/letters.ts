/** The UTF-16 unit that Hangul syllables begin at, in the order of their letters (Unicode standard, section 3.12). */
export const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
/** Capitals and small letters differ in this bit. */
const SMALL_BIT = 0x20;
const LETTER = /\p{L}/u;

/** True for the UTF-16 unit of a Hangul syllable, which most of a menu is made of: a letter, and never markup. */
export function isSyllable(code: number): boolean {
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
}

/** True for the letters of ASCII. */
export function isLatin(code: number): boolean {
  const small = code | SMALL_BIT;
  return small >= SMALL_A && small <= SMALL_Z;
}

/** True when there is a letter of any script in the text. Nearly all begin with one that needs no pattern to be told. */
export function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0);
  return isSyllable(first) || isLatin(first) || LETTER.test(text);
}

/** Finals a syllable may have, the first of them none. */
export const CODA_COUNT = 28;

/** Whether a Hangul syllable ends in a vowel; undefined for any other UTF-16 unit. */
export function endsInVowel(code: number): boolean | undefined {
  return isSyllable(code) ? (code - FIRST_SYLLABLE) % CODA_COUNT === 0 : undefined;
}
