import { type Verdict, NOTHING_AVOIDED } from '@kioot/engine';
import type { Preference } from '@kioot/engine/needs';
import { createDishJudge } from '@kioot/engine/verdicts';
import type { KnownDish, ReadDish } from '@kioot/menu-reader';
import type { TrueDish } from './menus';

/** How well the dishes of photos were read. */
export interface Score {
  dishes: number;
  exact: number;
  /** Exact, but shown as uncertain. */
  asked: number;
  prices: number;
  /** Read for certain as a dish that somebody may rather eat. */
  milder: number;
  /** Lines that are no dish of the menu. */
  extra: number;
}

const WISHES: readonly Preference[] = [
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['beef'] },
];
const MILDEST_FIRST: readonly Verdict[] = ['yes', 'ask', 'unknown', 'no'];
/** Of the letters: two names that differ more are not the same line of a menu. */
const DIFFERENCE_MOST = 0.75;

const squeeze = (text: string) => text.replace(/\s/g, '');

/** Compares what was read in one photo with what stands on its menu; blanks do not count. */
export function scoreDishes(
  truth: readonly TrueDish[],
  read: readonly ReadDish[],
  getDish: (ko: string) => KnownDish,
): Score & { wrong: string[] } {
  const judges = WISHES.map((wish) => createDishJudge(wish, NOTHING_AVOIDED, 'unknown'));
  const isMilder = (a: string, b: string) =>
    judges.some((judge) => {
      const [is, was] = [judge(getDish(a)).verdict, judge(getDish(b)).verdict];
      return MILDEST_FIRST.indexOf(is) < MILDEST_FIRST.indexOf(was);
    });
  const pairs = truth
    .flatMap((meant) => read.map((seen) => ({ meant, seen, far: toDifference(meant, seen) })))
    .filter(({ far }) => far <= DIFFERENCE_MOST)
    .sort((a, b) => a.far - b.far);
  const matched = new Map<TrueDish, ReadDish>();
  const used = new Set<ReadDish>();
  for (const { meant, seen } of pairs) {
    if (matched.has(meant) || used.has(seen)) continue;
    matched.set(meant, seen);
    used.add(seen);
  }
  const score = { dishes: truth.length, exact: 0, asked: 0, prices: 0, milder: 0, extra: 0 };
  const wrong: string[] = [];
  for (const meant of truth) {
    const seen = matched.get(meant);
    const isExact = seen !== undefined && squeeze(seen.ko) === squeeze(meant.ko);
    const isPrice = seen?.price === meant.price;
    const milder = seen !== undefined && !isExact && seen.certain && isMilder(seen.ko, meant.ko);
    score.exact += Number(isExact);
    score.asked += Number(isExact && !seen.certain);
    score.prices += Number(isPrice);
    score.milder += Number(milder);
    if (isExact && isPrice) continue;
    const said = seen ? `${seen.ko} (${seen.read}) ${seen.price}` : 'nothing';
    wrong.push(`${meant.ko} ${meant.price} -> ${said}${milder ? ' MILDER' : ''}`);
  }
  score.extra = read.length - used.size;
  return { ...score, wrong };
}

function toDifference({ ko, price }: TrueDish, seen: ReadDish): number {
  const [a, b] = [squeeze(ko), squeeze(seen.ko)];
  const samePrice = price === seen.price ? 0.2 : 0;
  return distance(a, b) / Math.max(a.length, b.length, 1) - samePrice;
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (above[j] ?? 0) + Number(letter !== other);
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
