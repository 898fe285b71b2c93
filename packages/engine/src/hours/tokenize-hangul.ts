import { FIRST_SYLLABLE, isHangulSyllable } from '../text/letters';
import { DAY_CHARACTERS, findTermAt } from './hours-terms';
import type { HoursToken } from './token';

/** Splits a run of Hangul into known words, days and the rest. */
export function tokenizeHangul(text: string, start: number, tokens: HoursToken[]): number {
  let end = start;
  while (end < text.length && isHangulSyllable(text.charCodeAt(end))) end += 1;
  let at = start;
  let unknownFrom = -1;
  const flush = () => {
    if (unknownFrom >= 0) tokens.push({ type: 'word', text: text.slice(unknownFrom, at) });
    unknownFrom = -1;
  };
  while (at < end) {
    const afterUnknown = unknownFrom >= 0;
    const part = afterUnknown
      ? findKeywordInUnknown(text, at, end)
      : findToken(text, at, end, at > start);
    if (part === null) {
      if (!afterUnknown) unknownFrom = at;
      at += 1;
      continue;
    }
    flush();
    tokens.push(part.token);
    at += part.length;
  }
  flush();
  return end;
}

interface HangulToken {
  token: HoursToken;
  length: number;
}

/** Inside an unknown word only a long keyword counts: "세상의모든아침" is a name, "연말연시휴무" closes. */
function findKeywordInUnknown(text: string, at: number, end: number): HangulToken | null {
  const word = findTermAt(text, at, end);
  if (word === null || word.length < 2 || word.meaning.type !== 'key') return null;
  if (['meal', 'timeWord', 'order', 'prepare', 'rest', 'entry'].includes(word.meaning.key)) {
    return null;
  }
  return { token: word.meaning, length: word.length };
}

function findToken(text: string, at: number, end: number, inside: boolean): HangulToken | null {
  const named = findNamedDay(text, at, end);
  if (named !== null) return named;
  const word = findTermAt(text, at, end);
  if (word !== null && word.length > 1) return { token: word.meaning, length: word.length };
  if (inside && isCopula(text, at)) return { token: { type: 'skip' }, length: 1 };
  const day = DAY_CHARACTERS.indexOf(text.charAt(at));
  const next = at + 1;
  if (day >= 0 && isTokenEnd(text, next, end)) return { token: { type: 'day', day }, length: 1 };
  if (word === null) return null;
  if (word.meaning.type === 'skip' && !inside) {
    return next === end ? { token: word.meaning, length: 1 } : null;
  }
  return isTokenEnd(text, next, end) ? { token: word.meaning, length: 1 } : null;
}

/** True where a one-character word may end: before something known (월휴무), but not in 월남쌈. */
function isTokenEnd(text: string, at: number, end: number): boolean {
  if (at >= end || findTermAt(text, at, end) !== null) return true;
  return DAY_CHARACTERS.includes(text.charAt(at));
}

const MAX_NOUN_END_SYLLABLES = 2;
/**
 * Endings of day words before the copula; after the single character of a day (토일) it is Sunday.
 */
const BEFORE_COPULA = /(?:요일|휴일|경일|당일|날|추석|명절|연휴|신정)$/;
const COPULA = /일\s{0,3}(?:경우|때)/y;

/** True for the 일 of "공휴일일 경우", which is no Sunday. */
function isCopula(text: string, at: number): boolean {
  COPULA.lastIndex = at;
  return (
    COPULA.test(text) &&
    BEFORE_COPULA.test(text.slice(Math.max(0, at - MAX_NOUN_END_SYLLABLES), at))
  );
}

/** Named day: "월요일", "월요" before a number, and typos that occur: "화요알", "툐요일". */
function findNamedDay(text: string, at: number, end: number): HangulToken | null {
  if (at + 1 >= end || text.charAt(at + 1) !== '요') return null;
  const length = Math.min(3, end - at);
  const day = DAY_CHARACTERS.indexOf(text.charAt(at));
  if (day >= 0) return { token: { type: 'day', day }, length };
  if (length < 3 || text.charAt(at + 2) !== '일') return null;
  const similar = findSimilarDay(text.charCodeAt(at));
  return similar === null ? { token: { type: 'bad' }, length } : { token: similar, length };
}

/** Day whose name differs by a single letter of the syllable, if there is exactly one. */
function findSimilarDay(code: number): HoursToken | null {
  const letters = toJamo(code);
  const similar = [...DAY_CHARACTERS].flatMap((character, day) => {
    const other = toJamo(character.charCodeAt(0));
    return letters.filter((letter, i) => letter !== other[i]).length === 1 ? [day] : [];
  });
  const [day] = similar;
  return similar.length === 1 && day !== undefined ? { type: 'day', day } : null;
}

/** Initial, vowel and final of a syllable (Unicode standard, section 3.12). */
function toJamo(code: number): number[] {
  const index = code - FIRST_SYLLABLE;
  return [Math.floor(index / 588), Math.floor(index / 28) % 21, index % 28];
}
