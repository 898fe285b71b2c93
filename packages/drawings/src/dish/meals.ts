import { onTable, type Picture, sauceDish, smallDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
import { blob, disc, ellipse, fill, place, raise, scatter, stroke, type Chance } from './svg';
import {
  BLACK,
  bowlOf,
  BROWN,
  CELADON,
  type Glaze,
  plateOf,
  roundBoard,
  SKY,
  ttukbaegi,
  type Vessel,
  WHITE,
} from './vessels';
import { flower } from './bowl-parts';
import { heap, sprouts } from './plate-parts';
import * as p from './pieces';
import { grilledFish } from './meal-parts';

/** Smooth porridge: color in the middle and at the edge, swirl, and what lies on it. */
const porridge =
  (
    [middle, edge, swirl]: [string, string, string],
    garnish: (c: Chance) => string,
  ): Picture['fill'] =>
  (c) => ({
    liquid: [middle, edge],
    inside:
      stroke('M-210 40Q-130-110 30-80T190 60', swirl, 24, 0.55) +
      stroke('M-140 150Q40 220 210 90', edge, 16, 0.6) +
      garnish(c),
  });
const JUJUBE = raise(flower(50), '#a3281d', '#6b130c', 10) + fill(disc(16), '#f0d6a4');

const LACQUER: Vessel = {
  ...roundBoard(),
  height: 44,
  colors: { wall: '#6b3020', shade: '#45190e', rim: '#8a4630', inside: '#75382a' },
};

/** Tray of small dishes: one in the middle, the others around it. */
const tray = (dishes: readonly (readonly [Glaze, string, string])[]): string =>
  dishes
    .map(([glaze, base, body], i) => {
      const angle = (i * Math.PI) / 3 - Math.PI / 2;
      const reach = i === dishes.length - 1 ? 0 : 246;
      const size = i === 3 || i === 2 ? 0.38 : 0.33;
      return {
        x: Math.round(Math.cos(angle) * reach),
        y: Math.round(Math.sin(angle) * reach),
        glaze,
        base,
        body,
        size: reach ? size : 0.36,
      };
    })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, glaze, base, body, size }) =>
      smallDish(bowlOf(glaze, size, { height: 40, foot: 80, depth: 4 }), x, y, {
        inside: fill(disc(130), base),
        above: heap(size * 1.08, body),
      }),
    )
    .join('');

const banchan = (c: Chance) => ({
  rice: [WHITE, '#fffaf0', p.riceMound(c, 230)] as const,
  soup: [
    BROWN,
    '#a8702c',
    p.many(c, 9, 190, (_, i) => (i % 2 ? t.tofu(96, 84, 20) : g.halfMoon(1.1))),
  ] as const,
  spinach: [WHITE, '#d6e3c8', heap(1.1, g.leaves(c, 26, 180))] as const,
  sprouts: [WHITE, '#e6d6b0', heap(1.15, sprouts(c))] as const,
  roots: [
    SKY,
    '#d9e4ec',
    g.strips(c, scatter(c, 40, 180), [g.CARROT, ['#f3e6d0', '#fffaf0']], 130, 22),
  ] as const,
  kimchi: [WHITE, '#e9d3c4', p.many(c, 8, 160, () => t.kimchi(c, 1.15))] as const,
  pickles: [
    WHITE,
    '#f3dfe2',
    p.many(c, 11, 170, () => raise(disc(62), '#f7c3d0', '#cf8a9e', 10) + fill(disc(46), '#fbdde4')),
  ] as const,
  mushrooms: [CELADON, '#c3d6c8', p.many(c, 9, 160, () => t.shiitake(1.15))] as const,
  eggs: [
    SKY,
    '#d9e4ec',
    p.many(c, 5, 130, () => [
      raise(disc(80), '#f9d25a', '#d9a12c', 26),
      stroke('M40 0C40-50-46-50-44 4-40 40 14 36 10 6', '#e0aa34', 10),
    ]),
  ] as const,
  fish: [BLACK, '#57504d', heap(1.15, grilledFish())] as const,
  tofu: [
    CELADON,
    '#c3d6c8',
    [-84, 0, 84].map((y) => place(0, y, -4, t.friedTofu(300, 84))).join(''),
  ] as const,
});

