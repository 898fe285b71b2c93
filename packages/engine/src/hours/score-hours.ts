import { DAYS, type Day } from './types';
import type { WeekTable } from './week-table';

/** Labeled text with the week that a human reads in it, in the format of the command line. */
export interface HoursLabel {
  opentimefood: string;
  restdatefood: string;
  week: Record<Day, [string, string][]> | null;
  lastOrder: WeekTable['lastOrder'];
  unknown: WeekTable['unknown'];
}

export interface HoursScore {
  total: number;
  /** Every day of the week as labeled. */
  right: number;
  /** Nothing wrong, but at least one readable day is `unknown`. */
  unknown: number;
  /** At least one day differs. */
  wrong: number;
  /** Texts with the last order as labeled. */
  lastOrderRight: number;
  misses: { label: HoursLabel; result: WeekTable; verdict: 'unknown' | 'wrong' | 'lastOrder' }[];
}

/**
 * Scores parsed texts against their labels. Pure.
 *
 * @example
 * const week = toWeekTable(parseHours('매일 11:00~22:00', ''))
 * scoreHours([{ opentimefood: '', restdatefood: '', ...week }], () => week).right // => 1
 */
export function scoreHours(
  labels: readonly HoursLabel[],
  read: (opentimefood: string, restdatefood: string) => WeekTable,
): HoursScore {
  const score: HoursScore = {
    total: labels.length,
    right: 0,
    unknown: 0,
    wrong: 0,
    lastOrderRight: 0,
    misses: [],
  };
  for (const label of labels) {
    const result = read(label.opentimefood, label.restdatefood);
    const verdict = compareWeeks(label, result);
    score[verdict] += 1;
    const isLastOrderRight = toSortedText(label.lastOrder) === toSortedText(result.lastOrder);
    if (isLastOrderRight) score.lastOrderRight += 1;
    if (verdict !== 'right') score.misses.push({ label, result, verdict });
    else if (!isLastOrderRight) score.misses.push({ label, result, verdict: 'lastOrder' });
  }
  return score;
}

function compareWeeks(label: HoursLabel, result: WeekTable): 'right' | 'unknown' | 'wrong' {
  let verdict: 'right' | 'unknown' = 'right';
  for (const day of DAYS) {
    const expected = toDayText(label, day);
    const actual = toDayText(result, day);
    if (expected === actual) continue;
    if (actual !== null) return 'wrong';
    verdict = 'unknown';
  }
  return verdict;
}

function toDayText(
  { week, unknown }: Pick<WeekTable, 'week' | 'unknown'>,
  day: Day,
): string | null {
  if (week === null || unknown === true || (unknown !== false && unknown.includes(day)))
    return null;
  return JSON.stringify(week[day]);
}

function toSortedText(lastOrder: WeekTable['lastOrder']): string {
  if (lastOrder === null || typeof lastOrder === 'string') return String(lastOrder);
  return DAYS.map((day) => lastOrder[day] ?? '').join(' ');
}
