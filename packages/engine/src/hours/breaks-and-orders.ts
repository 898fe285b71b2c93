import { isKeyword, MAX_BRACKET_TOKENS, type DayScope, type Tokens } from './days';

/** Break in the text; `scope` null: names no days of its own. */
export interface ParsedBreak {
  from: number;
  to: number;
  scope: DayScope | null;
}

export interface ParsedBreaks {
  breaks: ParsedBreak[];
  /** Days without a break, "주말 브레이크타임 없음" (null: none named). */
  none: (DayScope | null)[];
  /** Index of the first token after them. */
  end: number;
}

/** A range at `at`, optionally with days in brackets after it: "15:00-17:00(화~금)". */
function readBreakRange(tokens: Tokens, at: number): (ParsedBreak & { end: number }) | null {
  const range = tokens[at];
  if (range?.type !== 'range') return null;
  const bracket = readBracketedDays(tokens, at + 1);
  const { from, to } = range;
  return { from, to, scope: bracket?.scope ?? null, end: bracket?.end ?? at + 1 };
}

/** Days alone in brackets, optionally with filler words: "(평일)", "(평일만 해당)". */
function readBracketedDays(tokens: Tokens, at: number): { scope: DayScope; end: number } | null {
  const days = tokens[at + 1];
  if (tokens[at]?.type !== 'open' || days?.type !== 'days') return null;
  let end = at + 2;
  while (end < at + 5 && ['skip', 'word'].includes(tokens[end]?.type ?? '')) end += 1;
  return tokens[end]?.type === 'close' ? { scope: days.scope, end: end + 1 } : null;
}

/**
 * Reads "15:00-17:00 브레이크타임" from the range at `at`, also with days or a bracket between, or
 * several ranges.
 */
export function readBreaksBeforeWord(tokens: Tokens, at: number): ParsedBreaks | null {
  const first = readBreakRange(tokens, at);
  if (first === null) return null;
  const items = [first];
  let next = first.end;
  while (tokens[next]?.type === 'comma' && items.at(-1)?.scope !== null) {
    const more = items.length < MAX_BRACKET_TOKENS ? readBreakRange(tokens, next + 1) : null;
    if (more === null) break;
    items.push(more);
    next = more.end;
  }
  const bracketed = tokens[next]?.type === 'open';
  if (bracketed) next += 1;
  if (!isKeyword(tokens[next], 'break') || isKeyword(tokens[next + 1], 'none')) return null;
  if (hasOwnRange(tokens, next + 1, bracketed)) return null;
  const later = readTrailingDays(tokens, next + 1);
  return {
    breaks: items.map(({ from, to, scope }) => ({ from, to, scope: scope ?? later })),
    none: [],
    end: later === null ? next + 1 : next + 3,
  };
}

/** True when a range of its own follows the keyword: "(준비시간: 매일 15:00~16:00)". */
function hasOwnRange(tokens: Tokens, from: number, bracketed: boolean): boolean {
  const fillers = bracketed ? ['colon', 'skip', 'days', 'dash'] : ['colon', 'skip'];
  let at = from;
  while (fillers.includes(tokens[at]?.type ?? '')) at += 1;
  return tokens[at]?.type === 'range';
}

/** Reads the days of "(14:30 - 17:00 브레이크타임/ 월 - 금)". */
function readTrailingDays(tokens: Tokens, at: number): DayScope | null {
  const mark = tokens[at]?.type;
  const days = tokens[at + 1];
  const isLast = tokens[at + 2]?.type === 'close';
  return (mark === 'slash' || mark === 'comma') && days?.type === 'days' && isLast
    ? days.scope
    : null;
}

/**
 * Reads "브레이크타임 15:00~17:00" or "Break (평일 15:00~17:00, 주말 없음)" from the keyword at `at`; null
 * without a time.
 */
