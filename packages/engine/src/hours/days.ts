import { HOLIDAY } from './hours-terms';
import type { TimedToken } from './time-ranges';

/**
 * Days with the precision of their mention: 0 every day, 1 a group (평일), 2 a span (월~금), 3 by name.
 * The more precise mention wins. Monday = 0, public holiday = 7.
 */
export type DayScope = ReadonlyMap<number, number>;

export type ScopedToken =
  Exclude<TimedToken, { type: 'day' | 'group' }> | { type: 'days'; scope: DayScope };

const SPAN_LEVEL = 2;
const NAME_LEVEL = 3;

/** Joins day words to lists ("월~목, 일", "주말 및 공휴일"). Linear. */
export function toScopedTokens(tokens: readonly TimedToken[]): ScopedToken[] {
  const scoped: ScopedToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const list = readDayList(tokens, at, isAfterClosedKeyword(tokens, at));
    if (list !== null) {
      const narrowed = readNarrowing(tokens, list.end);
      scoped.push({ type: 'days', scope: narrowed?.scope ?? list.scope });
      at = narrowed?.end ?? list.end;
      continue;
    }
    const token = tokens[at];
    if (token !== undefined && token.type !== 'day' && token.type !== 'group') scoped.push(token);
    at += 1;
  }
  return scoped;
}

interface DayList {
  scope: Map<number, number>;
  end: number;
}

/** Days in brackets that narrow a group: "평일 (월 - 목)". */
function readNarrowing(tokens: readonly TimedToken[], at: number): DayList | null {
  const open = tokens[at];
  if (open?.type !== 'open' || open.square) return null;
  const list = readDayList(tokens, at + 1, false);
  return list !== null && tokens[list.end]?.type === 'close'
    ? { scope: list.scope, end: list.end + 1 }
    : null;
}

/** True for "휴무: 일요일 / 평일 11:00~22:00": the slash ends the closing days. */
function isAfterClosedKeyword(tokens: readonly TimedToken[], at: number): boolean {
  const before = tokens[at - 1]?.type === 'colon' ? tokens[at - 2] : tokens[at - 1];
  return before?.type === 'key' && before.key === 'closed';
}

function readDayList(
  tokens: readonly TimedToken[],
  from: number,
  afterClosed: boolean,
): DayList | null {
  const scope = new Map<number, number>();
  let at = from;
  let end = from;
  for (;;) {
    const span = readSpan(tokens, at);
    if (span === null) break;
    if (afterClosed && end > from && tokens[span.end]?.type === 'range') break;
    for (const [day, level] of span.days) scope.set(day, Math.max(level, scope.get(day) ?? 0));
    end = span.end;
    at = end;
    while (isListMark(tokens[at])) at += 1;
  }
  return scope.size === 0 ? null : { scope, end };
}

function isListMark(token: TimedToken | undefined): boolean {
  return token?.type === 'comma' || token?.type === 'slash';
}

function readSpan(
  tokens: readonly TimedToken[],
  at: number,
): { days: [number, number][]; end: number } | null {
  const first = tokens[at];
  if (first?.type === 'group') {
    const single = first.days[0];
    const last = tokens[at + 2];
    if (first.level === NAME_LEVEL && single !== undefined && single !== HOLIDAY) {
      const until = tokens[at + 1]?.type === 'dash' ? toSingleDay(last) : null;
      if (until !== null) return { days: toSpan(single, until), end: at + 3 };
    }
    return { days: first.days.map((day) => [day, first.level]), end: at + 1 };
  }
  if (first?.type !== 'day') return null;
  const until = tokens[at + 1]?.type === 'dash' ? toSingleDay(tokens[at + 2]) : null;
  if (until === null) return { days: [[first.day, NAME_LEVEL]], end: at + 1 };
  return { days: toSpan(first.day, until), end: at + 3 };
}

function toSingleDay(token: TimedToken | undefined): number | null {
  if (token?.type === 'day') return token.day;
  if (token?.type !== 'group' || token.level !== NAME_LEVEL) return null;
  const day = token.days[0];
  return day === undefined || day === HOLIDAY ? null : day;
}

/**
 * Days from one to another, across the end of the week if needed (목요일~화요일). All seven count as
 * "every day".
 */
function toSpan(from: number, to: number): [number, number][] {
  const length = ((to - from + 7) % 7) + 1;
  const level = length === 7 ? 0 : SPAN_LEVEL;
  return Array.from({ length }, (_, i) => [(from + i) % 7, level]);
}
