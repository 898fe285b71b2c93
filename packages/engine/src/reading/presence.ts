import type { Meat } from './meats';

/** Whether something is in a dish or on a menu. `unknown` is a result of its own: it is never shown as absent. */
export type Presence = 'yes' | 'maybe' | 'no' | 'unknown';

const RANK: Readonly<Record<Presence, number>> = { no: 0, unknown: 1, maybe: 2, yes: 3 };

/** The stronger of two statements that something is in there. */
export function stronger(a: Presence, b: Presence): Presence {
  return RANK[a] >= RANK[b] ? a : b;
}

/** One presence for every meat. */
export function everyMeat(presence: Presence): Record<Meat, Presence> {
  return {
    chicken: presence,
    pork: presence,
    beef: presence,
    lamb: presence,
    fish: presence,
    seafood: presence,
    duck: presence,
  };
}
