import { type Verdict, NO_RESTRICTIONS } from '@kioot/engine';
import type { Preference } from '@kioot/engine/needs';
import { createDishExplainer } from '@kioot/engine/verdicts';
import type { DishDetails, ReadDish } from '@kioot/menu-reader';
import type { ExpectedDish } from './menus';

/** Accuracy over the dishes of photos. */
export interface Score {
  dishes: number;
  exact: number;
  /** Exact, but shown as uncertain. */
  uncertain: number;
  prices: number;
  /** Misread with certainty as a dish with a more permissive verdict. */
  milder: number;
  /** Read lines that match no dish of the menu. */
  extra: number;
}

const PREFERENCES: readonly Preference[] = [
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['beef'] },
];
const MOST_PERMISSIVE_FIRST: readonly Verdict[] = ['yes', 'ask', 'unknown', 'no'];
/** Maximum edit distance per letter for two names to be the same line. */
const MAX_DIFFERENCE = 0.75;

const removeSpaces = (text: string) => text.replace(/\s/g, '');

/** Compares the dishes read in one photo with its menu; ignores spaces. */
export function scoreDishes(
  truth: readonly ExpectedDish[],
  read: readonly ReadDish[],
  getDish: (ko: string) => DishDetails,
): Score & { wrong: string[] } {
  const judges = PREFERENCES.map((wish) => createDishExplainer(wish, NO_RESTRICTIONS, 'unknown'));
  const isMilder = (a: string, b: string) =>
    judges.some((judge) => {
      const [is, was] = [judge(getDish(a)).verdict, judge(getDish(b)).verdict];
      return MOST_PERMISSIVE_FIRST.indexOf(is) < MOST_PERMISSIVE_FIRST.indexOf(was);
    });
  const pairs = truth
    .flatMap((meant) => read.map((seen) => ({ meant, seen, far: toDifference(meant, seen) })))
    .filter(({ far }) => far <= MAX_DIFFERENCE)
    .sort((a, b) => a.far - b.far);
  const matched = new Map<ExpectedDish, ReadDish>();
  const used = new Set<ReadDish>();
  for (const { meant, seen } of pairs) {
    if (matched.has(meant) || used.has(seen)) continue;
    matched.set(meant, seen);
    used.add(seen);
  }
  const score = {
    dishes: truth.length,
    exact: 0,
    uncertain: 0,
    prices: 0,
    milder: 0,
    extra: 0,
  };
  const wrong: string[] = [];
  for (const meant of truth) {
    const seen = matched.get(meant);
    const isExact = seen !== undefined && removeSpaces(seen.ko) === removeSpaces(meant.ko);
    const isPrice = seen?.price === meant.price;
    const milder = seen !== undefined && !isExact && seen.certain && isMilder(seen.ko, meant.ko);
    score.exact += Number(isExact);
    score.uncertain += Number(isExact && !seen.certain);
    score.prices += Number(isPrice);
    score.milder += Number(milder);
    if (isExact && isPrice) continue;
    const readText = seen ? `${seen.ko} (${seen.read}) ${seen.price}` : 'nothing';
    wrong.push(`${meant.ko} ${meant.price} -> ${readText}${milder ? ' MILDER' : ''}`);
  }
  score.extra = read.length - used.size;
  return { ...score, wrong };
}

function toDifference({ ko, price }: ExpectedDish, seen: ReadDish): number {
  const [a, b] = [removeSpaces(ko), removeSpaces(seen.ko)];
  const samePrice = price === seen.price ? 0.2 : 0;
  return getEditDistance(a, b) / Math.max(a.length, b.length, 1) - samePrice;
}

/** Levenshtein distance. */
function getEditDistance(a: string, b: string): number {
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
