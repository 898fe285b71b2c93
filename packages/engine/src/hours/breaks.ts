import type { DayScope, ScopedToken } from './days';
import { isKey, LONGEST_ASIDE } from './peek';

/** A break as written; `scope` null: it named no days of its own. */
export interface WrittenBreak {
  from: number;
  to: number;
  scope: DayScope | null;
}

export interface WrittenBreaks {
  breaks: WrittenBreak[];
  /** "주말 브레이크타임 없음": the days that have none (null: none named). */
  none: (DayScope | null)[];
  /** The index of the first token after them. */
  end: number;
}

type Tokens = readonly ScopedToken[];

/** A range at `at`, with days in brackets behind it: "15:00-17:00(화~금)". */
function readItem(tokens: Tokens, at: number): (WrittenBreak & { end: number }) | null {
  const range = tokens[at];
  if (range?.type !== 'range') return null;
  const aside = readScopeAside(tokens, at + 1);
  const { from, to } = range;
  return { from, to, scope: aside?.scope ?? null, end: aside?.end ?? at + 1 };
}

/** "(평일)", "(평일만 해당)": days alone in brackets, perhaps with words that say no more. */
function readScopeAside(tokens: Tokens, at: number): { scope: DayScope; end: number } | null {
  const days = tokens[at + 1];
  if (tokens[at]?.type !== 'open' || days?.type !== 'days') return null;
  let end = at + 2;
  while (end < at + 5 && ['skip', 'word'].includes(tokens[end]?.type ?? '')) end += 1;
  return tokens[end]?.type === 'close' ? { scope: days.scope, end: end + 1 } : null;
}

/** "15:00-17:00 브레이크타임", the first range at `at`, also with days or a bracket between, or several such. */
export function readBreaksBeforeWord(tokens: Tokens, at: number): WrittenBreaks | null {
  const first = readItem(tokens, at);
  if (first === null) return null;
  const items = [first];
  let next = first.end;
  while (tokens[next]?.type === 'comma' && items.at(-1)?.scope !== null) {
    const more = items.length < LONGEST_ASIDE ? readItem(tokens, next + 1) : null;
    if (more === null) break;
    items.push(more);
    next = more.end;
  }
  const bracketed = tokens[next]?.type === 'open';
  if (bracketed) next += 1;
  if (!isKey(tokens[next], 'break') || isKey(tokens[next + 1], 'none')) return null;
  if (hasOwnRange(tokens, next + 1, bracketed)) return null;
  const later = readLaterScope(tokens, next + 1);
  return {
    breaks: items.map(({ from, to, scope }) => ({ from, to, scope: scope ?? later })),
    none: [],
    end: later === null ? next + 1 : next + 3,
  };
}

/** True when the break's own range follows the word: "(준비시간: 매일 15:00~16:00)". */
function hasOwnRange(tokens: Tokens, from: number, bracketed: boolean): boolean {
  const fillers = bracketed ? ['colon', 'skip', 'days', 'dash'] : ['colon', 'skip'];
  let at = from;
  while (fillers.includes(tokens[at]?.type ?? '')) at += 1;
  return tokens[at]?.type === 'range';
}

/** "(14:30 - 17:00 브레이크타임/ 월 - 금)". */
function readLaterScope(tokens: Tokens, at: number): DayScope | null {
  const mark = tokens[at]?.type;
  const days = tokens[at + 1];
  const isLast = tokens[at + 2]?.type === 'close';
  return (mark === 'slash' || mark === 'comma') && days?.type === 'days' && isLast
    ? days.scope
    : null;
}

/** "브레이크타임 15:00~17:00", "Break (평일 15:00~17:00, 주말 없음)"; the word at `at`. Null: it says no time. */
export function readBreaksAfterWord(
  tokens: Tokens,
  at: number,
  named: DayScope | null,
): WrittenBreaks | null {
  const found: WrittenBreaks = { breaks: [], none: [], end: at + 1 };
  const inAside = isInAside(tokens, at);
  let scope = named;
  let next = at + 1;
  while (next < at + LONGEST_ASIDE) {
    const token = tokens[next];
    const item = readItem(tokens, next);
    const some = found.end > at + 1;
    if (item !== null) {
      found.breaks.push({ from: item.from, to: item.to, scope: item.scope ?? scope });
      found.end = item.end;
    } else if (isKey(token, 'none')) {
      found.none.push(scope);
      found.end = next + 1;
    } else if (token?.type === 'days') scope = token.scope;
    else if ((token?.type === 'comma' || token?.type === 'slash') && some) scope = null;
    else if (!isKey(token, 'break') && (some || !isFiller(tokens, next))) break;
    next = item?.end ?? next + 1;
    if (found.end === next && !goesOn(tokens, next, scope, inAside)) break;
  }
  return found.end > at + 1 ? found : null;
}

function isFiller(tokens: Tokens, at: number): boolean {
  const type = tokens[at]?.type;
  if (type === 'open') return ['days', 'range'].includes(tokens[at + 1]?.type ?? '');
  if (type === 'close') return tokens[at - 1]?.type === 'days';
  return type === 'colon' || type === 'skip' || type === 'dash';
}

/** Whether the word at `at` stands in brackets, or opens them. */
function isInAside(tokens: Tokens, at: number): boolean {
  if (tokens[at + 1]?.type === 'open') return true;
  for (let before = at - 1; before > at - LONGEST_ASIDE; before -= 1) {
    const type = tokens[before]?.type;
    if (type === 'open') return true;
    if (type === undefined || type === 'close' || type === 'line') return false;
  }
  return false;
}

/**
 * After a break with days of its own, ", 주말 15:30~17:00" or ", 주말 브레이크타임 없음" goes on with breaks. A slash
 * does so inside brackets only; outside it begins another block of days.
 */
function goesOn(tokens: Tokens, at: number, scope: DayScope | null, inAside: boolean): boolean {
  const mark = tokens[at]?.type;
  if (scope === null || (mark !== 'comma' && !(mark === 'slash' && inAside))) return false;
  const third = tokens[at + 2];
  return (
    tokens[at + 1]?.type === 'days' && (third?.type === 'range' || isKey(third, 'break', 'none'))
  );
}
