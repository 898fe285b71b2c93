import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { MEATS, type DishFacts, type RestaurantDiet } from '../../src';
import { PACKED_FORMAT } from '../../src/judge/packed-format';
import { packDish } from '../../src/judge/packed-dish';
import { PackedError, packPlace, unpackPlaces } from '../../src/judge/packed-place';
import { ALLERGENS } from '../../src/needs/allergens';
import { everyMeat } from '../../src/reading/presence';

const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const;
const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const;

const DISH: DishFacts = {
  ...{ dish: '', serving: 'meal', meats: everyMeat('unknown'), mainMeats: [] },
  ...{ possibleMainMeats: [], egg: 'unknown', dairy: 'unknown', alcohol: 'unknown' },
  ...{ vegan: 'unknown', lactoOvo: 'unknown', spice: 'unknown', otherAllergens: 'unknown' },
  ...{ allergens: {}, contains: [], hidden: [], because: [] },
};
const PLACE: RestaurantDiet = {
  ...{ contentId: '', dishes: [], meats: everyMeat('unknown'), hidden: [], because: [] },
  ...{ strictVegan: 'unknown', lactoOvo: 'unknown', halal: 'unknown' },
  byName: { strictVegan: 'unknown', lactoOvo: 'unknown' },
};

/** Every field with each of its values, one after another: what is unlike in two layouts is unlike in one of these. */
const DISHES: [name: string, dish: Partial<DishFacts>][] = [
  ['nothing', {}],
  ...(['meal', 'side', 'drink'] as const).map((serving) => pair('serving', { serving })),
  ...VERDICTS.flatMap((is) => [pair('vegan', { vegan: is }), pair('lactoOvo', { lactoOvo: is })]),
  ...PRESENCES.flatMap((is) => [
    ...[pair('egg', { egg: is }), pair('dairy', { dairy: is }), pair('alcohol', { alcohol: is })],
    ...MEATS.map((meat) => pair(meat, { meats: { ...DISH.meats, [meat]: is } })),
    ...ALLERGENS.map((code) => pair(code, { allergens: { [code]: [is, ''] } })),
  ]),
  ...MEATS.flatMap((meat) => [
    pair('main', { mainMeats: [meat] }),
    pair('possible main', { possibleMainMeats: [meat] }),
  ]),
  ...(['none', 'mild', 'hot', 'very-hot'] as const).map((spice) => pair('spice', { spice })),
  ...(['yes', 'no'] as const).map((pungent) => pair('pungent', { pungent })),
  ...(['absent', 'unlikely'] as const).map((others) => pair('others', { otherAllergens: others })),
  pair('either', { isEither: true }),
];
const PLACES: [name: string, place: Partial<RestaurantDiet>, hasHours?: boolean][] = [
  ['nothing', {}],
  ['hours', {}, true],
  ...VERDICTS.flatMap((is): [string, Partial<RestaurantDiet>][] => [
    [`strictVegan ${is}`, { strictVegan: is }],
    [`lactoOvo ${is}`, { lactoOvo: is }],
    [`halal ${is}`, { halal: is }],
    [`strictVegan by name ${is}`, { byName: { ...PLACE.byName, strictVegan: is } }],
    [`lactoOvo by name ${is}`, { byName: { ...PLACE.byName, lactoOvo: is } }],
  ]),
  ...PRESENCES.flatMap((is) =>
    MEATS.map((meat): [string, Partial<RestaurantDiet>] => [
      `${meat} ${is}`,
      { meats: { ...PLACE.meats, [meat]: is } },
    ]),
  ),
  ['two dishes', { dishes: [DISH, { ...DISH, vegan: 'yes' }] }],
];

function pair(name: string, dish: Partial<DishFacts>): [string, Partial<DishFacts>] {
  return [`${name} ${JSON.stringify(dish)}`, dish];
}

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function describeLayout(): string {
  const lines = [
    ...DISHES.map(([name, dish]) => `dish ${name}: ${toHex(packDish({ ...DISH, ...dish }))}`),
    ...PLACES.map(
      ([name, place, hasHours = false]) =>
        `place ${name}: ${toHex(packPlace({ ...PLACE, ...place }, hasHours))}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const toLayoutFile = (format: number) =>
  path.join('packages/engine/__tests__/judge/packed-layouts', `${format}.txt`);

/*
 * Milk to one server of a format must not be soy to another one. A failure says that the layout has changed:
 * give PACKED_FORMAT the next number and write its layout beside the others, which stay as they are.
 */
it('packs as it did whenever it packed under the same number', () => {
  expect(existsSync(toLayoutFile(PACKED_FORMAT))).toBe(true);
  expect(describeLayout()).toBe(readFileSync(toLayoutFile(PACKED_FORMAT), 'utf8'));
});

it('has a layout for every number up to its own, no two alike', () => {
  const layouts = Array.from({ length: PACKED_FORMAT }, (_, at) =>
    readFileSync(toLayoutFile(at + 1), 'utf8'),
  );
  // Without the byte of the format itself.
  const bare = layouts.map((layout) => layout.replace(/: ../g, ': '));
  expect(new Set(bare).size).toBe(PACKED_FORMAT);
});

it('begins with its number, and is read under no other', () => {
  const place = packPlace({ ...PLACE, dishes: [DISH] }, true);
  expect([place[0], packDish(DISH)[0]]).toEqual([PACKED_FORMAT, PACKED_FORMAT]);
  expect(unpackPlaces(place).length).toBe(1);

  const other = Uint8Array.from(place);
  other[0] = PACKED_FORMAT + 1;
  expect(() => unpackPlaces(other)).toThrow(PackedError);
  // The second of two.
  expect(() => unpackPlaces(Buffer.concat([place, other]))).toThrow(/format/);
  // As they were before they had a number.
  expect(() => unpackPlaces(place.subarray(1))).toThrow(PackedError);
});
