import type { Meat } from './meats';

/**
 * Presence of something in a dish or on a menu. `unknown` is a result of its own and never shown as
 * absent.
 */
export type Presence = 'yes' | 'maybe' | 'no' | 'unknown';

const RANK: Readonly<Record<Presence, number>> = { no: 0, unknown: 1, maybe: 2, yes: 3 };

/** Stronger of two presences. */
export function strongerPresence(a: Presence, b: Presence): Presence {
  return RANK[a] >= RANK[b] ? a : b;
}

/**
 * Same presence for every meat.
 *
 * @example
 * fillMeats('no').pork; // => "no"
 */
export function fillMeats(presence: Presence): Record<Meat, Presence> {
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
