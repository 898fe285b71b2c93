import type { EnglishNamer } from '@kioot/engine/names';
import { parseHours, scoreHours, toWeekTable, type HoursLabel } from '@kioot/engine/hours';
import { splitMenu } from '@kioot/engine';
import type { DishRow, RestaurantRow } from './labeled-sets';

/** Share of texts with some outcome. `limit` is a fraction. */
export interface Share {
  what: string;
  count: number;
  total: number;
  bar: { kind: 'at least' | 'at most' | 'below'; limit: number } | null;
  /** Texts that count against it, with expectation and answer. */
  mistakes: string[];
}

/** Share of opening-hours texts whose whole week is as labeled. */
export function measureHours(labels: readonly HoursLabel[]): Share[] {
  const score = scoreHours(labels, (opentimefood, restdatefood) =>
    toWeekTable(parseHours(opentimefood, restdatefood)),
  );
  const listMisses = (kind: (typeof score.misses)[number]['verdict']) =>
    score.misses
      .filter(({ verdict }) => verdict === kind)
      .map(
        ({ label, result }) =>
          `${label.opentimefood} | ${label.restdatefood}: expected ${JSON.stringify(kind === 'lastOrder' ? label.lastOrder : label.week)}, ` +
          `got ${JSON.stringify(kind === 'lastOrder' ? result.lastOrder : result.week)}`,
      );
  const { total } = score;
  return [
    {
      what: 'hours: whole week right',
      count: score.right,
      total,
      bar: { kind: 'at least', limit: 0.97 },
      mistakes: listMisses('unknown'),
    },
    {
      what: 'hours: wrong rather than unknown',
      count: score.wrong,
      total,
      bar: null,
      mistakes: listMisses('wrong'),
    },
    {
      what: 'hours: last order right',
      count: score.lastOrderRight,
      total,
      bar: null,
      mistakes: listMisses('lastOrder'),
    },
  ];
}

/** Share of labeled dishes, and of dishes on labeled menus, whose English is romanized only. */
export function measureEnglish(
  english: EnglishNamer,
  dishes: readonly DishRow[],
  restaurants: readonly RestaurantRow[],
): Share {
  const texts = [
    ...dishes.map(({ dish }) => dish),
    ...restaurants.flatMap(({ firstmenu, treatmenu }) => [firstmenu, treatmenu]),
  ];
  const items = texts.flatMap((text) => splitMenu(text)).filter(({ isDish }) => isDish);
  const names = new Set(items.map(({ dish }) => dish));
  const romanised = [...names]
    .map((name) => english.toDish(name))
    .filter(({ how }) => how === 'romanised');
  return {
    what: 'english: dishes romanised only',
    count: romanised.length,
    total: names.size,
    bar: { kind: 'below', limit: 0.05 },
    mistakes: romanised.map(({ ko, en }) => `${ko}: ${en}`),
  };
}

/** True when a share keeps to its bar; false for a share of nothing. */
export function isShareMet({ count, total, bar }: Share): boolean {
  if (!bar) return true;
  if (total === 0) return false;
  const share = count / total;
  if (bar.kind === 'at least') return share >= bar.limit;
  return bar.kind === 'below' ? share < bar.limit : share <= bar.limit;
}
