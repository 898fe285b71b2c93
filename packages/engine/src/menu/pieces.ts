/** Cuts plain menu text into pieces at separators, and pieces into words and brackets. */

import { hasLetter, isSyllable } from '../text/letters';

export type Segment =
  { kind: 'text'; text: string } | { kind: 'bracket'; open: string; text: string };
export interface Piece {
  /** The separator in front of it; '' at the beginning of the text. */
  before: string;
  segments: readonly Segment[];
}

const CLOSING: ReadonlyMap<string, string> = new Map([
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
const CLOSERS = new Set(CLOSING.values());
const SEPARATORS = new Set('/,·|;、・ㆍ•●■▶★☆※◆\n'.split(''));

const isDigit = (char: string | undefined): boolean =>
  char !== undefined && char >= '0' && char <= '9';

/** "7,000": three digits after the comma and no fourth. */
function isThousandsComma(text: string, at: number): boolean {
  return (
    isDigit(text[at - 1]) &&
    isDigit(text[at + 1]) &&
    isDigit(text[at + 2]) &&
    isDigit(text[at + 3]) &&
    !isDigit(text[at + 4])
  );
}

/** " - " and " -장금만찬" start something new; "러프-데이", "2-3인" and " - 9,000원" do not. */
function isDash(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before !== undefined && before !== ' ' && before !== '\n') return false;
  return !isDigit(text[at + 1]) && !isDigit(text[at + 2]);
}

/** "연어사시미. 육회": a full stop after a word. */
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

/** For each bracket that has a partner, where that partner stands; strays are left out. */
const BRACKET = /[([{<「『【《〈]/u;

function matchBrackets(text: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  if (!BRACKET.test(text)) return partners;
  const open: { at: number; closing: string }[] = [];
  const openCount = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const closing = CLOSING.get(char);
    if (closing !== undefined) {
      open.push({ at, closing });
      openCount.set(closing, (openCount.get(closing) ?? 0) + 1);
    } else if (CLOSERS.has(char) && (openCount.get(char) ?? 0) > 0) {
      // Brackets opened since then have no partner of their own.
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

const BLANK = 0x20;
const ZERO = 0x30;
const NINE = 0x39;

/** Blanks, digits and Hangul syllables, which most of a menu is made of, neither separate nor bracket. */
const isOrdinary = (code: number): boolean =>
  isSyllable(code) || code === BLANK || (code >= ZERO && code <= NINE);

/** Gathers segments into pieces. */
class PieceBuilder {
  readonly pieces: Piece[] = [];
  #piece: Segment[] = [];
  #words = '';
  #before = '';

  add(words: string): void {
    this.#words += words;
  }

  endWords(): void {
    if (this.#words.trim() !== '') this.#piece.push({ kind: 'text', text: this.#words });
    this.#words = '';
  }

  addBracket(open: string, text: string): void {
    this.endWords();
    if (text !== '') this.#piece.push({ kind: 'bracket', open, text });
  }

  /** Ends the piece at a separator. */
  endPiece(separator: string): void {
    this.endWords();
    if (this.#piece.length > 0) this.pieces.push({ before: this.#before, segments: this.#piece });
    this.#before = separator;
    this.#piece = [];
  }
}

/** The words and brackets of a text that is one dish, whatever separators it has. */
export function toSegments(text: string): readonly Segment[] {
  return toPieces(text, () => false)[0]?.segments ?? [];
}

/** Pieces between separators that stand outside brackets. Empty pieces are dropped. */
export function toPieces(text: string, endsPiece = isSeparator): Piece[] {
  const partners = matchBrackets(text);
  const builder = new PieceBuilder();
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isOrdinary(text.charCodeAt(at))) continue;
    const char = text[at] ?? '';
    const partner = partners.get(at);
    if (partner !== undefined) {
      builder.add(text.slice(from, at));
      builder.addBracket(char, text.slice(at + 1, partner).trim());
      at = partner;
      from = at + 1;
    } else if (CLOSING.has(char) || CLOSERS.has(char)) {
      builder.add(`${text.slice(from, at)} `);
      from = at + 1;
    } else if (endsPiece(text, at)) {
      builder.add(text.slice(from, at));
      builder.endPiece(char);
      from = at + 1;
    }
  }
  builder.add(text.slice(from));
  builder.endPiece('');
  return builder.pieces;
}

/** What stands inside a bracket, cut at its own separators. */
export function toParts(inside: string): string[] {
  return toPieces(inside)
    .map(({ segments }) => segments.map((segment) => segment.text.trim()).join(' '))
    .filter((part) => part !== '');
}

/** Text of a piece with what its brackets hold. */
export const toPieceText = ({ segments }: Piece): string =>
  segments
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();
