import type { HoursToken } from './hours-terms';

/** Half of the day of a clock time; `noon` and `evening` are 낮 and 저녁. */
type DayHalf = Extract<HoursToken, { type: 'meridiem' }>['half'];

/** Tokens with clock times joined to ranges. */
export type TimedToken =
  | Exclude<HoursToken, { type: 'time' | 'meridiem' }>
  | { type: 'range'; from: number; to: number }
  /** Minutes before closing: "마감 30분 전". */
  | { type: 'relative'; minutes: number };

interface Clock {
  minutes: number;
  half: DayHalf | null;
  /** Two digits of hour, or a half of the day; 3:00 alone may be the afternoon. */
  isUnambiguous: boolean;
  nextDay: boolean;
  /** Index of the first token after it. */
  end: number;
}

/** Maximum words before a time: "익일 새벽". */
const MAX_LEADING_WORDS = 4;
const DAY_MINUTES = 1440;
const HALF_DAY_MINUTES = 720;
/** Longest overnight span in minutes; a longer one is a typo ("11:00-10:40"). */
const MAX_OVERNIGHT_MINUTES = 1200;

/** Joins clock times to ranges; `bad` for contradictory ones. Linear. */
export function readTimeRanges(tokens: readonly HoursToken[]): TimedToken[] {
  const timed: TimedToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const start = readClock(tokens, at, true);
    const range = start && readRange(tokens, start);
    if (range !== null) {
      timed.push(range.token);
      at = range.end;
      continue;
    }
    if (start !== null && token.type !== 'number') {
      timed.push({ type: 'clock', minutes: start.minutes });
      at = start.end;
      continue;
    }
    if (isEndWithoutStart(tokens, at)) timed.push({ type: 'bad' });
    const before = tokens[at + 1];
    if (token.type === 'duration' && before?.type === 'key' && before.key === 'before') {
      timed.push({ type: 'relative', minutes: token.minutes });
      at += 2;
      continue;
    }
    if (token.type !== 'time' && token.type !== 'meridiem') timed.push(token);
    at += 1;
  }
  return timed;
}

/** True for "~20:00" without a start. */
function isEndWithoutStart(tokens: readonly HoursToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.type !== 'dash' || !token.tilde) return false;
  const end = readClock(tokens, at + 1, false);
  return end !== null && tokens[end.end]?.type !== 'dash';
}

function readClock(
  tokens: readonly HoursToken[],
  from: number,
  allowNumbers: boolean,
): Clock | null {
  let at = from;
  let nextDay = false;
  let half: DayHalf | null = null;
  for (const token of tokens.slice(at, at + MAX_LEADING_WORDS)) {
    if (token.type === 'key' && (token.key === 'nextDay' || (nextDay && token.key === 'theDay'))) {
      nextDay = true;
    } else if (token.type === 'meridiem') half = token.half;
    else break;
    at += 1;
  }
  const token = tokens[at];
  at += 1;
  if (token?.type === 'clock') {
    return { minutes: token.minutes, half: 'pm', isUnambiguous: true, nextDay, end: at };
  }
  const after = tokens[at];
  if (half === null && token?.type === 'time' && after?.type === 'meridiem') {
    const next = tokens[at + 1]?.type;
    if (next !== 'time' && next !== 'number') {
      half = after.half;
      at += 1;
    }
  }
  const meal = tokens[from - 1];
  if (half === null && meal?.type === 'key' && meal.key === 'meal' && meal.text === '저녁') {
    half = 'evening';
  }
  if (token?.type === 'time') {
    const minutes = toHour(token.hour, half) * 60 + token.minute;
    return { minutes, half, isUnambiguous: half !== null || token.padded, nextDay, end: at };
  }
  if (allowNumbers && token?.type === 'number' && token.value <= 24 && after?.type === 'dash') {
    return { minutes: toHour(token.value, half) * 60, half, isUnambiguous: true, nextDay, end: at };
  }
  return null;
}

function toHour(hour: number, half: DayHalf | null): number {
  if (half === null || hour > 12) return hour;
  if (half === 'am' || half === 'dawn') return hour % 12;
  if (half === 'noon') return hour < 10 ? hour + 12 : hour;
  if (half === 'night') return hour === 12 ? 24 : hour < 6 ? hour + 24 : hour + 12;
  return hour === 12 ? 12 : hour + 12;
}

function readRange(
  tokens: readonly HoursToken[],
  start: Clock,
): { token: TimedToken; end: number } | null {
  let at = start.end;
  while (tokens[at]?.type === 'skip') at += 1;
  if (tokens[at]?.type !== 'dash') return null;
  while (tokens[at]?.type === 'dash') at += 1;
  if (isListDash(tokens, at)) return null;
  const close = readClock(tokens, at, false);
  if (close === null) {
    // "10:30 ~ 재료 소진 시까지": the closing time is not given.
    const isNumber = tokens[start.end - 1]?.type === 'number';
    return isNumber ? null : { token: { type: 'bad' }, end: start.end + 1 };
  }
  const tail = readNextDaySuffix(tokens, close.end);
  const nextDay = close.nextDay || tail !== null;
  return { token: toRange(start, { ...close, nextDay }), end: tail ?? close.end };
}

const ITEM_KEYWORDS = [
  'break',
  'lastOrder',
  'prepare',
  'rest',
  'closed',
  'every',
  'lastWord',
  'meal',
];

/** True for a dash that starts a list item whose line break was lost: "20:00 - 준비시간 ...". */
function isListDash(tokens: readonly HoursToken[], at: number): boolean {
  const dash = tokens[at - 1];
  const next = tokens[at];
  if (dash?.type !== 'dash' || dash.tilde) return false;
  if (next?.type === 'key') return ITEM_KEYWORDS.includes(next.key);
  return next?.type === 'group';
}

/** Index after "(다음날)", "(익일 01:00)" or a bare "익일" after a closing time; null without one. */
function readNextDaySuffix(tokens: readonly HoursToken[], from: number): number | null {
  const opened = tokens[from]?.type === 'open';
  const word = tokens[opened ? from + 1 : from];
  if (word?.type !== 'key' || word.key !== 'nextDay') return null;
  if (!opened) return readClock(tokens, from, false) === null ? from + 1 : null;
  for (let at = from + 2; at < from + 6; at += 1) {
    if (tokens[at]?.type === 'close') return at + 1;
  }
  return null;
}

function toRange(start: Clock, close: Clock): TimedToken {
  const from = start.minutes;
  let to = close.minutes;
  const inheritsAfternoon = ['pm', 'evening', 'noon'].includes(start.half ?? '');
  if (
    close.half === null &&
    inheritsAfternoon &&
    to < HALF_DAY_MINUTES &&
    to + HALF_DAY_MINUTES > from
  ) {
    to += HALF_DAY_MINUTES;
  }
  if (from === 0 && to === 0) to = DAY_MINUTES;
  if (close.nextDay && to < DAY_MINUTES) to += DAY_MINUTES;
  else if (to <= from) {
    if (start.half === 'am' && close.half === null && to > 0) return { type: 'bad' };
    if (!close.isUnambiguous && from <= HALF_DAY_MINUTES) return { type: 'bad' };
    to += DAY_MINUTES;
    if (to - from > MAX_OVERNIGHT_MINUTES) return { type: 'bad' };
  }
  if (from >= DAY_MINUTES || to - from > DAY_MINUTES) return { type: 'bad' };
  return { type: 'range', from, to };
}
