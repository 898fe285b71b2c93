import type { DayScope } from './days';
import { HOLIDAY } from './lexicon';
import type { Extra, Statement, Statements } from './statement';
import type { DayHours, Interval } from './types';

/** A gap between two sittings is called a break up to this length; a longer one is simply closed. */
const LONGEST_BREAK_MINUTES = 240;

/** More times than this are no opening hours of one place, and would not be compared in linear time. */
const MOST_STATEMENTS = 100;

export const UNKNOWN_DAY: DayHours = { unknown: true, open: [], breaks: [], lastOrders: [] };

export interface WeekDay {
  hours: DayHours;
  /** How exactly the text named this day as open (see DayScope); -1: not at all. */
  level: number;
}

/** Lays what was read over the days Monday to Sunday and the public holiday (eighth). */
export function toWeek(read: Statements): WeekDay[] {
  const { opens, breaks, noBreaks, lastOrders } = read;
  const count = opens.length + breaks.length + noBreaks.length + lastOrders.length;
  if (count > MOST_STATEMENTS) {
    return Array.from({ length: HOLIDAY + 1 }, () => ({ hours: UNKNOWN_DAY, level: -1 }));
  }
  return Array.from({ length: HOLIDAY + 1 }, (_, day) => {
    const level = getLevel(read, day);
    if (read.opens.length === 0 && level < 0) return { hours: UNKNOWN_DAY, level };
    return { hours: level < 0 ? toClosed() : toDay(read, day, level), level };
  });
}

export function toClosed(): DayHours {
  return { unknown: false, open: [], breaks: [], lastOrders: [] };
}

function levelOf(scope: DayScope | null, day: number): number {
  if (scope === null) return 0;
  return scope.get(day) ?? -1;
}

function getLevel({ opens, unreadable }: Statements, day: number): number {
  const scopes = [...opens.map(({ scope }) => scope), ...unreadable].filter(
    (scope) => scope !== null || day !== HOLIDAY,
  );
  return scopes.reduce((best, scope) => Math.max(best, levelOf(scope, day)), -1);
}

function toDay(read: Statements, day: number, level: number): DayHours {
  if (read.unreadable.some((scope) => levelOf(scope, day) === level)) return UNKNOWN_DAY;
  const own = getOwn(read.opens, day);
  const open = own === null ? null : toUnion(own);
  if (own === null || open === null) return UNKNOWN_DAY;
  const blocks = new Set(own.map(({ block }) => block));
  const lines = new Set(own.map(({ line }) => line));
  if (isBreakUnclear(read, own)) return UNKNOWN_DAY;
  const breaks = select(read.breaks, read, day, blocks, lines);
  const none = select(read.noBreaks, read, day, blocks, lines);
  const taken = none.length > 0 ? [] : breaks.map(({ from, to }): Interval => [from, to]);
  const left = taken.reduce((rest, gap) => subtract(rest, gap), open);
  if (left.length === 0) return UNKNOWN_DAY;
  return {
    unknown: false,
    open: left,
    breaks: toBreaks(left),
    lastOrders: toLastOrders(read, day, blocks, lines, left),
  };
}

/**
 * What holds on a day: in each sitting, what names the day most exactly. A statement outside the sittings replaces
 * those that name the day less exactly than it does. Null where it cannot be told.
 */
function getOwn(opens: readonly Statement[], day: number): Statement[] | null {
  const place = getPlace(opens, day);
  if (place === null) return null;
  const bySection = new Map<string | null, { level: number; statements: Statement[] }>();
  for (const open of place) {
    const level = levelOf(open.scope, day);
    const known = bySection.get(open.section);
    if (level < 0 || (known !== undefined && known.level > level)) continue;
    if (known?.level === level) known.statements.push(open);
    else bySection.set(open.section, { level, statements: [open] });
  }
  const floor = bySection.get(null)?.level ?? 0;
  const own = [...bySection.values()].flatMap(({ level, statements }) =>
    level < floor ? [] : statements,
  );
  return own.some((one) => own.some((other) => contradicts(one, other))) ? null : own;
}

