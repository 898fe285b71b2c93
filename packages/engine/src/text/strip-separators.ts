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
/** Above it a character takes two UTF-16 units. */
const LAST_SINGLE_UNIT = 0xffff;
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
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    const isSurrogatePair = code > LAST_SINGLE_UNIT;
    if (isKept(code)) {
      letters += String.fromCodePoint(code);
      gapBefore.push(gap);
      if (isSurrogatePair) gapBefore.push(NO_GAP);
      gap = NO_GAP;
    } else if (gap !== SIGN_GAP) gap = code === SPACE ? SPACE_GAP : SIGN_GAP;
    if (isSurrogatePair) at += 1;
  }
  gapBefore.push(SPACE_GAP);
  return { letters, gapBefore };
}
