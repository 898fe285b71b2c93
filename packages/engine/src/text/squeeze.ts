import { isLatin, isSyllable } from './letters';

/** What stands before a letter of a squeezed text: nothing, blanks, or signs and digits. */
export const NONE = 0;
export const BLANK = 1;
export const SIGN = 2;

/** A text without what stood between its letters. */
export interface Squeezed {
  letters: string;
  /** boundary[i]: what stands before letter i: `NONE`, `BLANK` or `SIGN`. The ends of the text count as blanks. */
  boundary: readonly number[];
}

const SPACE = 0x20;
const LAST_ASCII = 0x7f;
/** Above it a character takes two units of UTF-16. */
const LAST_SINGLE_UNIT = 0xffff;
const LETTER = /[\p{L}\p{M}]/u;
const WHITE = /\s/;

/** True for letters of any script. The pattern is asked only about what is neither Korean nor ASCII. */
export function isLetterCode(code: number): boolean {
  if (code <= LAST_ASCII) return isLatin(code);
  return isSyllable(code) || LETTER.test(String.fromCodePoint(code));
}

/** True for everything but white space. */
export function isInk(code: number): boolean {
  return isSyllable(code) || !WHITE.test(String.fromCodePoint(code));
}

/** Drops what is not `isKept` (told by code point), remembering where it stood. Linear in the length of the text. */
export function squeeze(text: string, isKept: (code: number) => boolean): Squeezed {
  const boundary: number[] = [];
  let letters = '';
  let gap = BLANK;
  let wordStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    const isPair = code > LAST_SINGLE_UNIT;
    if (isKept(code)) {
      if (gap !== NONE) wordStart = at;
      boundary.push(gap);
      if (isPair) boundary.push(NONE);
      gap = NONE;
    } else {
      if (gap === NONE) letters += text.slice(wordStart, at);
      if (gap !== SIGN) gap = code === SPACE ? BLANK : SIGN;
    }
    if (isPair) at += 1;
  }
  if (gap === NONE) letters += text.slice(wordStart);
  boundary.push(BLANK);
  return { letters, boundary };
}
