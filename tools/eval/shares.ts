import type { EnglishNamer } from '@kioot/engine/names';
import { parseHours, scoreHours, toWeekTable, type HoursLabel } from '@kioot/engine/hours';
import { splitMenu } from '@kioot/engine';
import type { DishRow, LabeledRestaurant } from './labeled-sets';

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

/** Share of opening-hours texts whose whole week is as labeled. */
export function measureHours(labels: readonly HoursLabel[]): Share[] {
  const score = scoreHours(labels, (opentimefood, restdatefood) =>
    toWeekTable(parseHours(opentimefood, restdatefood)),
  );
  const { total } = score;
  const toHoursShare = (
    what: string,
    count: number,
    kind: (typeof score.misses)[number]['verdict'],
    bar: Share['bar'] = null,
  ): Share => {
    const part = kind === 'lastOrder' ? 'lastOrder' : 'week';
    const mistakes = score.misses
      .filter(({ verdict }) => verdict === kind)
      .map(
        ({ label, result }) =>
          `${label.opentimefood} | ${label.restdatefood}: ` +
          `expected ${JSON.stringify(label[part])}, got ${JSON.stringify(result[part])}`,
      );
    return { what: `hours: ${what}`, count, total, bar, mistakes };
  };
  return [
    toHoursShare('whole week right', score.right, 'unknown', { kind: 'at least', limit: 0.97 }),
    toHoursShare('wrong rather than unknown', score.wrong, 'wrong'),
    toHoursShare('last order right', score.lastOrderRight, 'lastOrder'),
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
