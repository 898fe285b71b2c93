/** Splits plain menu text into pieces at separators, and pieces into text and brackets. */

import { hasLetter } from '../text/letters';

export type TextOrBracket =
  { kind: 'text'; text: string } | { kind: 'bracket'; open: string; text: string };
export interface MenuPiece {
  /** Separator before it; '' at the beginning of the text. */
  before: string;
  content: readonly TextOrBracket[];
}

const BRACKET_PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['《', '》'],
  ['〈', '〉'],
]);
const CLOSING_BRACKETS = new Set(BRACKET_PAIRS.values());
const SEPARATORS = new Set('/,·|;、・ㆍ•●■▶★☆※◆\n'.split(''));

const isDigit = (char: string | undefined): boolean =>
  char !== undefined && char >= '0' && char <= '9';

/** "7,000": exactly three digits after the comma. */
const isThousandsComma = (text: string, at: number): boolean =>
  isDigit(text[at - 1]) && /^,\d{3}(?!\d)/.test(text.slice(at, at + 5));

/** True for " - " and " -장금만찬"; false for "러프-데이", "2-3인" and " - 9,000원". */
function isDash(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before !== undefined && before !== ' ' && before !== '\n') return false;
  return !isDigit(text[at + 1]) && !isDigit(text[at + 2]);
}

/** Full stop after a word: "연어사시미. 육회". */
function isFullStop(text: string, at: number): boolean {
  return text[at + 1] === ' ' && hasLetter(text[at - 1] ?? '');
}

function isSeparator(text: string, at: number): boolean {
  const char = text[at] ?? '';
  if (char === ',') return !isThousandsComma(text, at);
  if (char === '/') return !(isDigit(text[at - 1]) && isDigit(text[at + 1]));
  if (char === '.') return isFullStop(text, at);
  if (char === '-' || char === '–') return isDash(text, at);
  return SEPARATORS.has(char);
}

const OPENING_BRACKET = /[([{<「『【《〈]/u;

/** Closing bracket of each opening one, by position; unmatched ones are left out. */
function matchBrackets(text: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  if (!OPENING_BRACKET.test(text)) return partners;
  const open: { at: number; closing: string }[] = [];
  const openCount = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const closing = BRACKET_PAIRS.get(char);
    if (closing !== undefined) {
      open.push({ at, closing });
      openCount.set(closing, (openCount.get(closing) ?? 0) + 1);
    } else if (CLOSING_BRACKETS.has(char) && (openCount.get(char) ?? 0) > 0) {
      // Brackets opened since then have no partner.
      for (let top = open.pop(); top !== undefined; top = open.pop()) {
        openCount.set(top.closing, (openCount.get(top.closing) ?? 1) - 1);
        if (top.closing === char) {
          partners.set(top.at, at);
          break;
        }
      }
    }
  }
  return partners;
}

/** Text of a bracket without any, which may have held a sign that was lost. */
const EMPTY_BRACKET = '□';

/** Text and brackets of a single dish; separators do not count. */
export function splitTextAndBrackets(text: string): readonly TextOrBracket[] {
  return splitPieces(text, () => false)[0]?.content ?? [];
}

/** Pieces between separators outside brackets; empty ones are dropped. */
export function splitPieces(text: string, endsPiece = isSeparator): MenuPiece[] {
  const partners = matchBrackets(text);
  const pieces: MenuPiece[] = [];
  let content: TextOrBracket[] = [];
  let words = '';
  let before = '';
  let from = 0;
  const endWords = (to: number): void => {
    words += text.slice(from, to);
    if (words.trim() !== '') content.push({ kind: 'text', text: words });
    words = '';
  };
  const endPiece = (to: number, separator: string): void => {
    endWords(to);
    if (content.length > 0) pieces.push({ before, content });
    before = separator;
    content = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const partner = partners.get(at);
    if (partner !== undefined) {
      endWords(at);
      const inside = text.slice(at + 1, partner).trim();
      content.push({ kind: 'bracket', open: char, text: inside === '' ? EMPTY_BRACKET : inside });
      at = partner;
    } else if (BRACKET_PAIRS.has(char) || CLOSING_BRACKETS.has(char)) {
      words += `${text.slice(from, at)} `;
    } else if (endsPiece(text, at)) endPiece(at, char);
    else continue;
    from = at + 1;
  }
  endPiece(text.length, '');
  return pieces;
}

/** Parts of the text in a bracket, split at its own separators. */
export function splitBracketParts(inside: string): string[] {
  return splitPieces(inside)
    .map(({ content }) => content.map((token) => token.text.trim()).join(' '))
    .filter((part) => part !== '');
}

/** Text of a piece, including that in its brackets. */
export const toPieceText = ({ content }: MenuPiece): string =>
  content
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();
