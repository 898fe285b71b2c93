import { expect, it } from '@jest/globals';
import {
  createEngine,
  createRanker,
  MEATS,
  toFit,
  type Avoided,
  type Preference,
  type RestaurantDiet,
} from '@kioot/engine';
import {
  DISH_BYTES,
  packPlace,
  PackedError,
  unpackPlaces,
  PACKED_FORMAT,
} from '@kioot/engine/verdicts';
import { ALLERGENS } from '@kioot/engine/needs';
import { parseBundledRows } from '@/lib/places/store';
import { getLexicon } from '@kioot/engine/lexicon';
import { rankDiets } from '../../packages/engine/__tests__/judge/rank-diets';

const WISHES: Preference[] = [
  { kind: 'any' },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  ...MEATS.map((meat) => ({ kind: 'meats' as const, meats: [meat] })),
  { kind: 'meats', meats: ['beef', 'pork'] },
  { kind: 'meats', meats: ['fish', 'seafood', 'chicken', 'duck'] },
  { kind: 'meats', meats: MEATS },
];
const PROFILES: Avoided[] = [
  { allergies: [] },
  { allergies: [], notSpicy: true },
  { allergies: ['peanut', 'milk', 'egg'], notSpicy: true },
  { allergies: [], noFivePungent: true },
];
/** Beside the first wish, which leaves the most places to judge. */
const SINGLE_ALLERGIES: Avoided[] = ALLERGENS.map((code) => ({ allergies: [code] }));

const SEARCHES = WISHES.flatMap((wish, at) =>
  (at === 0 ? [...PROFILES, ...SINGLE_ALLERGIES] : PROFILES).map(
    (avoided): [Preference, Avoided] => [wish, avoided],
  ),
);

const engine = createEngine(getLexicon());
const diets = parseBundledRows().map((row) => engine.classifyRestaurant(row));

function packAll(places: readonly RestaurantDiet[]): Uint8Array {
  return Buffer.concat(places.map((diet, at) => packPlace(diet, at % 2 === 0)));
}

function unpackAll(bytes: Uint8Array) {
  const places = unpackPlaces(bytes);
  return Array.from({ length: places.length }, (_, at) => ({
    diet: places.getDiet(at),
    hasHours: places.hasHours(at),
  }));
}

it('ranks packed places as the engine ranks whole ones, for every wish and every allergy', () => {
  const packed = unpackAll(packAll(diets));
  const rank = (places: readonly RestaurantDiet[], wish: Preference, avoided: Avoided) =>
    rankDiets(
      places.map((diet, number) => ({
        diet,
        number,
        distanceM: (number * 7919) % 3000,
        hours: number % 2 === 0 ? ('known' as const) : ('unknown' as const),
      })),
      wish,
      avoided,
    ).map(({ number, match: { verdict, share, known, justServes, dishes, askable } }) =>
      [number, verdict, share, known, justServes, dishes.length, askable.length].join(),
    );
  const unpacked = packed.map(({ diet }) => diet);

  for (const [wish, avoided] of SEARCHES) {
    expect(rank(unpacked, wish, avoided)).toEqual(rank(diets, wish, avoided));
  }
  expect(packed.every(({ hasHours }, at) => hasHours === (at % 2 === 0))).toBe(true);
});

it('puts thousands in the same order as a few, and says how each fits', () => {
  const places = unpackPlaces(packAll(diets));
  const distanceAt = (at: number) => (at * 7919) % 3000;
  const candidates = diets.map((diet, at) => ({
    diet,
    at,
    distanceM: distanceAt(at),
    hours: at % 2 === 0 ? ('known' as const) : ('unknown' as const),
  }));
  for (const [wish, avoided] of SEARCHES) {
    const { rank } = createRanker(wish, avoided);
    const list = {
      rows: diets.map((_, at) => at),
      distancesM: diets.map((_, at) => distanceAt(at)),
    };
    const wanted = rankDiets(candidates, wish, avoided);

    // What it remembers of the first time is no other answer the second time.
    for (const { order, fits } of [rank(places, list), rank(places, list)]) {
      expect(order).toEqual(wanted.map(({ at }) => at));
      expect(fits).toEqual(wanted.map(({ match }) => toFit(match)));
    }
  }
});

it('reads every dish by its own bytes, also of more than it remembers', () => {
  const count = 70_000;
  // One place of so many dishes: its head is the format and six bytes, the last two of which count them; each is thirteen bytes.
  const most = 0xffff;
  const read = (from: number, dishes: number) => {
    const bytes = new Uint8Array(7 + dishes * DISH_BYTES);
    bytes[0] = PACKED_FORMAT;
    bytes.set([dishes & 0xff, dishes >> 8], 5);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < dishes; at += 1) view.setUint32(7 + at * DISH_BYTES + 9, from + at);
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

it('says of bytes that end within a place that they do', () => {
  const bytes = packAll(diets.slice(0, 50));

  expect(() => unpackAll(bytes.subarray(0, -1))).toThrow(PackedError);
});
