import { isHangulSyllable } from '../text/letters';
import { tokenizeHangul } from './tokenize-hangul';
import { findTermAt } from './hours-terms';
import { isDigit, tokenizeNumber } from './tokenize-number';
import type { HoursToken } from './token';

const PUNCTUATION_TOKENS: Readonly<Record<string, HoursToken>> = {
  '-': { type: 'dash', tilde: false },
  '~': { type: 'dash', tilde: true },
  '/': { type: 'slash' },
  ',': { type: 'comma' },
  '.': { type: 'comma' },
  '&': { type: 'comma' },
  '+': { type: 'comma' },
  ':': { type: 'colon' },
  ';': { type: 'slash' },
  '|': { type: 'line' },
  '\n': { type: 'line' },
  '*': { type: 'note' },
  '※': { type: 'note' },
  '(': { type: 'open', square: false },
  '{': { type: 'open', square: false },
  ')': { type: 'close', square: false },
  '}': { type: 'close', square: false },
  '[': { type: 'open', square: true },
  ']': { type: 'close', square: true },
};

const LATIN_WORD = /[a-z](?:[a-z]{0,30}\.?[a-z]{0,30})/y;

/**
 * Splits a text of `normalizeHoursText` into tokens in one linear pass. Unknown text becomes a
 * `word`; the parser decides whether it matters.
 */
export function tokenizeHours(text: string): HoursToken[] {
  const tokens: HoursToken[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) at = tokenizeNumber(text, at, tokens);
    else if (isHangulSyllable(code)) at = tokenizeHangul(text, at, tokens);
    else if (code >= 97 && code <= 122) at = tokenizeLatin(text, at, tokens);
    else {
      const mark = PUNCTUATION_TOKENS[text.charAt(at)];
      if (mark !== undefined) tokens.push(mark);
      at += 1;
    }
  }
  return tokens;
}

function tokenizeLatin(text: string, at: number, tokens: HoursToken[]): number {
  LATIN_WORD.lastIndex = at;
  const found = LATIN_WORD.exec(text)?.[0] ?? text.charAt(at);
  const bare = found.replaceAll('.', '');
  const word = findTermAt(bare, 0, bare.length);
  if (word?.length === bare.length) tokens.push(word.meaning);
  else tokens.push({ type: 'word', text: found });
  return at + found.length;
}
