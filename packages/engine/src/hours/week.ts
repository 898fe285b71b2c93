import type { DayScope } from './days';
import { HOLIDAY } from './hours-terms';
import type { StatementExtra, Statement, Statements } from './read-statements';
import type { DayHours, Interval } from './types';

/** Maximum gap between two sittings that counts as a break; a longer one is closed. */
const MAX_BREAK_MINUTES = 240;

/** Bound on the quadratic comparison of statements; no single place has more. */
const MAX_STATEMENTS = 100;

export const UNKNOWN_DAY: DayHours = { unknown: true, open: [], breaks: [], lastOrders: [] };

export interface WeekDay {
  hours: DayHours;
  /** Precision of the mention that opens this day (see `DayScope`); -1: none. */
  level: number;
}

/** Resolves statements to Monday to Sunday and the public holiday (index 7). */
export function toWeek(read: Statements): WeekDay[] {
  const { opens, breaks, noBreaks, lastOrders } = read;
  const count = opens.length + breaks.length + noBreaks.length + lastOrders.length;
  if (count > MAX_STATEMENTS) {
    return Array.from({ length: HOLIDAY + 1 }, () => ({ hours: UNKNOWN_DAY, level: -1 }));
  }
  return Array.from({ length: HOLIDAY + 1 }, (_, day) => {
    const level = getDayLevel(read, day);
    if (read.opens.length === 0 && level < 0) return { hours: UNKNOWN_DAY, level };
    return { hours: level < 0 ? toClosed() : toDay(read, day, level), level };
  });
}

export function toClosed(): DayHours {
  return { unknown: false, open: [], breaks: [], lastOrders: [] };
}

const toScopeLevel = (scope: DayScope | null, day: number): number =>
  scope === null ? 0 : (scope.get(day) ?? -1);

function getDayLevel({ opens, unreadable }: Statements, day: number): number {
  const scopes = [...opens.map(({ scope }) => scope), ...unreadable].filter(
    (scope) => scope !== null || day !== HOLIDAY,
  );
  return scopes.reduce((best, scope) => Math.max(best, toScopeLevel(scope, day)), -1);
}

function toDay(read: Statements, day: number, level: number): DayHours {
  if (read.unreadable.some((scope) => toScopeLevel(scope, day) === level)) return UNKNOWN_DAY;
  const own = getStatementsOfDay(read.opens, day);
  if (own === null || isBreakUnclear(read, own)) return UNKNOWN_DAY;
  const none = selectExtras(read.noBreaks, read, day, own);
  const breaks = none.length > 0 ? [] : selectExtras(read.breaks, read, day, own);
  const remaining = breaks.reduce((rest, gap) => subtract(rest, gap), toUnion(own));
  if (remaining.length === 0) return UNKNOWN_DAY;
  return {
    unknown: false,
    open: remaining,
    breaks: toBreaks(remaining),
    lastOrders: toLastOrders(read, day, own, remaining),
  };
}

/**
 * Statements of a day: the most precise ones of each section. A statement outside the sections
 * replaces less precise ones. Null where undecidable.
 */
function getStatementsOfDay(opens: readonly Statement[], day: number): Statement[] | null {
  const place = getStatementsOfPlace(opens, day);
  if (place === null) return null;
  const bySection = new Map<string | null, { level: number; statements: Statement[] }>();
  for (const open of place) {
    const level = toScopeLevel(open.scope, day);
    const known = bySection.get(open.section);
    if (level < 0 || (known !== undefined && known.level > level)) continue;
    if (known?.level === level) known.statements.push(open);
    else bySection.set(open.section, { level, statements: [open] });
  }
  const floor = bySection.get(null)?.level ?? 0;
  const own = [...bySection.values()].flatMap(({ level, statements }) =>
    level < floor ? [] : statements,
  );
  return own.some((one) => own.some((other) => isContradiction(one, other))) ? null : own;
}

/**
 * Statements of one place. In "10:00~22:00 | 6층 커피바 13:00~21:00" the label may be another place:
 * unlabeled statements win, and with different labels only, the day is undecidable (null).
 */
function getStatementsOfPlace(
  opens: readonly Statement[],
  day: number,
): readonly Statement[] | null {
  const labels = new Set(opens.map(({ label }) => label));
  if (labels.size <= 1) return opens;
  const ofDay = opens.filter(({ scope }) => toScopeLevel(scope, day) >= 0);
  const unlabeled = ofDay.filter(({ label }) => label === '');
  return unlabeled.length > 0 ? unlabeled : null;
}

/** True for different but overlapping statements of the same day and section. */
function isContradiction(one: Statement, other: Statement): boolean {
  if (one === other || one.section !== other.section) return false;
  if (one.from === other.from && one.to === other.to) return false;
  return one.from < other.to && other.from < one.to;
}