/**
 * "10:00~22:00 | 6층 커피바 13:00~21:00": words in front of a time that the reader does not know may name another
 * place in the same house. What stands without them holds; if only such times are there for a day, and not one
 * place for the whole text, the day cannot be told.
 */
function getPlace(opens: readonly Statement[], day: number): readonly Statement[] | null {
  const labels = new Set(opens.map(({ label }) => label));
  if (labels.size <= 1) return opens;
  const here = opens.filter(({ scope }) => levelOf(scope, day) >= 0);
  const plain = here.filter(({ label }) => label === '');
  return plain.length > 0 ? plain : null;
}

/** Two statements for the same day and sitting that overlap without being the same. */
function contradicts(one: Statement, other: Statement): boolean {
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

function subtract(open: readonly Interval[], [from, to]: Interval): Interval[] {
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
    return from - end <= LONGEST_BREAK_MINUTES ? [[end, from]] : [];
  });
}

/**
 * Which breaks or last orders hold on a day. Those that name their days hold on these; one written with a block of
 * days holds there; one on a line of its own after the last block holds for all, unless earlier blocks have theirs.
 */
function select<T extends Extra>(
  extras: readonly T[],
  read: Statements,
  day: number,
  blocks: ReadonlySet<number>,
  lines: ReadonlySet<number>,
): T[] {
  const local = extras.filter(({ local, scope }) => local && levelOf(scope, day) >= 0);
  const others = extras.filter((extra) => !extra.local);
  const own = others.filter(({ block }) => blocks.has(block));
  if (own.length > 0) return [...own, ...local];
  const lastLine = Math.max(-1, ...read.opens.map(({ line }) => line));
  const lastBlock = Math.max(-1, ...read.opens.map(({ block }) => block));
  const common = others.filter(
    ({ line, block, scope, headed }) =>
      scope === null || (!headed && line > lastLine && block === lastBlock && !lines.has(line)),
  );
  const earlier = others.some(({ block }) => block !== lastBlock);
  return [...(earlier ? common.filter(({ scope }) => scope === null) : common), ...local];
}

/**
 * "평일 11:30~22:00 토 12:00~22:00 (15:00~17:00 브레이크타임)": one break at the end of a line with several blocks of
 * days. Whether it holds for the earlier blocks too cannot be told.
 */
function isBreakUnclear(read: Statements, own: readonly Statement[]): boolean {
  const [only, second] = read.breaks;
  if (only === undefined || second !== undefined || only.local) return false;
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
  blocks: ReadonlySet<number>,
  lines: ReadonlySet<number>,
  open: readonly Interval[],
): number[] {
  const own = hasOneForAll(read)
    ? read.lastOrders
    : select(read.lastOrders, read, day, blocks, lines);
  const ends = open.map(([, to]) => to);
  const minutes = own.flatMap((order) =>
    order.beforeClosing ? [Math.max(...ends) - order.minutes] : [toNight(order.minutes, open)],
  );
  const within = minutes.filter((at) => open.some(([from, to]) => at > from && at <= to));
  return [...new Set(within)].sort((a, b) => a - b);
}

/** "월-금 09:00-23:00 토,일 10:00-23:00 라스트오더 22:00": said once, at the end, and every day closes at one time. */
function hasOneForAll({ opens, lastOrders }: Statements): boolean {
  const [only, second] = lastOrders;
  if (only === undefined || second !== undefined || only.local || only.headed) return false;
  const ends = new Set<number>();
  for (const block of new Set(opens.map((open) => open.block))) {
    ends.add(Math.max(...opens.filter((open) => open.block === block).map(({ to }) => to)));
  }
  return ends.size === 1 && opens.every(({ block }) => block <= only.block);
}

/** A last order at 01:30 of a place open 17:00-26:00 is at 25:30. */
function toNight(minutes: number, open: readonly Interval[]): number {
  const later = minutes + 1440;
  const isLater = open.some(([from, to]) => later > from && later <= to);
  return isLater && !open.some(([from, to]) => minutes > from && minutes <= to) ? later : minutes;
}
