import type { Verdict } from '../needs/need';
import { MEATS, type Meat } from '../segmentation/meats';
import { fillMeats, type Presence } from '../segmentation/presence';

/**
 * Fields of packed dishes and places: everything `matchPreference` and `createRanker` depend on,
 * without reasons. Two bits a verdict or presence, after the format byte (`packed-format.ts`).
 */

export const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const satisfies readonly Verdict[];
export const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const satisfies readonly Presence[];

/** Length of the format in front of a dish or place. */
export const FORMAT_BYTES = 1;
/** Length of the presences of all meats. */
export const MEAT_BYTES = 2;

/** Writes two-bit codes, four a byte. */
export function packPairs(bytes: Uint8Array, at: number, codes: readonly number[]): void {
  codes.forEach((code, place) => {
    bytes[at + (place >> 2)] = (bytes[at + (place >> 2)] ?? 0) | (code << ((place & 3) * 2));
  });
}

/** Reads the two-bit code at an index. */
export const unpackPair = (bytes: Uint8Array, at: number, place: number): number =>
  ((bytes[at + (place >> 2)] ?? 0) >> ((place & 3) * 2)) & 3;

export const packMeats = (meats: Readonly<Record<Meat, Presence>>): number[] =>
  MEATS.map((meat) => PRESENCES.indexOf(meats[meat]));

export function unpackMeats(bytes: Uint8Array, at: number): Record<Meat, Presence> {
  const meats = fillMeats('unknown');
  MEATS.forEach((meat, place) => {
    meats[meat] = PRESENCES[unpackPair(bytes, at, place)] ?? 'unknown';
  });
  return meats;
}