export function readBreaksAfterWord(
  tokens: Tokens,
  at: number,
  named: DayScope | null,
): ParsedBreaks | null {
  const found: ParsedBreaks = { breaks: [], none: [], end: at + 1 };
  const inBrackets = isInBrackets(tokens, at);
  let scope = named;
  let next = at + 1;
  while (next < at + MAX_BRACKET_TOKENS) {
    const token = tokens[next];
    const item = readBreakRange(tokens, next);
    const hasTime = found.end > at + 1;
    if (item !== null) {
      found.breaks.push({ from: item.from, to: item.to, scope: item.scope ?? scope });
      found.end = item.end;
    } else if (isKeyword(token, 'none')) {
      found.none.push(scope);
      found.end = next + 1;
    } else if (token?.type === 'days') scope = token.scope;
    else if ((token?.type === 'comma' || token?.type === 'slash') && hasTime) scope = null;
    else if (!isKeyword(token, 'break') && (hasTime || !isBreakFiller(tokens, next))) break;
    next = item?.end ?? next + 1;
    if (found.end === next && !isFollowedByBreak(tokens, next, scope, inBrackets)) break;
  }
  return found.end > at + 1 ? found : null;
}

function isBreakFiller(tokens: Tokens, at: number): boolean {
  const type = tokens[at]?.type;
  if (type === 'open') return ['days', 'range'].includes(tokens[at + 1]?.type ?? '');
  if (type === 'close') return tokens[at - 1]?.type === 'days';
  return type === 'colon' || type === 'skip' || type === 'dash';
}

/** True where the keyword at `at` is inside brackets or opens them. */
function isInBrackets(tokens: Tokens, at: number): boolean {
  if (tokens[at + 1]?.type === 'open') return true;
  for (let before = at - 1; before > at - MAX_BRACKET_TOKENS; before -= 1) {
    const type = tokens[before]?.type;
    if (type === 'open') return true;
    if (type === undefined || type === 'close' || type === 'line') return false;
  }
  return false;
}

/**
 * True where another break follows one with days of its own: ", 주말 15:30~17:00", ", 주말 브레이크타임 없음".
 * A slash continues inside brackets only; outside it starts another block of days.
 */
function isFollowedByBreak(
  tokens: Tokens,
  at: number,
  scope: DayScope | null,
  inBrackets: boolean,
): boolean {
  const mark = tokens[at]?.type;
  if (scope === null || (mark !== 'comma' && !(mark === 'slash' && inBrackets))) return false;
  const third = tokens[at + 2];
  return (
    tokens[at + 1]?.type === 'days' &&
    (third?.type === 'range' || isKeyword(third, 'break', 'none'))
  );
}

/** Last order in the text: a clock time in minutes, or minutes before closing. */
export interface ParsedLastOrder {
  minutes: number;
  beforeClosing: boolean;
  /** Days that it names itself, or null. */
  scope: DayScope | null;
}

/** Reads "라스트오더 14:30, 20:30", "마지막 주문(평일) 20:30" or "마감 30분 전" from the keyword at `at`. */
export function readLastOrdersAfterWord(
  tokens: Tokens,
  at: number,
  named: DayScope | null,
): { orders: ParsedLastOrder[]; end: number } {
  const orders: ParsedLastOrder[] = [];
  let scope = named;
  let end = at + 1;
  for (let next = at + 1; next < at + MAX_BRACKET_TOKENS; next += 1) {
    const token = tokens[next];
    if (token?.type === 'days') scope = token.scope;
    else if (token?.type === 'clock' || token?.type === 'relative') {
      const beforeClosing = token.type === 'relative';
      orders.push({ minutes: token.minutes, beforeClosing, scope });
      end = next + 1;
    } else if (!isOrderFiller(tokens, next, orders.length > 0)) break;
  }
  return { orders, end };
}

/**
 * True for a token between the keyword and its times; after the first time, only where another
 * follows.
 */
function isOrderFiller(tokens: Tokens, at: number, hasTime: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const second = tokens[at + 2];
  if (isKeyword(token, 'meal')) return next?.type === 'clock';
  const leadsOn =
    (next?.type === 'clock' && !isKeyword(second, 'lastOrder')) ||
    ((next?.type === 'days' || isKeyword(next, 'meal')) && second?.type === 'clock');
  if (hasTime) return (token?.type === 'comma' || token?.type === 'slash') && leadsOn;
  if (token?.type === 'open') return leadsOn || next?.type === 'days';
  if (token?.type === 'close') return tokens[at - 1]?.type === 'days';
  return (
    ['colon', 'dash', 'skip', 'note'].includes(token?.type ?? '') ||
    isKeyword(token, 'lastOrder', 'finish', 'order', 'timeWord')
  );
}
