import { HOLIDAY, type Keyword } from './hours-terms';
import type { TimedToken } from './time-ranges';

/**
 * Days with the precision of their mention: 0 every day, 1 a group (평일), 2 a span (월~금), 3 by name.
 * The more precise mention wins. Monday = 0, public holiday = 7.
 */
export type DayScope = ReadonlyMap<number, number>;

export type ScopedToken =
  Exclude<TimedToken, { type: 'group' }> | { type: 'days'; scope: DayScope };
export type Tokens = readonly ScopedToken[];

/** Maximum tokens of a remark in brackets; keeps the parser linear. */
export const MAX_BRACKET_TOKENS = 24;

/** True for one of these keywords. */
export function isKeyword(token: ScopedToken | undefined, ...keys: Keyword[]): boolean {
  return token?.type === 'key' && keys.includes(token.key);
}

const SPAN_LEVEL = 2;
const NAME_LEVEL = 3;

/** Joins day words to lists ("월~목, 일", "주말 및 공휴일"). Linear. */
export function toScopedTokens(tokens: readonly TimedToken[]): ScopedToken[] {
  const scoped: ScopedToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const list = readDayList(tokens, at, isAfterClosedKeyword(tokens, at));
    if (list !== null) {
      const { scope, end } = readNarrowing(tokens, list.end) ?? list;
      scoped.push({ type: 'days', scope });
      at = end;
      continue;
    }
    const token = tokens[at];
    if (token !== undefined && token.type !== 'group') scoped.push(token);
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
    while (['comma', 'slash'].includes(tokens[at]?.type ?? '')) at += 1;
  }
  return scope.size === 0 ? null : { scope, end };
}

function readSpan(
  tokens: readonly TimedToken[],
  at: number,
): { days: [number, number][]; end: number } | null {
  const first = tokens[at];
  if (first?.type !== 'group') return null;
  const from = toSingleDay(first);
  const to = tokens[at + 1]?.type === 'dash' ? toSingleDay(tokens[at + 2]) : null;
  if (from !== null && to !== null) return { days: toSpan(from, to), end: at + 3 };
  return { days: first.days.map((day) => [day, first.level]), end: at + 1 };
}

function toSingleDay(token: TimedToken | undefined): number | null {
  if (token?.type !== 'group' || token.level !== NAME_LEVEL) return null;
  const [day = HOLIDAY] = token.days;
  return day === HOLIDAY ? null : day;
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
