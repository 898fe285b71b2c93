import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { MEATS, type DishFacts, type PlaceFacts } from '../../src';
import { packDish } from '../../src/classify/packed-dish';
import { PACKED_FORMAT } from '../../src/classify/packed-format';
import {
  PackedError,
  packPlace,
  unpackPlaces,
  type RiskBands,
} from '../../src/classify/packed-place';
import { ALLERGENS } from '../../src/needs/allergens';
import { fillMeats } from '../../src/segmentation/presence';

const VERDICTS = ['unknown', 'yes', 'ask', 'no'] as const;
const PRESENCES = ['unknown', 'yes', 'maybe', 'no'] as const;

const DISH: DishFacts = {
  ...{ dish: '', serving: 'meal', meats: fillMeats('unknown'), mainMeats: [] },
  ...{ possibleMainMeats: [], egg: 'unknown', dairy: 'unknown', alcohol: 'unknown' },
  ...{ vegan: 'unknown', lactoOvo: 'unknown', spice: 'unknown', otherAllergens: 'unknown' },
  ...{ allergens: {}, contains: [], hidden: [], because: [] },
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
  pair('vegan question', { veganQuestion: 'egg' }),
  pair('lacto-ovo question', { lactoOvoQuestion: 'fish' }),
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

const toLayoutFile = (format: number) =>
  path.join('packages/engine/__tests__/classify/packed-layouts', `${format}.txt`);

/**
 * Safety: one server's milk must not be another server's soy. If this fails, the layout changed:
 * give PACKED_FORMAT the next number and add its layout beside the others, which stay unchanged.
 */
it('packs the layout recorded for its version', () => {
  expect(existsSync(toLayoutFile(PACKED_FORMAT))).toBe(true);
  expect(describeLayout()).toBe(readFileSync(toLayoutFile(PACKED_FORMAT), 'utf8'));
});

it('has a distinct recorded layout for every version', () => {
  const layouts = Array.from({ length: PACKED_FORMAT }, (_, at) =>
    readFileSync(toLayoutFile(at + 1), 'utf8'),
  );
  // Without the format byte itself.
  const bare = layouts.map((layout) => layout.replace(/: ../g, ': '));
  expect(new Set(bare).size).toBe(PACKED_FORMAT);
});

it('starts with its version and rejects any other', () => {
  const place = packPlace({ ...PLACE, dishes: [DISH] }, true);
  expect([place[0], packDish(DISH)[0]]).toEqual([PACKED_FORMAT, PACKED_FORMAT]);
  expect(unpackPlaces(place).length).toBe(1);

  const other = Uint8Array.from(place);
  other[0] = PACKED_FORMAT + 1;
  expect(() => unpackPlaces(other)).toThrow(PackedError);
  // The second of two places.
  expect(() => unpackPlaces(Buffer.concat([place, other]))).toThrow(/format/);
  // The layout from before versions.
  expect(() => unpackPlaces(place.subarray(1))).toThrow(PackedError);
});

it('rejects places recorded by every earlier version', () => {
  const old = Array.from({ length: PACKED_FORMAT - 1 }, (_, at) =>
    readFileSync(toLayoutFile(at + 1), 'utf8').matchAll(/^place .*: ([0-9a-f]+)$/gm),
  ).flatMap((lines) => [...lines].map(([, hex = '']) => Buffer.from(hex, 'hex')));
  expect(old.length).toBeGreaterThan(0);
  for (const place of old) expect(() => unpackPlaces(place)).toThrow(PackedError);
});
