import { isHangulSyllable, toJamo } from '../text/letters';
import { findTermAt, type HoursToken, type Keyword } from './hours-terms';

/** List items and line breaks in the texts of the two tourism sources. */
const LINE_TAG = /<\s{0,2}\/?(?:br|p|li|div)[\s/]{0,3}>/g;
const ENTITY = /&(nbsp|amp|lt|gt|middot);/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', middot: '·' },
};
/**
 * Characters left over by NFKC, which turns a small tilde (˜) into U+0303 and the Hangul dot (ㆍ)
 * into U+119E.
 */
const SIMILAR_CHARACTERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/[‐‒–—―−ー]/g, '-'],
  [/〜|∼|\u0303/g, '~'],
  [/[·・\u119e‧∙•、]/g, ','],
  [/[【〔〈《「『]/g, '['],
  [/[】〕〉》」』]/g, ']'],
  [/[\r\u2028\u2029]/g, '\n'],
];

/**
 * Normalizes similar characters: full-width to half-width, dashes to `-`, tildes to `~`, middle
 * dots to commas, `<br>` to a line break, letters to lower case. Linear in the length of the text.
 */
export function normalizeHoursText(raw: string): string {
  return SIMILAR_CHARACTERS.reduce(
    (text, [characters, plain]) => text.replace(characters, plain),
    raw.normalize('NFKC').toLowerCase(),
  )
    .replace(LINE_TAG, '\n')
    .replace(ENTITY, (_, name: string) => ENTITIES[name] ?? '');
}

const MARKS: Readonly<Record<string, HoursToken>> = {
  '-': { type: 'dash', tilde: false },
  '~': { type: 'dash', tilde: true },
  '/': { type: 'slash' },
  ';': { type: 'slash' },
  ',': { type: 'comma' },
  '.': { type: 'comma' },
  '&': { type: 'comma' },
  '+': { type: 'comma' },
  ':': { type: 'colon' },
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

const MAX_HOUR = 30;
const ALL_DAY = /24 ?(?:시간|시|h(?:ours?)?)(?! ?[~\-까])/y;
/** Tokens that a digit may begin; the first that fits counts. */
const NUMBERS: ReadonlyArray<
  readonly [RegExp, (first: string, second?: string, third?: string) => HoursToken]
> = [
  [ALL_DAY, () => ({ type: 'key', key: 'allDay' })],
  [
    /(\d{1,2}) ?[:;] ?(\d{2})(\d*)/y,
    (hour, minute, more) => (more ? { type: 'bad' } : toTime(hour, Number(minute))),
  ],
  [/(\d{1,2})\.(\d{2})(?![\d.])/y, (hour, minute) => toTime(hour, Number(minute))],
  [
    /(\d{1,2}) ?시(?!간)(?: ?(?:(\d{1,2}) ?분|(반)))?/y,
    (hour, minute = '0', half) => toTime(hour, half ? 30 : Number(minute)),
  ],
  [/(\d{1,2})(?= ?[ap]\.?m)/y, (hour) => toTime(hour, 0)],
  [
    /(\d{1,3}) ?(분|시간)/y,
    (count, unit) => ({ type: 'duration', minutes: Number(count) * (unit === '분' ? 1 : 60) }),
  ],
  [
    /(\d{1,2}) ?월 ?(\d{1,2}) ?일/y,
    (month, day) => ({ type: 'date', month: Number(month), day: Number(day) }),
  ],
  [/(\d{1,2}) ?월/y, (month) => ({ type: 'month', month: Number(month) })],
  [/(\d{1,3}) ?일(?!요)/y, (days) => ({ type: 'duration', minutes: Number(days) * 1440 })],
  [/(\d{1,9})\d*/y, (digits) => ({ type: 'number', value: Number(digits) })],
];

/** Two words with one meaning: "마지막 주문", "준비 시간", "break time". */
const KEYWORD_PAIRS: Readonly<Record<string, Keyword>> = {
  'lastWord order': 'lastOrder',
  'lastOrder order': 'lastOrder',
  'order finish': 'lastOrder',
  'entry finish': 'lastOrder',
  'lastOrder finish': 'lastOrder',
  'break timeWord': 'break',
  'prepare timeWord': 'break',
  'rest timeWord': 'break',
  'some shop': 'shops',
};

interface Found {
  token: HoursToken;
  length: number;
}

/**
 * Splits a text into tokens in one linear pass. Unknown text becomes a `word`; the parser decides
 * whether it matters.
 */
export function tokenizeHours(raw: string): HoursToken[] {
  const text = normalizeHoursText(raw);
  const tokens: HoursToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (isHangulSyllable(text.charCodeAt(at))) {
      at = tokenizeHangul(text, at, tokens);
      continue;
    }
    const mark = MARKS[text.charAt(at)];
    const found =
      findNumber(text, at, tokens.at(-1)) ??
      findLatin(text, at) ??
      (mark && { token: mark, length: 1 });
    if (found) addToken(tokens, found.token);
    at += found?.length ?? 1;
  }
  return tokens;
}

