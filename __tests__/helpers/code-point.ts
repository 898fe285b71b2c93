import fc from 'fast-check';

/** Halves of surrogate pairs are no characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };
const MAX_CODE_POINT = 0x10ffff;

/**
 * Any character of Unicode, for `fc.string({ unit: CODE_POINT })`. The same texts as with
 * `unit: 'binary'`, which first spends a second of a processor on a table of all characters.
 */
export const CODE_POINT = fc.integer({ min: 0, max: MAX_CODE_POINT - SURROGATES.count }).map(
  (number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count),
  (text) => {
    const codePoint = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (codePoint === undefined || String.fromCodePoint(codePoint) !== text)
      throw new Error('Not one character');
    return codePoint < SURROGATES.first ? codePoint : codePoint - SURROGATES.count;
  },
);
