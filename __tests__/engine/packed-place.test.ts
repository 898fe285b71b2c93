import { expect, it } from '@jest/globals';
import {
  createEngine,
  createRanker,
  MEATS,
  toFit,
  type DietaryRestrictions,
  type Preference,
  type PlaceFacts,
} from '@kioot/engine';
import {
  DISH_BYTES,
  packPlace,
  PackedError,
  unpackPlaces,
  PACKED_FORMAT,
} from '@kioot/engine/verdicts';
import { ALLERGENS } from '@kioot/engine/needs';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { getLexicon } from '@kioot/engine/lexicon';
import { sample, sampled } from '../helpers/sample';
import { rankDiets } from '../../packages/engine/__tests__/list/rank-diets';

const PREFERENCES: Preference[] = [
  { kind: 'any' },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  ...MEATS.map((meat) => ({ kind: 'meats' as const, meats: [meat] })),
  { kind: 'meats', meats: ['beef', 'pork'] },
  { kind: 'meats', meats: ['fish', 'seafood', 'chicken', 'duck'] },
  { kind: 'meats', meats: MEATS },
];
const PROFILES: DietaryRestrictions[] = [
  { allergies: [] },
  { allergies: [], notSpicy: true },
  { allergies: ['peanut', 'milk', 'egg'], notSpicy: true },
  { allergies: [], noFivePungent: true },
];
/** Combined with the first preference, which leaves the most places to match. */
const SINGLE_ALLERGIES: DietaryRestrictions[] = ALLERGENS.map((code) => ({ allergies: [code] }));

const SEARCHES = PREFERENCES.flatMap((preference, at) =>
  (at === 0 ? [...PROFILES, ...SINGLE_ALLERGIES] : PROFILES).map(
    (restrictions): [Preference, DietaryRestrictions] => [preference, restrictions],
  ),
);

const engine = createEngine(getLexicon());
const diets = sample(parseBundledRows(), 400).map((row) => engine.classifyRestaurant(row));

function packAll(places: readonly PlaceFacts[]): Uint8Array {
  return Buffer.concat(places.map((diet, at) => packPlace(diet, at % 2 === 0)));
}

function unpackAll(bytes: Uint8Array) {
  const places = unpackPlaces(bytes);
  return Array.from({ length: places.length }, (_, at) => ({
    diet: places.getDiet(at),
    hasHours: places.hasHours(at),
  }));
}

it(sampled('ranks packed places like unpacked ones, for every preference and allergy'), () => {
  const packed = unpackAll(packAll(diets));
  const rank = (
    places: readonly PlaceFacts[],
    preference: Preference,
    restrictions: DietaryRestrictions,
  ) =>
    rankDiets(
      places.map((diet, number) => ({
        diet,
        number,
        distanceM: (number * 7919) % 3000,
        hasHours: number % 2 === 0,
      })),
      preference,
      restrictions,
    ).map(({ number, match: { verdict, share, known, justServes, dishes, askable } }) =>
      [number, verdict, share, known, justServes, dishes.length, askable.length].join(),
    );
  const unpacked = packed.map(({ diet }) => diet);

  for (const [preference, restrictions] of SEARCHES) {
    expect(rank(unpacked, preference, restrictions)).toEqual(rank(diets, preference, restrictions));
  }
  expect(packed.every(({ hasHours }, at) => hasHours === (at % 2 === 0))).toBe(true);
});

it(sampled('sorts many places like a few, and returns the fit of each'), () => {
  const places = unpackPlaces(packAll(diets));
  const distanceAt = (at: number) => (at * 7919) % 3000;
  const candidates = diets.map((diet, at) => ({
    diet,
    at,
    distanceM: distanceAt(at),
    hasHours: at % 2 === 0,
  }));
  for (const [preference, restrictions] of SEARCHES) {
    const { rank } = createRanker(preference, restrictions);
    const list = {
      rows: diets.map((_, at) => at),
      distancesM: diets.map((_, at) => distanceAt(at)),
    };
    const wanted = rankDiets(candidates, preference, restrictions);

    // The second run reads the memoized grades.
    for (const { order, fits } of [rank(places, list), rank(places, list)]) {
      expect(order).toEqual(wanted.map(({ at }) => at));
      expect(fits).toEqual(wanted.map(({ match }) => toFit(match)));
    }
  }
});

it('unpacks every dish from its own bytes, also more than the intern table holds', () => {
  const count = 70_000;
  // One place with the maximum number of dishes: format byte, twelve bytes (the last two count the
  // dishes), 13 bytes a dish.
  const most = 0xffff;
  const read = (from: number, dishes: number) => {
    const bytes = new Uint8Array(13 + dishes * DISH_BYTES);
    bytes[0] = PACKED_FORMAT;
    bytes.set([dishes & 0xff, dishes >> 8], 11);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < dishes; at += 1) view.setUint32(13 + at * DISH_BYTES + 9, from + at);
    return unpackPlaces(bytes).getDiet(0).dishes;
  };
  const toName = (number: number) =>
    String.fromCharCode(
      ...new Uint8Array(9),
      ...[24, 16, 8, 0].map((shift) => (number >> shift) & 0xff),
    );
  for (const [from, dishes] of [
    [0, most],
    [most, count - most],
    [0, 3],
  ] as const) {
    const wrong = read(from, dishes).filter(({ dish }, at) => dish !== toName(from + at));
    expect(wrong).toEqual([]);
  }
});

it('throws for bytes that end within a place', () => {
  const bytes = packAll(diets.slice(0, 50));

  expect(() => unpackAll(bytes.subarray(0, -1))).toThrow(PackedError);
});
