import { MEATS, type Meat, type Verdict } from '../types';

const RANK: Readonly<Record<Verdict, number>> = { no: 0, unknown: 1, maybe: 2, yes: 3 };

/** The stronger of two statements that something is in there. */
export function stronger(a: Verdict, b: Verdict): Verdict {
  return RANK[a] >= RANK[b] ? a : b;
}

/** One verdict for every meat. */
export function everyMeat(verdict: Verdict): Record<Meat, Verdict> {
  return {
    chicken: verdict,
    pork: verdict,
    beef: verdict,
    lamb: verdict,
    fish: verdict,
    seafood: verdict,
    duck: verdict,
  };
}

/** The meats for which `test` holds, in the order of the form. */
export function meatsWhere(test: (meat: Meat) => boolean): Meat[] {
  return MEATS.filter(test);
}