/** Joins pairs of keywords, and numbers with their counter ("2번째", "마지막 주"). */
function addToken(tokens: HoursToken[], token: HoursToken): void {
  const last = tokens.at(-1);
  if (token.type === 'key' && last?.type === 'key') {
    const key = KEYWORD_PAIRS[`${last.key} ${token.key}`];
    if (key !== undefined) {
      tokens[tokens.length - 1] = { type: 'key', key };
      return;
    }
  }
  if (token.type === 'key' && token.key === 'weekWord' && last?.type === 'nth') return;
  if (token.type === 'skip' && last?.type === 'skip') {
    tokens[tokens.length - 1] = { ...last, ...token };
  } else tokens.push(token);
}

function toTime(digits: string, minute: number): HoursToken {
  const hour = Number(digits);
  if (hour > MAX_HOUR || minute >= 60) return { type: 'bad' };
  return { type: 'time', hour, minute, padded: digits.length === 2 };
}

const DIGIT = /\d/;

function findNumber(text: string, at: number, last: HoursToken | undefined): Found | null {
  if (!DIGIT.test(text.charAt(at))) return null;
  for (const [pattern, toToken] of NUMBERS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null || (pattern === ALL_DAY && last?.type === 'dash')) continue;
    const [all, first = '', second, third] = match;
    return { token: toToken(first, second, third), length: all.length };
  }
  return null;
}

const LATIN_WORD = /[a-z](?:[a-z]{0,30}\.?[a-z]{0,30})/y;

function findLatin(text: string, at: number): Found | null {
  LATIN_WORD.lastIndex = at;
  const word = LATIN_WORD.exec(text)?.[0];
  if (word === undefined) return null;
  const bare = word.replaceAll('.', '');
  const term = findTermAt(bare, 0, bare.length);
  const token = term?.length === bare.length ? term.token : ({ type: 'word', text: word } as const);
  return { token, length: word.length };
}

/** Splits a run of Hangul into known words, days and the rest. */
function tokenizeHangul(text: string, start: number, tokens: HoursToken[]): number {
  let end = start;
  while (end < text.length && isHangulSyllable(text.charCodeAt(end))) end += 1;
  let at = start;
  let unknownFrom = -1;
  const flush = () => {
    if (unknownFrom >= 0) addToken(tokens, { type: 'word', text: text.slice(unknownFrom, at) });
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
    addToken(tokens, part.token);
    at += part.length;
  }
  flush();
  return end;
}

/** Keywords that may be a part of any word. */
const COMMON_KEYWORDS: readonly Keyword[] = [
  ...(['meal', 'timeWord', 'order', 'prepare', 'rest', 'entry'] as const),
];

/** Inside an unknown word only a long keyword counts: "세상의모든아침" is a name, "연말연시휴무" closes. */
function findKeywordInUnknown(text: string, at: number, end: number): Found | null {
  const term = findTermAt(text, at, end);
  if (term === null || term.length < 2 || term.token.type !== 'key') return null;
  return COMMON_KEYWORDS.includes(term.token.key) ? null : term;
}

const DAY_CHARACTERS = '월화수목금토일';
const toDay = (day: number): HoursToken => ({ type: 'group', days: [day], level: 3 });

function findToken(text: string, at: number, end: number, inside: boolean): Found | null {
  const named = findNamedDay(text, at, end);
  if (named !== null) return named;
  const term = findTermAt(text, at, end);
  if (term !== null && term.length > 1) return term;
  if (inside && isCopula(text, at)) return { token: { type: 'skip' }, length: 1 };
  const day = DAY_CHARACTERS.indexOf(text.charAt(at));
  const next = at + 1;
  if (day >= 0 && isTokenEnd(text, next, end)) return { token: toDay(day), length: 1 };
  if (term?.token.type === 'skip' && !inside) return next === end ? term : null;
  return isTokenEnd(text, next, end) ? term : null;
}

/** True where a one-character word may end: before something known (월휴무), but not in 월남쌈. */
function isTokenEnd(text: string, at: number, end: number): boolean {
  return (
    at >= end || findTermAt(text, at, end) !== null || DAY_CHARACTERS.includes(text.charAt(at))
  );
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
function findNamedDay(text: string, at: number, end: number): Found | null {
  if (at + 1 >= end || text.charAt(at + 1) !== '요') return null;
  const length = Math.min(3, end - at);
  const day = DAY_CHARACTERS.indexOf(text.charAt(at));
  if (day >= 0) return { token: toDay(day), length };
  if (length < 3 || text.charAt(at + 2) !== '일') return null;
  return { token: findSimilarDay(text.charCodeAt(at)), length };
}

/** Day whose name differs by a single letter of the syllable, if there is exactly one. */
function findSimilarDay(code: number): HoursToken {
  const letters = toJamo(code);
  const similar = [...DAY_CHARACTERS].flatMap((character, day) => {
    const other = toJamo(character.charCodeAt(0));
    return letters.filter((letter, i) => letter !== other[i]).length === 1 ? [day] : [];
  });
  const [day] = similar;
  return similar.length === 1 && day !== undefined ? toDay(day) : { type: 'bad' };
}
