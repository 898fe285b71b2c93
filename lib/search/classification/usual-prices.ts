import 'server-only';
import { english } from '@kioot/engine/lexicon';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import { oncePer } from '../../once';
import { getSnapshotInfo, getSnapshotRows } from '../../places/snapshot-store';
import { getPrecomputedVerdicts } from './precomputed-verdicts';

/** Usual price of a dish, in won: the middle half of the menus that have one. */
export interface UsualPrice {
  readonly fromWon: number;
  readonly toWon: number;
  /** Number of places. */
  readonly menus: number;
  /** Year of the newest price. */
  readonly year: number;
}

const MIN_MENUS = 8;
/** Prices of this year and the last one count. */
const MAX_AGE_YEARS = 1;
const ROUNDING_WON = 500;

/**
 * Usual price of a dish over the bundled places with a list of prices, which are budget restaurants, by
 * the dish as the engine reads it: two spellings are one. Undefined for fewer than 8 places with a price
 * of the last two years.
 */
export function getUsualPrice(dish: string): UsualPrice | undefined {
  return getUsualPrices(getSnapshotRows()).get(toDishKey(dish));
}

const getLastYear = (): number =>
  Number(getSnapshotInfo(new Date()).takenAt.slice(0, 4)) - MAX_AGE_YEARS;

const toDishKey = (dish: string): string =>
  getPrecomputedVerdicts()?.getEnglishTerm(dish) ?? english.toDish(dish).en;

/** Usual prices by dish key. */
const getUsualPrices = oncePer((rows: readonly Place[]): ReadonlyMap<string, UsualPrice> => {
  const minYear = getLastYear();
  const byDish = new Map<string, { won: number[]; year: number }>();
  for (const row of rows) {
    const year = Number(row.fieldSources?.prices?.asOf?.slice(0, 4));
    if (!row.prices || !isListed(row) || !(year >= minYear)) continue;
    // One price a place, whatever the number of its spellings.
    const ofPlace = new Map(row.prices.map(([dish, won]) => [toDishKey(dish), won]));
    for (const [key, won] of ofPlace) {
      const known = byDish.get(key) ?? { won: [], year };
      known.won.push(won);
      known.year = Math.max(known.year, year);
      byDish.set(key, known);
    }
  }
  return new Map(
    [...byDish].flatMap(([key, { won, year }]) =>
      won.length < MIN_MENUS ? [] : [[key, { ...toMiddleHalf(won), menus: won.length, year }]],
    ),
  );
});

/** Quartiles, rounded to 500 won. */
function toMiddleHalf(won: readonly number[]): { fromWon: number; toWon: number } {
  const sorted = [...won].sort((a, b) => a - b);
  const at = (share: number) => {
    const each = sorted[Math.round((sorted.length - 1) * share)] ?? 0;
    return Math.round(each / ROUNDING_WON) * ROUNDING_WON;
  };
  return { fromWon: at(0.25), toWon: at(0.75) };
}
