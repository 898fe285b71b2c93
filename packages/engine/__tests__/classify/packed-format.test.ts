import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { MEATS, type DishFacts, type PlaceFacts } from '../../src';
import {
  packDish,
  PackedError,
  packPlace,
  unpackPlaces,
  type RiskBands,
} from '../../src/classify/packed-facts';
import { PACKED_FORMAT } from '../../src/classify/packed-format';
import { ALLERGENS } from '../../src/needs/allergens';
import { fillMeats } from '../../src/segmentation/presence';

const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const;
const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const;

const DISH: DishFacts = {
  ...{ dish: '', serving: 'meal', meats: fillMeats('unknown'), mainMeats: [] },
  ...{ possibleMainMeats: [], egg: 'unknown', dairy: 'unknown', alcohol: 'unknown' },
  ...{ vegan: 'unknown', lactoOvo: 'unknown', spice: 'unknown', otherAllergens: 'unknown' },
  ...{ allergens: {}, contains: [], hidden: [], because: [], questions: {} },
};
const PLACE: PlaceFacts = {
  ...{ contentId: '', dishes: [], meats: fillMeats('unknown'), hidden: [], because: [] },
  ...{ strictVegan: 'unknown', lactoOvo: 'unknown', halal: 'unknown' },
  byName: { strictVegan: 'unknown', lactoOvo: 'unknown' },
};

/** Every value of every field, so that two different layouts differ in at least one. */
const DISHES: [name: string, dish: Partial<DishFacts>][] = [
  ['nothing', {}],
  ...(['meal', 'side', 'drink', 'sweet'] as const).map((serving) => pair('serving', { serving })),
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
  ...(['claim', 'label', 'request'] as const).map((evidence) => pair('evidence', { evidence })),
  ...(['absent', 'unlikely'] as const).map((others) => pair('others', { otherAllergens: others })),
  pair('either', { isEither: true }),
  pair('shared', { isShared: true }),
  // As the recorded layouts name them.
  ['vegan question {"veganQuestion":"egg"}', { questions: { strictVegan: 'egg' } }],
  ['lacto-ovo question {"lactoOvoQuestion":"fish"}', { questions: { lactoOvo: 'fish' } }],
];
const PLACES: [name: string, place: Partial<PlaceFacts>, hasHours?: boolean, risks?: RiskBands][] =
  [
    ['nothing', {}],
    ['hours', {}, true],
    ...VERDICTS.flatMap((is): [string, Partial<PlaceFacts>][] => [
      [`strictVegan ${is}`, { strictVegan: is }],
      [`lactoOvo ${is}`, { lactoOvo: is }],
      [`halal ${is}`, { halal: is }],
      [`strictVegan by name ${is}`, { byName: { ...PLACE.byName, strictVegan: is } }],
      [`lactoOvo by name ${is}`, { byName: { ...PLACE.byName, lactoOvo: is } }],
    ]),
    ...PRESENCES.flatMap((is) =>
      MEATS.map((meat): [string, Partial<PlaceFacts>] => [
        `${meat} ${is}`,
        { meats: { ...PLACE.meats, [meat]: is } },
      ]),
    ),
    ...ALLERGENS.flatMap((code) =>
      ([0, 1, 2] as const).map((risk): (typeof PLACES)[number] => [
        `risk ${code} ${risk}`,
        {},
        false,
        { [code]: risk },
      ]),
    ),
    ['a dish that it is known for', { knownFor: [DISH] }],
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
      ([name, place, hasHours = false, risks]) =>
        `place ${name}: ${toHex(packPlace({ ...PLACE, ...place }, hasHours, risks))}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Recorded layout, by version: a new one takes the place of the last. */
const LAYOUT_FILE = `packages/engine/__tests__/classify/packed-layouts/${PACKED_FORMAT}.txt`;

/**
 * Safety: one server's milk must not be another server's soy. If this fails, the layout changed:
 * give PACKED_FORMAT the next number and record the new layout in a file of that number.
 */
it('packs the layout recorded for its version', () => {
  expect(existsSync(LAYOUT_FILE)).toBe(true);
  expect(describeLayout()).toBe(readFileSync(LAYOUT_FILE, 'utf8'));
});

it('starts with its version and rejects any other', () => {
  const place = packPlace({ ...PLACE, dishes: [DISH] }, true);
  expect([place[0], packDish(DISH)[0]]).toEqual([PACKED_FORMAT, PACKED_FORMAT]);
  expect(unpackPlaces(place).length).toBe(1);

  const toVersion = (version: number) => Uint8Array.from(place).fill(version, 0, 1);
  for (let version = 0; version < 256; version += 1)
    if (version !== PACKED_FORMAT)
      expect(() => unpackPlaces(toVersion(version))).toThrow(PackedError);
  // The second of two places.
  expect(() => unpackPlaces(Buffer.concat([place, toVersion(PACKED_FORMAT + 1)]))).toThrow(
    /format/,
  );
  // The layout from before versions.
  expect(() => unpackPlaces(place.subarray(1))).toThrow(PackedError);
});