function toUnion(own: readonly Statement[]): Interval[] {
  const sorted = own.map(({ from, to }): Interval => [from, to]).sort((a, b) => a[0] - b[0]);
  const union: Interval[] = [];
  for (const [from, to] of sorted) {
    const last = union.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  return union;
}

function subtract(
  open: readonly Interval[],
  { from, to }: { from: number; to: number },
): Interval[] {
  return open.flatMap(([start, end]): Interval[] => {
    if (to <= start || from >= end) return [[start, end]];
    const parts: Interval[] = [];
    if (from > start) parts.push([start, from]);
    if (to < end) parts.push([to, end]);
    return parts;
  });
}

function toBreaks(open: readonly Interval[]): Interval[] {
  return open.slice(1).flatMap(([from], i): Interval[] => {
    const end = open[i]?.[1] ?? from;
    return from - end <= MAX_BREAK_MINUTES ? [[end, from]] : [];
  });
}

/**
 * Breaks or last orders of a day: those that name the day; those in the day's block; and those on a
 * line of their own after the last block, unless earlier blocks have their own.
 */
function selectExtras<T extends StatementExtra>(
  extras: readonly T[],
  read: Statements,
  day: number,
  statements: readonly Statement[],
): T[] {
  const local = extras.filter(
    ({ hasOwnDays, scope }) => hasOwnDays && toScopeLevel(scope, day) >= 0,
  );
  const others = extras.filter((extra) => !extra.hasOwnDays);
  const own = others.filter(({ block }) => statements.some((open) => open.block === block));
  if (own.length > 0) return [...own, ...local];
  const lastLine = Math.max(-1, ...read.opens.map(({ line }) => line));
  const lastBlock = Math.max(-1, ...read.opens.map(({ block }) => block));
  const common = others.filter(
    ({ line, block, scope, isUnderHeading }) =>
      scope === null ||
      (!isUnderHeading &&
        line > lastLine &&
        block === lastBlock &&
        statements.every((open) => open.line !== line)),
  );
  const hasEarlierExtras = others.some(({ block }) => block !== lastBlock);
  return [...(hasEarlierExtras ? common.filter(({ scope }) => scope === null) : common), ...local];
}

/**
 * True for one break at the end of a line with several blocks of days: "평일 11:30~22:00 토
 * 12:00~22:00 (15:00~17:00 브레이크타임)". It may or may not cover the earlier blocks.
 */
function isBreakUnclear(read: Statements, own: readonly Statement[]): boolean {
  const [only, second] = read.breaks;
  if (only === undefined || second !== undefined || only.hasOwnDays) return false;
  if (own.some(({ block }) => block === only.block)) return false;
  const last = read.opens.filter(({ block }) => block === only.block);
  if (!last.some(({ line }) => line === only.line)) return false;
  const isEnd = read.opens.every(({ block }) => block <= only.block);
  return (
    isEnd &&
    own.some(({ line, from, to }) => line === only.line && from < only.to && to > only.from)
  );
}

function toLastOrders(
  read: Statements,
  day: number,
  statements: readonly Statement[],
  open: readonly Interval[],
): number[] {
  const own = isLastOrderForAllDays(read)
    ? read.lastOrders
    : selectExtras(read.lastOrders, read, day, statements);
  const ends = open.map(([, to]) => to);
  const minutes = own.map((order) =>
    order.beforeClosing ? Math.max(...ends) - order.minutes : toNightMinutes(order.minutes, open),
  );
  const within = minutes.filter((at) => open.some(([from, to]) => at > from && at <= to));
  return [...new Set(within)].sort((a, b) => a - b);
}

/**
 * True for a single last order at the end, where all days close at the same time: "월-금 09:00-23:00
 * 토,일 10:00-23:00 라스트오더 22:00".
 */
function isLastOrderForAllDays({ opens, lastOrders }: Statements): boolean {
  const [only, second] = lastOrders;
  if (only === undefined || second !== undefined || only.hasOwnDays || only.isUnderHeading)
    return false;
  const ends = new Set<number>();
  for (const block of new Set(opens.map((open) => open.block))) {
    ends.add(Math.max(...opens.filter((open) => open.block === block).map(({ to }) => to)));
  }
  return ends.size === 1 && opens.every(({ block }) => block <= only.block);
}

/** Moves a time past midnight: a last order at 01:30 of a place open 17:00-26:00 is at 25:30. */
function toNightMinutes(minutes: number, open: readonly Interval[]): number {
  const later = minutes + 1440;
  const isLater = open.some(([from, to]) => later > from && later <= to);
  return isLater && !open.some(([from, to]) => minutes > from && minutes <= to) ? later : minutes;
}
