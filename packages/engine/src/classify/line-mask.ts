import { extractSizes } from '../menu';
import { extractTrailingSign } from '../menu/dish-name';
import { toBracketRole, toFoodNames, type BracketRole } from '../menu/bracket-roles';
import { splitBracketParts, splitTextAndBrackets } from '../menu/split-pieces';

/**
 * Reason why a piece of a line brings in nothing that was not counted. `food`: the lexicon counts its
 * ingredients; `claim`: a rule reads it; `sign`: it only separates; `label`: a diet label vouches for
 * it; `amount`, `note`: portion, price, origin; `name`: the restaurant's own; otherwise the class of
 * a neutral word (`size`, `serving`, `taste`).
 */
export type ProofReason = string;

/** Roles of bracketed text that is understood and no food. */
const NOTE_ROLES: ReadonlySet<BracketRole> = new Set([
  ...(['portion', 'price', 'remark', 'set', 'tastes', 'denials'] as const),
]);

/** Range of a line outside the name: a bracket part or an amount. */
interface Range {
  from: number;
  to: number;
  reason: ProofReason | null;
}

/** Brackets without text, which may have held a sign that was lost. */
const EMPTY_BRACKETS = /[([{<「『【《〈] {0,3}[)\]}>」』】》〉]/gu;

/** Ranges of bracket parts that are no food, and of those that are not read. */
function findNotes(line: string): Range[] {
  const ranges: Range[] = [];
  for (const { 0: text, index: from } of line.matchAll(EMPTY_BRACKETS))
    ranges.push({ from, to: from + text.length, reason: null });
  let at = 0;
  for (const token of splitTextAndBrackets(line)) {
    const start = line.indexOf(token.text, at);
    if (start < 0) continue;
    at = start + token.text.length;
    if (token.kind === 'text') continue;
    let inside = start;
    for (const part of splitBracketParts(token.text)) {
      const from = line.indexOf(part, inside);
      if (from < 0) continue;
      inside = from + part.length;
      const role = toBracketRole(part);
      if (role === 'unread') ranges.push({ from, to: inside, reason: null });
      else if (role === 'labels') ranges.push({ from, to: inside, reason: 'label' });
      else if (NOTE_ROLES.has(role)) ranges.push({ from, to: inside, reason: 'note' });
      else ranges.push(...findWordsAround(line, from, inside, toFoodNames(part)));
    }
  }
  return ranges;
}

/** Ranges of a bracket part around the foods that it names: verbs of containing, choice, origin. */
function findWordsAround(
  line: string,
  from: number,
  to: number,
  foods: readonly string[],
): Range[] {
  const ranges: Range[] = [];
  let at = from;
  for (const food of foods) {
    const start = line.indexOf(food, at);
    if (start < 0 || start >= to) return [];
    ranges.push({ from: at, to: start, reason: 'note' });
    at = start + food.length;
  }
  return foods.length > 0 ? [...ranges, { from: at, to, reason: 'note' }] : [];
}

/** "w/ 우유". */
const WITH = /(?<![A-Za-z])w\/(?= ?\S)/gi;
const findWith = (name: string): Range[] =>
  Array.from(name.matchAll(WITH), ({ 0: text, index: from }) => ({
    from,
    to: from + text.length,
    reason: 'claim',
  }));

/** Ranges of counts and sizes: "2인", "300g", "대". */
function findAmounts(name: string): Range[] {
  let at = 0;
  return extractSizes(name).notes.flatMap((note) => {
    const next = name.indexOf(note, at);
    const from = next < 0 ? name.lastIndexOf(note) : next;
    if (from < 0) return [];
    at = Math.max(at, from + note.length);
    return [{ from, to: from + note.length, reason: 'amount' }];
  });
}

/** Range of a diet sign after the name: "두부구이 V". */
function findTrailingSign(name: string): Range[] {
  const text = name.trimEnd();
  const { sign } = extractTrailingSign(text);
  return sign === '' ? [] : [{ from: text.length - sign.length, to: text.length, reason: 'label' }];
}

/** Line without everything but its name. */
interface MaskedLine {
  /** Name in the line: blanks in place of the ranges. */
  rest: string;
  /** Range at each position. */
  rangeAt: readonly (Range | undefined)[];
  /** True where a diet label vouches for the name. */
  hasLabel: boolean;
}

/** Masks bracket parts, signs and amounts of a line. Linear in its length. */
export function maskLine(line: string): MaskedLine {
  const chars = line.split('');
  const rangeAt = new Array<Range | undefined>(line.length);
  let hasLabel = false;
  for (const findRanges of [findNotes, findTrailingSign, findAmounts, findWith]) {
    for (const range of findRanges(chars.join(''))) {
      rangeAt.fill(range, range.from, range.to);
      chars.fill(' ', range.from, range.to);
      hasLabel ||= range.reason === 'label';
    }
  }
  return { rest: chars.join(''), rangeAt, hasLabel };
}
