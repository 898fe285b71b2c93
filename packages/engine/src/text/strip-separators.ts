import { isLatinLetter, isHangulSyllable } from './letters';

/** Gap before a letter: none, blanks, or signs and digits. */
export const NO_GAP = 0;
export const SPACE_GAP = 1;
export const SIGN_GAP = 2;

/** Text without separators. */
export interface StrippedText {
  letters: string;
  /**
   * Element i is the gap before letter i: `NO_GAP`, `SPACE_GAP` or `SIGN_GAP`. The ends of the text
   * count as blanks.
   */
  gapBefore: readonly number[];
}

const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const LETTER = /[\p{L}\p{M}]/u;
const WHITESPACE = /\s/;

/**
 * True for letters of any script; the pattern is used only for text other than Korean and ASCII.
 */
export function isLetterCode(code: number): boolean {
  if (code <= LAST_ASCII) return isLatinLetter(code);
  return isHangulSyllable(code) || LETTER.test(String.fromCodePoint(code));
}

/**
 * True for everything but white space.
 *
 * @example
 * isNotWhitespace(' '.charCodeAt(0)); // => false
 */
export function isNotWhitespace(code: number): boolean {
  return isHangulSyllable(code) || !WHITESPACE.test(String.fromCodePoint(code));
}

/**
 * Drops the code points that fail `isKept` and records the gaps. Linear in the length of the text.
 *
 * @example
 * stripSeparators('갈비 탕!', isNotWhitespace); // => {"letters":"갈비탕!","gapBefore":[1,0,1,0,1]}
 */
export function stripSeparators(text: string, isKept: (code: number) => boolean): StrippedText {
  const gapBefore: number[] = [];
  let letters = '';
  let gap = SPACE_GAP;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (isKept(code)) {
      letters += char;
      // A character may take two UTF-16 units.
      gapBefore.push(gap, ...(char.length > 1 ? [NO_GAP] : []));
      gap = NO_GAP;
    } else if (gap !== SIGN_GAP) gap = code === SPACE ? SPACE_GAP : SIGN_GAP;
  }
  gapBefore.push(SPACE_GAP);
  return { letters, gapBefore };
}
