import { FIRST_SYLLABLE, isSyllable } from '../text/letters';
import { DAY_CHARACTERS, getWordAt } from './lexicon';
import type { Token } from './token';

/** A run of Hangul, taken apart into known words, days and what is left. */
export function readHangul(text: string, start: number, tokens: Token[]): number {
  let end = start;
  while (end < text.length && isSyllable(text.charCodeAt(end))) end += 1;
  let at = start;
  let unknownFrom = -1;
  const flush = () => {
    if (unknownFrom >= 0) tokens.push({ type: 'word', text: text.slice(unknownFrom, at) });
    unknownFrom = -1;
  };
  while (at < end) {
    const afterUnknown = unknownFrom >= 0;
    const part = afterUnknown ? getStrongWord(text, at, end) : getPart(text, at, end, at > start);
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

interface Part {
  token: Token;
  length: number;
}

/** Inside an unknown word only a long keyword counts: "세상의모든아침" is a name, "연말연시휴무" closes. */
function getStrongWord(text: string, at: number, end: number): Part | null {
  const word = getWordAt(text, at, end);
  if (word === null || word.length < 2 || word.meaning.type !== 'key') return null;
  if (['meal', 'timeWord', 'order', 'prepare', 'rest', 'entry'].includes(word.meaning.key)) {
    return null;
  }
  return { token: word.meaning, length: word.length };
}

function getPart(text: string, at: number, end: number, inside: boolean): Part | null {
  const named = getNamedDay(text, at, end);
  if (named !== null) return named;
  const word = getWordAt(text, at, end);
  if (word !== null && word.length > 1) return { token: word.meaning, length: word.length };
  if (inside && isCopula(text, at)) return { token: { type: 'skip' }, length: 1 };
  const day = DAY_CHARACTERS.indexOf(text.charAt(at));
  const next = at + 1;
  if (day >= 0 && isGoodEnd(text, next, end)) return { token: { type: 'day', day }, length: 1 };
  if (word === null) return null;
  if (word.meaning.type === 'skip' && !inside) {
    return next === end ? { token: word.meaning, length: 1 } : null;
  }
  return isGoodEnd(text, next, end) ? { token: word.meaning, length: 1 } : null;
}

/** One character is a word of its own only where something known follows: 월휴무, but not 월남쌈. */
function isGoodEnd(text: string, at: number, end: number): boolean {
  if (at >= end || getWordAt(text, at, end) !== null) return true;
  return DAY_CHARACTERS.includes(text.charAt(at));
}

const LONGEST_NOUN_END = 2;
/** Ends of words for days that the copula follows; after a day's single character (토일) it is Sunday. */
const BEFORE_COPULA = /(?:요일|휴일|경일|당일|날|추석|명절|연휴|신정)$/;
const COPULA = /일\s{0,3}(?:경우|때)/y;

/** The 일 of "공휴일일 경우", which is no Sunday. */
function isCopula(text: string, at: number): boolean {
  COPULA.lastIndex = at;
  return (
    COPULA.test(text) && BEFORE_COPULA.test(text.slice(Math.max(0, at - LONGEST_NOUN_END), at))
  );
}

/** "월요일", "월요" before a number, and the near misses that occur: "화요알", "툐요일". */
function getNamedDay(text: string, at: number, end: number): Part | null {
  if (at + 1 >= end || text.charAt(at + 1) !== '요') return null;
  const length = Math.min(3, end - at);
  const day = DAY_CHARACTERS.indexOf(text.charAt(at));
  if (day >= 0) return { token: { type: 'day', day }, length };
  if (length < 3 || text.charAt(at + 2) !== '일') return null;
  const near = getNearestDay(text.charCodeAt(at));
  return near === null ? { token: { type: 'bad' }, length } : { token: near, length };
}

/** The one day whose name differs by a single letter of the syllable, if there is exactly one. */
function getNearestDay(code: number): Token | null {
  const letters = toLetters(code);
  const near = [...DAY_CHARACTERS].flatMap((character, day) => {
    const other = toLetters(character.charCodeAt(0));
    return letters.filter((letter, i) => letter !== other[i]).length === 1 ? [day] : [];
  });
  const [day] = near;
  return near.length === 1 && day !== undefined ? { type: 'day', day } : null;
}

/** Initial, vowel and final of a syllable (Unicode standard, section 3.12). */
function toLetters(code: number): number[] {
  const index = code - FIRST_SYLLABLE;
  return [Math.floor(index / 588), Math.floor(index / 28) % 21, index % 28];
}