/** Rice, porridge, tables of small dishes, rice cakes. */
export const MEALS: Record<string, Picture> = {
  'heugimja-juk': onTable(
    'rose',
    'plain-gold',
    bowlOf(WHITE),
    { steam: true },
    porridge(
      ['#4d474a', '#2e2a2d', '#716a6e'],
      (c) => place(0, -6, 0, JUJUBE) + g.sesame(c, 40, 190),
    ),
  ),
  'nokdu-juk': onTable(
    'pine',
    'plain-blue',
    bowlOf(CELADON),
    { steam: true },
    porridge(
      ['#d3d48c', '#a8aa58', '#ecedb8'],
      (c) =>
        p.many(c, 34, 190, () => [
          raise(blob(c, 15, 12, 0.1), '#8ba23c', '#5d7422', 6),
          ellipse(-4, -4, 5, 3, '#d3e08c'),
        ]) + place(0, 0, 0, JUJUBE),
    ),
  ),
  patjuk: onTable(
    'linen',
    'plain-green',
    bowlOf(BROWN),
    { steam: true },
    porridge(
      ['#8a4038', '#5c241f', '#a8584c'],
      (c) =>
        p.many(c, 6, [60, 170], () => [
          raise(disc(52), '#fffaf0', '#d3b8a0', 20),
          ellipse(-16, -18, 14, 9, '#fff'),
        ]) +
        p.many(c, 8, 190, () =>
          raise('M-22 0C-22-18 22-18 22 0S-22 18-22 0Z', '#6b1f1a', '#3d0d0b', 8),
        ),
    ),
  ),
  'yachae-juk': onTable(
    'sky',
    'stripe',
    bowlOf(WHITE),
    { steam: true },
    porridge(
      ['#fbf4e2', '#e0d2ac', '#fffdf6'],
      (c) =>
        scatter(c, 60, 260)
          .map((s) =>
            place(s.x, s.y, s.turn, [
              ellipse(0, 2, 14, 7, '#dccfae'),
              ellipse(0, 0, 13, 6, '#fffdf6'),
            ]),
          )
          .join('') +
        p.many(c, 30, 230, (_, i) =>
          g.cube(
            24,
            ['#f08a2c', '#7dbb4c', '#8a6a4c'][i % 3] ?? '#fff',
            ['#c7620f', '#4a8a2c', '#5c4430'][i % 3] ?? '#ccc',
            9,
          ),
        ) +
        g.strips(c, scatter(c, 12, 60), [g.SEAWEED], 70, 11) +
        g.sesame(c, 20, 120),
    ),
  ),
  'gondeure-bap': onTable(
    'pine',
    'plain-green',
    ttukbaegi(),
    {
      steam: true,
      behind: () =>
        sauceDish(
          1130,
          310,
          '#40200f',
          ellipse(-20, 6, 14, 10, '#5aa63f') + ellipse(26, -10, 14, 10, '#d8352a'),
        ),
    },
    (c) => ({
      inside: fill(disc(282), '#efe3c8'),
      above:
        p.riceMound(c, 250) +
        g.leaves(c, 22, 190, '#2f5a34', '#4f7f45') +
        g.strips(
          c,
          scatter(c, 26, 180),
          [
            ['#2f5a34', '#5f8f55'],
            ['#3d6b3a', '#7aa868'],
          ],
          130,
          15,
        ) +
        p.many(c, 40, 200, () => [
          ellipse(0, 2, 13, 6, '#d9cbb0'),
          ellipse(0, 0, 12, 5.5, '#fffdf6'),
        ]) +
        g.sesame(c, 30, 200),
    }),
  ),
  hanjeongsik: onTable('stone', 'patchwork', LACQUER, { cutlery: true, steam: true }, (c) => {
    const b = banchan(c);
    return { above: tray([b.eggs, b.kimchi, b.soup, b.rice, b.spinach, b.sprouts, b.fish]) };
  }),
  'temple-meal': onTable('pine', 'plain-green', LACQUER, { cutlery: true, steam: true }, (c) => {
    const b = banchan(c);
    return { above: tray([b.mushrooms, b.roots, b.soup, b.rice, b.spinach, b.pickles, b.tofu]) };
  }),
  'fried-rice': onTable('mint', 'plain-red', plateOf(SKY, 1.04), { steam: true }, (c) => ({
    above:
      raise(blob(c, 256, 244, 0.03, 18), '#f3dfb0', '#c9a866', 54) +
      t.rice(c, 244, '#f3dfb0', '#d0b070', '#fff0cc', 210) +
      p.many(c, 40, 220, (_, i) =>
        g.cube(
          30,
          ['#f08a2c', '#6fae4b', '#f2be2e', '#c9e29a'][i % 4] ?? '#fff',
          ['#c7620f', '#47802c', '#c2921c', '#8fb35c'][i % 4] ?? '#ccc',
          10,
        ),
      ) +
      g.springOnions(c, 14, 215) +
      g.sesame(c, 20, 210),
  })),
  'fresh-tofu': onTable(
    'walnut',
    'plain-blue',
    plateOf(CELADON, 1),
    { behind: () => sauceDish(1150, 300, '#40200f', ellipse(-20, 6, 14, 10, '#5aa63f')) },
    (c) => ({
      above:
        p.at('-130 -90, 20 -96, 170 -84, -150 60, 4 54, 156 66', (x, y) =>
          place(x, y, 0, t.tofu(140, 120, 56)),
        ) +
        p.many(c, 7, 180, () => p.leaf(0.4)) +
        g.sesame(c, 20, 220, '#2b2322'),
    }),
  ),
  garaetteok: onTable('rose', 'plain-green', plateOf(BLACK, 1), {}, (c) => ({
    above:
      g.strew(
        [-150, -90, -30, 30, 90, 150].map((y, i) => ({
          x: (i % 2) * 30 - 15,
          y,
          turn: (i % 3) * 5 - 5,
        })),
        () => [
          stroke('M-190 16H196', '#1a0d08', 60, 0.3),
          stroke('M-190 6H190', '#d9c9a8', 56),
          stroke('M-190 0H190', '#fff8ea', 52),
          [-120, -50, 20, 90].map((x) => stroke(`M${x}-20l26 40`, '#c48f4c', 13, 0.85)).join(''),
          ellipse(196, 2, 20, 25, '#fffdf6'),
          stroke('M-170-15H60', '#fff', 7),
        ],
      ) + p.specks(c, 8, 220, '#f3dfb0', 4),
  })),
  songpyeon: onTable('linen', 'plain-red', plateOf(BROWN, 1.02), { cutlery: false }, (c) => ({
    inside: p.many(c, 60, 280, () => stroke('M-60 0Q0-10 60 4', '#3f7a3c', 6)),
    above: p.many(c, 12, 215, (s, i) => {
      const [top, side] = [
        ['#fffaf0', '#d6c6a4'],
        ['#f6c3c8', '#cf8a96'],
        ['#a9cf8a', '#6f9a50'],
      ][i % 3] ?? ['#fff', '#ccc'];
      return place(0, 0, -s.turn + (i % 5) * 16 - 32, [
        raise(
          'M-84 18C-88-44-40-64 0-64S88-44 84 18C50 40-50 40-84 18Z',
          top ?? '',
          side ?? '',
          24,
        ),
        stroke('M-70 4C-68-34-36-50 0-50S68-34 70 4', '#fff', 9, 0.55),
        stroke('M-76 20Q0 44 76 20', side ?? '', 6),
      ]);
    }),
  })),
};
