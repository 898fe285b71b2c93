import { type Cloth, type Table } from './table';
import { onTable, type Picture, sauceDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
import * as sea from './seafood';
import {
  between,
  blob,
  disc,
  ellipse,
  fill,
  place,
  raise,
  rounded,
  scatter,
  stroke,
  type Chance,
  type Drawn,
  join,
} from './svg';
import {
  BLACK,
  bowlOf,
  BRASS,
  BROWN,
  CELADON,
  type Glaze,
  jeongolPot,
  NAVY,
  plateOf,
  SKY,
  STEEL,
  steamer,
  WHITE,
} from './vessels';
import { heap, weave } from './plate-parts';
import { halfMandu } from './cake-parts';
import { oilDrops } from './stew-parts';
import { chashu, mussel, fishcakeSlice } from './meal-parts';
import * as p from './pieces';

const WHEAT = ['#fff3d6', '#f3dfb0', '#fffaf0'] as const;
const EGG_NOODLES = ['#f7d27a', '#eab94c', '#fce6a8'] as const;
const BUCKWHEAT = ['#9a7c66', '#7d604c', '#b79a82'] as const;

/** Bowl of noodles in broth; toppings lie on them. */
const inBroth = (
  [table, cloth, glaze]: [Table, Cloth, Glaze],
  liquid: readonly [string, string],
  [tones, width, count]: [readonly string[], number, number],
  above: (c: Chance) => Drawn,
): Picture =>
  onTable(table, cloth, bowlOf(glaze, 1.06), { steam: true }, (c) => ({
    liquid,
    inside: oilDrops(c, '#fff2c8', 14) + t.noodles(c, 292, tones, width, count),
    above: join(above(c)),
  }));

/** Nest of noodles without broth. */
const nest = (
  c: Chance,
  tones: readonly [string, string, string],
  side: string,
  width = 10,
): string =>
  raise(blob(c, 250, 232, 0.03, 17), tones[1], side, 36) + t.noodles(c, 262, tones, width, 150);

/** Bundle of strips in one direction. */
const bundle = (
  c: Chance,
  x: number,
  y: number,
  turn: number,
  colors: readonly (readonly [string, string])[],
  count = 11,
): string =>
  place(
    x,
    y,
    turn,
    g.strips(
      c,
      Array.from({ length: count }, () => ({
        x: between(c, -12, 12),
        y: between(c, -40, 40),
        turn: between(c, -9, 9),
      })),
      colors,
      120,
      12,
    ),
  );

const PEAR = [
  ['#fff6d8', '#fffdf2'],
  ['#f0e2b8', '#fff6d8'],
] as const;
const GREEN = [g.CUCUMBER, ['#5da34a', '#a9d97f']] as const;

/** Noodles of wheat, buckwheat and rice, in and without broth. */
export const NOODLES: Record<string, Picture> = {
  'bibim-guksu': onTable('linen', 'plain-blue', bowlOf(WHITE, 1.06, { depth: 8 }), {}, (c) => ({
    inside: fill(disc(320), '#a8300f'),
    above:
      place(-190, -120, 40, g.lettuce(c, 0.8)) +
      place(200, -110, 140, g.lettuce(c, 0.7)) +
      nest(c, ['#f6a066', '#e8743a', '#fcc796'], '#a8380f') +
      bundle(c, -70, -40, 30, GREEN) +
      bundle(c, 80, -30, -30, [g.CARROT, g.PURPLE_ONION]) +
      raise(blob(c, 66, 54, 0.1), '#c9230f', '#8f1206', 14) +
      stroke('M-26-20q24-14 46-2', '#ff8a6a', 8, 0.85) +
      g.sesame(c, 50, 220),
  })),
  'bibim-naengmyeon': onTable('sky', 'plain-gold', bowlOf(STEEL, 1.06, { depth: 8 }), {}, (c) => ({
    inside: fill(disc(320), '#b8b0a4'),
    above:
      nest(c, BUCKWHEAT, '#5c4434', 8) +
      fill(blob(c, 170, 140, 0.12, 13), '#c92a10', 0.9) +
      raise(blob(c, 130, 104, 0.12, 13), '#dd3f18', '#9a1e08', 10) +
      bundle(c, -96, 20, 60, GREEN) +
      bundle(c, 96, 10, -60, PEAR) +
      bundle(c, 0, -70, 0, [['#f3d8d0', '#fff3ee']]) +
      g.sesame(c, 46, 190),
  })),
  'mul-naengmyeon': onTable('mint', 'stripe', bowlOf(STEEL, 1.08), {}, (c) => ({
    liquid: ['#e9dfc6', '#c6b893'],
    inside:
      place(220, 60, 18, t.iceCube()) +
      place(-220, 40, -20, t.iceCube()) +
      place(-40, 226, 30, t.iceCube()),
    above:
      heap(0.82, nest(c, BUCKWHEAT, '#5c4434', 9)) +
      bundle(c, -90, -10, 70, GREEN) +
      bundle(c, 92, 0, -60, PEAR) +
      place(0, -84, 8, t.meatSlice(c, '#9a6a4c', '#e0c0a0', 1.1)) +
      place(0, 26, -8, heap(1.15, t.halfEgg())) +
      g.sesame(c, 20, 150),
  })),
  makguksu: onTable('walnut', 'plain-green', bowlOf(BROWN, 1.06, { depth: 8 }), {}, (c) => ({
    inside: fill(disc(320), '#4a2e1e'),
    above:
      nest(c, ['#a98b70', '#8a6d55', '#c4a88c'], '#5c4434', 10) +
      p.many(c, 46, 130, () =>
        fill(rounded(between(c, 40, 74), 16, 4), c() > 0.5 ? '#1f3a30' : '#35584a'),
      ) +
      bundle(c, -140, 60, 70, GREEN, 8) +
      g.sesame(c, 90, 200),
  })),
  'janchi-guksu': inBroth(
    ['pine', 'plain-blue', WHITE],
    ['#eedda8', '#cdb272'],
    [WHEAT, 9, 150],
    (c) => [
      bundle(c, -110, -30, 60, GREEN),
      bundle(c, 0, -80, 0, [g.CARROT]),
      bundle(c, 112, -20, -60, [
        ['#8a6a4c', '#b8977a'],
        ['#6f5238', '#a88664'],
      ]),
      bundle(c, 0, 50, 90, [g.SEAWEED], 9),
      g.springOnions(c, 9, 150),
      g.sesame(c, 20, 190),
    ],
  ),
  ramyeon: onTable(
    'stone',
    'plain-red',
    jeongolPot(['#e3b83e', '#b98a1e', '#f5d877', '#d0a22c'], 0.92),
    { steam: true, cutlery: true },
    (c) => ({
      liquid: ['#e0561e', '#b0330b'],
      inside:
        oilDrops(c, '#ff9a55', 30) +
        t.noodles(c, 280, EGG_NOODLES, 13, 130) +
        t.noodles(c, 200, EGG_NOODLES, 13, 50),
      above:
        p.many(c, 5, [90, 190], () => t.shiitake(0.9)) +
        p.many(c, 9, 210, () => g.stalk(90, 16)) +
        p.many(c, 5, 180, () => g.chilliRing('#e0321f', 1.2)) +
        g.springOnions(c, 12, 200),
    }),
  ),
  ramen: inBroth(
    ['walnut', 'plain-red', BLACK],
    ['#e8c48a', '#bd8c48'],
    [EGG_NOODLES, 11, 110],
    (c) => [
      place(150, -130, 12, [
        fill(rounded(150, 190, 8), '#1f3a30'),
        stroke('M-56-70H40', '#44685a', 6),
      ]),
      place(-110, -60, -20, chashu(c)),
      place(-20, -96, 10, chashu(c)),
      place(104, 40, 20, heap(1.25, t.halfEgg())),
      place(-100, 90, 0, g.strips(c, scatter(c, 14, 60), [['#e0c28a', '#f6e3bb']], 90, 16)),
      g.springOnions(c, 22, 110),
    ],
  ),
  udon: inBroth(['linen', 'plain-blue', NAVY], ['#d09a4c', '#9c6a24'], [WHEAT, 26, 46], (c) => [
    place(-110, -40, -12, heap(1.1, t.friedTofu())),
    place(96, -70, 10, fishcakeSlice()),
    place(140, 20, -14, fishcakeSlice()),
    place(-10, 90, 10, t.shiitake(1)),
    g.springOnions(c, 14, 120),
  ]),
  jajangmyeon: onTable(
    'rose',
    'stripe',
    bowlOf(WHITE, 1.06, { depth: 8 }),
    { steam: true },
    (c) => ({
      inside: fill(disc(320), '#e8dcc8'),
      above:
        nest(c, EGG_NOODLES, '#b5862e', 15) +
        fill(blob(c, 226, 196, 0.1, 15), '#1f120d') +
        raise(blob(c, 210, 178, 0.1, 15), '#3a2117', '#160b07', 14) +
        p.many(c, 22, 170, (_, i) =>
          i % 3 ? g.cube(44, '#5c3622', '#2d180e', 14) : g.cube(40, '#8a6238', '#4b2f16', 14),
        ) +
        stroke('M-150-70Q-60-150 90-130', '#8a5f48', 12, 0.7) +
        bundle(c, 0, -20, 20, GREEN, 14) +
        p.many(c, 7, 150, () => raise(disc(17), '#7dbb4c', '#4a8a2c', 7)),
    }),
  ),
  jjamppong: inBroth(
    ['stone', 'plain-gold', WHITE],
    ['#dd3f16', '#a32406'],
    [EGG_NOODLES, 13, 70],
    (c) => [
      p.many(c, 12, 220, () => g.leaves(c, 1, 10, '#7ba84c', '#b8d67e')),
      place(-150, -60, 20, mussel()),
      place(140, -90, -30, mussel()),
      place(20, 130, 160, mussel()),
      p.many(c, 7, 180, (_, i) => (i % 2 ? sea.squidRing(1.1) : sea.shrimp(c, 1.3))),
      p.many(c, 5, 160, () => g.stalk(80, 15)),
      g.strips(c, scatter(c, 8, 200), [g.CARROT, g.ONION], 90, 14),
    ],
  ),
  sujebi: onTable('pine', 'plain-green', bowlOf(CELADON, 1.06), { steam: true }, (c) => ({
    liquid: ['#efe2b8', '#cdb87c'],
    inside:
      oilDrops(c, '#fff7d8', 20) +
      p.many(c, 17, 260, () => {
        const d = blob(c, between(c, 66, 92), between(c, 44, 62), 0.22, 9);
        return raise(d, '#fff8e6', '#dbc594', 10) + stroke('M-36-10Q0-26 40-6', '#fff', 7, 0.9);
      }) +
      p.many(c, 7, 210, (_, i) => (i % 2 ? p.potato(c) : g.halfMoon(1))) +
      g.strips(c, scatter(c, 10, 220), [g.CARROT], 80, 13) +
      g.springOnions(c, 13, 220),
  })),
  pho: inBroth(
    ['mint', 'plain-red', WHITE],
    ['#dcb878', '#b58a44'],
    [['#fffaf0', '#f3ead8', '#ffffff'], 16, 80],
    (c) => [
      p.many(c, 5, 130, () => t.meatSlice(c, '#a8705a', '#d9a58c', 1.1)),
      place(
        -130,
        70,
        0,
        g.strips(
          c,
          scatter(c, 14, 60),
          [
            ['#fffaf0', '#ffffff'],
            ['#f0e6c8', '#fffaf0'],
          ],
          110,
          11,
        ),
      ),
      place(130, 80, 20, [
        raise('M-66-10Q0-60 66-10C40 40-40 40-66-10Z', '#9ccf5a', '#5d8f2c', 14),
        fill('M-50-8Q0-42 50-8C26 22-26 22-50-8Z', '#dff0a8'),
      ]),
      p.many(c, 4, 90, () => p.herb(1.1)),
      p.many(c, 5, 150, () => g.chilliRing('#e0321f', 1)),
      g.springOnions(c, 9, 160),
    ],
  ),
  soba: onTable(
    'stone',
    'plain-blue',
    { ...steamer(), height: 60 },
    {
      cutlery: false,
      behind: () => sauceDish(1140, 290, '#3b1d0e', ellipse(0, 0, 26, 20, '#5a2f18')),
    },
    (c) => ({
      inside: weave(),
      above:
        heap(1.02, nest(c, BUCKWHEAT, '#5c4434', 10)) +
        place(0, -20, 0, g.strips(c, scatter(c, 26, 80), [g.SEAWEED], 70, 11)),
    }),
  ),
  'cream-pasta': onTable('rose', 'plain-green', plateOf(SKY, 1.04), { steam: true }, (c) => ({
    inside: fill(disc(306), '#f6ead0') + fill(blob(c, 280, 270, 0.05), '#fbf3e0'),
    above:
      p.pasta(c, ['#fbe7b4', '#f2d48c', '#fff4d2'], '#cfa95c') +
      fill(blob(c, 170, 140, 0.2, 13), '#fff8e8', 0.8) +
      p.many(c, 9, 170, () => t.mushroomSlice('#a8784c')) +
      p.specks(c, 30, 200, '#4b3a2c', 4) +
      place(0, -14, 20, p.herb(1.2)),
  })),
  'mandu-guk': onTable('walnut', 'plain-green', bowlOf(BRASS, 1.06), { steam: true }, (c) => ({
    liquid: ['#efe0ba', '#cbb27a'],
    inside: oilDrops(c, '#fff7d8', 24),
    above:
      p.at('-120 -80, 110 -96, -150 70, 0 10, 140 60', (x, y) =>
        place(x, y, 0, halfMandu(between(c, -28, 28))),
      ) +
      g.strips(c, scatter(c, 14, 130), [['#f6cf4e', '#fbe79a'], g.SEAWEED], 96, 15) +
      g.springOnions(c, 12, 190),
  })),
};
