import type { Verdict } from '../needs/need';
import { MEATS, type Meat } from '../reading/meats';
import { everyMeat, type Presence } from '../reading/presence';

/*
 * Fields of packed dishes and places: all that `matchPreference` and `createRanker` decide by, and none of the reasons. Two bits
 * a verdict or presence, behind the byte of the format (`packed-format.ts`).
 */

export const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const satisfies readonly Verdict[];
export const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const satisfies readonly Presence[];

/** Length of the format in front of a dish or place. */
export const FORMAT_BYTES = 1;
/** Length of the presences of all meats. */
export const MEAT_BYTES = 2;

/** Writes codes of two bits, four in a byte. */
export function packPairs(bytes: Uint8Array, at: number, codes: readonly number[]): void {
  codes.forEach((code, place) => {
    bytes[at + (place >> 2)] = (bytes[at + (place >> 2)] ?? 0) | (code << ((place & 3) * 2));
  });
}

/** Reads the code of two bits at a place. */
export const pairAt = (bytes: Uint8Array, at: number, place: number): number =>
  ((bytes[at + (place >> 2)] ?? 0) >> ((place & 3) * 2)) & 3;

export const packMeats = (meats: Readonly<Record<Meat, Presence>>): number[] =>
  MEATS.map((meat) => PRESENCES.indexOf(meats[meat]));

export function unpackMeats(bytes: Uint8Array, at: number): Record<Meat, Presence> {
  const meats = everyMeat('unknown');
  MEATS.forEach((meat, place) => {
    meats[meat] = PRESENCES[pairAt(bytes, at, place)] ?? 'unknown';
  });
  return meats;
}
