import { expect, it } from '@jest/globals';
import {
  createEngine,
  MEATS,
  rankRestaurants,
  type Avoided,
  type Preference,
  type RestaurantDiet,
} from '@/lib/engine';
import { packPlace, PackedError, unpackPlaces } from '@/lib/engine/judge/packed';
import { ALLERGENS } from '@/lib/engine/needs/allergens';
import { parseBundledRows } from '@/lib/places/store';
import { getLexicon } from '@/lib/search/engine-lexicon';

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

const engine = createEngine(getLexicon());
const diets = parseBundledRows().map((row) => engine.classifyRestaurant(row));

function packAll(places: readonly RestaurantDiet[]): Uint8Array {
  return Buffer.concat(places.map((diet, at) => packPlace(diet, at % 2 === 0)));
}

function unpackAll(bytes: Uint8Array) {
  const places = unpackPlaces(bytes);
  return Array.from({ length: places.length }, (_, at) => places.get(at));
}

it('ranks packed places as the engine ranks whole ones, for every wish and every allergy', () => {
  const packed = unpackAll(packAll(diets));
  const rank = (places: readonly RestaurantDiet[], wish: Preference, avoided: Avoided) =>
    rankRestaurants(
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

  for (const [at, wish] of WISHES.entries()) {
    for (const avoided of at === 0 ? [...PROFILES, ...SINGLE_ALLERGIES] : PROFILES) {
      expect(rank(unpacked, wish, avoided)).toEqual(rank(diets, wish, avoided));
    }
  }
  expect(packed.every(({ hasHours }, at) => hasHours === (at % 2 === 0))).toBe(true);
});

it('says of bytes that end within a place that they do', () => {
  const bytes = packAll(diets.slice(0, 50));

  expect(() => unpackAll(bytes.subarray(0, -1))).toThrow(PackedError);
});
