import type { EnglishNamer } from '@kioot/engine/names';
import { DAYS, parseHours, toWeekTable, type Day, type WeekTable } from '@kioot/engine/hours';
import { splitMenu } from '@kioot/engine';
import type { DishRow, HoursLabel, LabeledRestaurant } from './labeled-sets';

/** Share of texts with some outcome. `limit` is a fraction. */
export interface Share {
  what: string;
  count: number;
  total: number;
  bar: { kind: 'at least' | 'at most' | 'below'; limit: number } | null;
  /** Texts that count against it, with expectation and answer. */
  mistakes: string[];
}

/** Share of the rows that are right; the others are its mistakes. */
export function toRightShare<Row>(
  what: string,
  rows: readonly Row[],
  isRight: (row: Row) => boolean,
  toLine: (row: Row) => string,
  atLeast?: number,
): Share {
  const mistakes = rows.filter((row) => !isRight(row)).map(toLine);
  const bar = atLeast === undefined ? null : { kind: 'at least' as const, limit: atLeast };
  return { what, count: rows.length - mistakes.length, total: rows.length, bar, mistakes };
}

/** Share of the rows that are wrong, which are its mistakes. */
export function toWrongShare<Row>(
  what: string,
  rows: readonly Row[],
  isWrong: (row: Row) => boolean,
  toLine: (row: Row) => string,
  atMost?: number,
): Share {
  const mistakes = rows.filter(isWrong).map(toLine);
  const bar = atMost === undefined ? null : { kind: 'at most' as const, limit: atMost };
  return { what, count: mistakes.length, total: rows.length, bar, mistakes };
}

/** Week of a text compared with its label: some day differs, or is at most unknown. */
function compareWeeks(label: HoursLabel, result: WeekTable): 'right' | 'unknown' | 'wrong' {
  const toDayText = ({ week, unknown }: HoursLabel | WeekTable, day: Day): string | null =>
    week === null || unknown === true || (unknown !== false && unknown.includes(day))
      ? null
      : JSON.stringify(week[day]);
  const different = DAYS.filter((day) => toDayText(label, day) !== toDayText(result, day));
  if (different.length === 0) return 'right';
  return different.every((day) => toDayText(result, day) === null) ? 'unknown' : 'wrong';
}

/** Shares of opening-hours texts whose whole week, and whose last order, is as labeled. */
export function measureHours(labels: readonly HoursLabel[]): Share[] {
  const rows = labels.map((label) => {
    const result = toWeekTable(parseHours(label.opentimefood, label.restdatefood));
    return { label, result, verdict: compareWeeks(label, result) };
  });
  type Row = (typeof rows)[number];
  const toText = ({ week, lastOrder }: HoursLabel | WeekTable) =>
    JSON.stringify({ week, lastOrder });
  const toLine = ({ label, result }: Row) =>
    `${label.opentimefood} | ${label.restdatefood}: expected ${toText(label)}, got ${toText(result)}`;
  const isWrong = ({ verdict }: Row) => verdict === 'wrong';
  const isOrder = ({ label, result }: Row) =>
    JSON.stringify(label.lastOrder) === JSON.stringify(result.lastOrder);
  return [
    toRightShare('hours: whole week right', rows, (row) => row.verdict === 'right', toLine, 0.97),
    toWrongShare('hours: wrong rather than unknown', rows, isWrong, toLine),
    toRightShare('hours: last order right', rows, isOrder, toLine),
  ];
}

/** Share of labeled dishes, and of dishes on labeled menus, whose English is romanized only. */
export function measureEnglish(
  english: EnglishNamer,
  dishes: readonly DishRow[],
  restaurants: readonly LabeledRestaurant[],
): Share {
  const texts = [
    ...dishes.map(({ dish }) => dish),
    ...restaurants.flatMap(({ firstmenu, treatmenu }) => [firstmenu, treatmenu]),
  ];
  const items = texts.flatMap((text) => splitMenu(text)).filter(({ isDish }) => isDish);
  const names = [...new Set(items.map(({ dish }) => dish))].map((name) => english.toDish(name));
  const share = toWrongShare(
    'english: dishes romanised only',
    names,
    ({ how }) => how === 'romanised',
    ({ ko, en }) => `${ko}: ${en}`,
  );
  return { ...share, bar: { kind: 'below', limit: 0.05 } };
}

/** True when a share keeps to its bar; false for a share of nothing. */
export function isShareMet({ count, total, bar }: Share): boolean {
  if (!bar) return true;
  if (total === 0) return false;
  const share = count / total;
  if (bar.kind === 'at least') return share >= bar.limit;
  return bar.kind === 'below' ? share < bar.limit : share <= bar.limit;
}
