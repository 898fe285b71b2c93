import type { Interval, OpeningHours } from './types';

const DAYS_IN_WEEK = 7;

/** Joins sittings across their breaks, which are shown separately. */
export function toOuterSpans(open: readonly Interval[], breaks: readonly Interval[]): Interval[] {
  const spans: Interval[] = [];
  for (const [from, to] of open) {
    const last = spans.at(-1);
    const joined = last !== undefined && breaks.some(([a, b]) => a === last[1] && b === from);
    if (joined && last !== undefined) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

/** Consecutive days: [0, 1, 2, 5] -> [[0, 1, 2], [5]]. */
export function toRuns(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** True for all days of the week. */
export const isEveryDay = (days: readonly number[]): boolean => days.length === DAYS_IN_WEEK;

/** Groups days with the same text, in the order of their first day. */
export function groupDays(texts: readonly (string | null)[]): { days: number[]; text: string }[] {
  const groups = new Map<string, number[]>();
  texts.forEach((text, day) => {
    if (text !== null) groups.set(text, [...(groups.get(text) ?? []), day]);
  });
  return [...groups].map(([text, days]) => ({ text, days }));
}

/** True where a place opens on public holidays that fall on its closing days. */
export const opensOnPublicHolidays = ({ rules }: OpeningHours): boolean =>
  rules.some((rule) => rule.kind === 'publicHoliday' && rule.effect === 'open');
