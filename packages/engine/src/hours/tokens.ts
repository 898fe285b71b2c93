import { isSyllable } from '../text/letters';
import { readHangul } from './hangul';
import { getWordAt } from './lexicon';
import { isDigit, readNumber } from './numbers';
import type { Token } from './token';

const MARKS: Readonly<Record<string, Token>> = {
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
 * Cuts a text (from `toPlainText`) into tokens, one pass, linear. What is not known becomes a `word`: whether that
 * harms is for the reader of the tokens to decide.
 */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) at = readNumber(text, at, tokens);
    else if (isSyllable(code)) at = readHangul(text, at, tokens);
    else if (code >= 97 && code <= 122) at = readLatin(text, at, tokens);
    else {
      const mark = MARKS[text.charAt(at)];
      if (mark !== undefined) tokens.push(mark);
      at += 1;
    }
  }
  return tokens;
}

function readLatin(text: string, at: number, tokens: Token[]): number {
  LATIN_WORD.lastIndex = at;
  const found = LATIN_WORD.exec(text)?.[0] ?? text.charAt(at);
  const bare = found.replaceAll('.', '');
  const word = getWordAt(bare, 0, bare.length);
  if (word?.length === bare.length) tokens.push(word.meaning);
  else tokens.push({ type: 'word', text: found });
  return at + found.length;
}
