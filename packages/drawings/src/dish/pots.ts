import { heaped, onTable, type Picture, riceBowl } from './compose';
import * as g from './greens';
import * as t from './toppings';
import { type Cloth, type Table } from './table';
import {
  between,
  blob,
  disc,
  ellipse,
  fill,
  place,
  raise,
  scatter,
  stroke,
  type Chance,
  type Drawn,
  join,
} from './svg';
import { BLACK, BRASS, jeongolPot, plateOf, STEEL, ttukbaegi, WHITE, type Vessel } from './vessels';
import { bundles, oilDrops, rib } from './stew-parts';
import { heap, perilla, sprouts } from './plate-parts';
import { crab, fishCut, sausage, tentacle } from './meal-parts';
import * as p from './pieces';

const CLEAR = ['#f3e9c4', '#d3c08a'] as const;
const MILKY = ['#fbf4e4', '#ddcfb0'] as const;
const RED = ['#d9451a', '#a02a0a'] as const;
const GLASS = ['#8a5a34', '#6f4526', '#a87848'] as const;

/** Soup in a pot on the table. */
const pot = (
  [table, cloth]: [Table, Cloth],
  vessel: Vessel,
  liquid: readonly [string, string],
  toppings: (c: Chance) => Drawn,
): Picture =>
  onTable(table, cloth, vessel, { steam: true, cutlery: false }, (c) => ({
    liquid,
    inside: oilDrops(c, '#fff2c8', 16) + join(toppings(c)) + g.springOnions(c, 11, 205),
  }));

/** Soup in an earthen pot beside a bowl of rice. */
const soup = (
  on: [Table, Cloth],
  liquid: readonly [string, string],
  toppings: (c: Chance) => Drawn,
): Picture => ({
  ...pot(on, ttukbaegi(), liquid, toppings),
  cutlery: true,
  behind: (c) => riceBowl(c, 1118, 300),
});

const chunk = (c: Chance, top: string, side: string, light: string, height = 26): string =>
  raise(blob(c, 62, 52, 0.14, 8), top, side, height) + stroke('M-30-20Q0-36 30-18', light, 8, 0.75);

/** Soups, stews, and what is braised or stirred in a pan. */
export const POTS: Record<string, Picture> = {
  seolleongtang: soup(['linen', 'plain-blue'], MILKY, (c) => [
    t.noodles(c, 150, ['#fffaf0', '#f0e6cc', '#ffffff'], 8, 26),
    p.many(c, 8, 180, () => t.meatSlice(c, '#b08468', '#e6cdb4', 1.05)),
    g.springOnions(c, 26, 130),
  ]),
  'dwaeji-gukbap': soup(['stone', 'stripe'], MILKY, (c) => [
    p.many(c, 9, 190, () => t.meatSlice(c, '#d9a08c', '#fff0e4', 1.05)),
    g.strips(c, scatter(c, 14, 120), [['#3d8a3d', '#8cc866']], 110, 10),
    place(40, 60, 0, raise(blob(c, 50, 40, 0.12), '#c9230f', '#8f1206', 10)),
  ]),
  'dak-gomtang': soup(['mint', 'plain-gold'], ['#f6ebc8', '#d8c490'], (c) => [
    t.noodles(c, 150, ['#fffaf0', '#f0e6cc', '#ffffff'], 8, 26),
    g.strips(
      c,
      scatter(c, 26, 150),
      [
        ['#f0dcb8', '#fff6e2'],
        ['#e0c498', '#f6e6c6'],
      ],
      110,
      24,
    ),
    g.springOnions(c, 20, 130),
  ]),
  chueotang: soup(['pine', 'plain-blue'], ['#a8742c', '#6f4716'], (c) => [
    p.many(c, 9, 210, () => [
      raise(blob(c, 92, 40, 0.22, 11), '#6f7f3a', '#454f1e', 7),
      stroke('M-60 0Q0-14 64 4', '#b8c47a', 7),
    ]),
    p.specks(c, 40, 120, '#e0c48c', 7),
    p.many(c, 6, 170, () => g.stalk(90, 15)),
    p.many(c, 3, 90, () => g.chilliRing('#e0321f', 1.1)),
  ]),
  haejangguk: soup(['pine', 'plain-red'], ['#c9521e', '#8f300c'], (c) => [
    p.many(c, 9, 210, () => [
      raise(blob(c, 92, 44, 0.2, 11), '#a8a84c', '#6f6f24', 8),
      stroke('M-66 0Q0-14 70 4', '#e0dc9a', 9),
    ]),
    g.strips(c, scatter(c, 16, 190), [g.BEEF, ['#52291a', '#8a5536']], 110, 18),
    p.many(c, 6, 180, () => g.stalk(110, 18)),
    p.many(c, 4, 150, () => g.chilliRing('#e0321f', 1.1)),
  ]),
  'kongnamul-gukbap': soup(['walnut', 'plain-green'], CLEAR, (c) => [
    heap(1.05, sprouts(c)),
    place(0, 0, 0, ellipse(0, 0, 96, 88, '#fffaf0', 0.85) + t.yolk(56)),
    g.strips(c, scatter(c, 10, 200, 130), [g.SEAWEED], 80, 12),
  ]),
  gamjatang: pot(['stone', 'plain-gold'], jeongolPot(BRASS, 0.94), ['#c9481a', '#8a2a0a'], (c) => [
    p.many(c, 5, [60, 170], (s) => rib(c, s.turn)),
    p.many(c, 4, 190, () => p.potato(c)),
    place(-40, -30, 30, heap(0.6, perilla())),
    place(60, 40, 120, heap(0.55, perilla())),
    g.sesame(c, 40, 160),
  ]),
  maeuntang: pot(['sky', 'plain-blue'], jeongolPot(STEEL, 0.96), RED, (c) => [
    p.many(c, 5, [40, 180], () => fishCut(c)),
    p.many(c, 5, 220, () => t.tofu(110, 84)),
    p.many(c, 8, 210, () => p.leaf(0.9)),
    p.many(c, 7, 190, () => g.chilliRing('#e0321f', 1.2)),
    p.many(c, 5, 200, () => g.stalk(110, 18)),
  ]),
  jiri: soup(['mint', 'plain-green'], CLEAR, (c) => [
    p.many(c, 6, [40, 180], () => fishCut(c)),
    p.many(c, 5, 210, () => raise(blob(c, 60, 46, 0.1, 7), '#fffdf2', '#d3cba8', 16)),
    p.many(c, 12, 200, () => g.stalk(150, 13, 0)),
    p.many(c, 4, 150, () => g.chilliRing('#e0321f', 1)),
  ]),
  'budae-jjigae': pot(
    ['walnut', 'plain-red'],
    jeongolPot(STEEL, 0.98),
    ['#e0561e', '#a8300b'],
    (c) => [
      p.many(c, 14, [170, 290], (_, i) =>
        i % 2 ? sausage() : raise('M-66-30H66V30H-66Z', '#f0a08c', '#c06a58', 16),
      ),
      p.many(c, 5, [190, 280], () => t.kimchi(c, 0.9)),
      place(150, 130, 20, t.tofu(150, 100)),
      raise(blob(c, 150, 136, 0.05, 15), '#f2c860', '#b5862e', 20),
      t.noodles(c, 160, ['#f7d27a', '#e5b044', '#fce6a8'], 12, 90),
      p.many(c, 6, 250, () => g.stalk(96, 17)),
    ],
  ),
  malatang: pot(['stone', 'plain-gold'], jeongolPot(BLACK, 0.98), ['#c9381a', '#8f1f08'], (c) => [
    heap(1.1, bundles(c)),
    p.many(c, 6, 110, () => t.meatSlice(c, '#b0604a', '#f0cdb4', 1)),
    p.many(c, 9, 230, () => [
      stroke('M-46 4Q0-16 48 0', '#9a1408', 17),
      stroke('M-36-2Q0-14 36-4', '#ef6a4a', 4),
    ]),
    g.sesame(c, 60, 250, '#f6e3bb'),
  ]),
  'shabu-shabu': pot(['pine', 'plain-blue'], jeongolPot(STEEL), CLEAR, (c) => [
    heap(1.12, bundles(c)),
    p.many(c, 7, 100, () => t.meatSlice(c, '#d9604c', '#fbe0d0', 1.15)),
  ]),
  'white-sundubu': soup(['mint', 'stripe'], ['#f3ead0', '#d0bf94'], (c) => [
    p.many(c, 26, 230, () => [
      raise(blob(c, between(c, 50, 74), between(c, 36, 52), 0.24, 9), '#fffdf6', '#e3d6b8', 14),
      stroke('M-26-12Q0-26 28-10', '#fff', 8),
    ]),
    g.sesame(c, 20, 170),
  ]),
  'galchi-jorim': pot(
    ['stone', 'plain-gold'],
    jeongolPot(BLACK, 0.96),
    ['#c03a12', '#8a2206'],
    (c) => [
      p.many(c, 7, [120, 270], () => raise(disc(70), '#f0c490', '#b5723c', 20)),
      [-120, -10, 100]
        .map((y, i) => place(i * 24 - 30, y, -8 + i * 8, heap(1.5, fishCut(c))))
        .join(''),
      p.many(c, 12, 240, () => fill(blob(c, 26, 14, 0.3), '#d8401c', 0.85)),
      p.many(c, 7, 240, () => g.stalk(100, 17)),
      p.many(c, 6, 200, () => g.chilliRing('#4f9e3d', 1.2)),
    ],
  ),
  jjimdak: heaped(['rose', 'plain-gold'], plateOf(WHITE, 1.1), {}, (c) => [
    fill(disc(318), '#5a2a10'),
    t.noodles(c, 300, GLASS, 14, 70),
    p.many(c, 7, 220, () => chunk(c, '#a8622c', '#5f3212', '#eab87c', 34)),
    p.many(c, 8, 230, (_, i) => (i % 2 ? p.potato(c, '#d99a4a', '#8f5a1c') : g.carrotRound(c))),
    p.many(c, 5, 210, () => [
      stroke('M-50 0Q0-18 54 4', '#8f1a0a', 15),
      stroke('M-40-4Q0-18 40-2', '#e06a4a', 4),
    ]),
    p.many(c, 6, 220, () => g.stalk(84, 16)),
    g.sesame(c, 40, 240),
  ]),
  dakgalbi: heaped(['walnut', 'plain-red'], plateOf(BLACK, 1.12), {}, (c) => [
    p.many(c, 12, 270, () => [
      raise(blob(c, 78, 44, 0.16, 11), '#e7d79a', '#b09a54', 7),
      stroke('M-56 0Q0-10 56 0', '#fbf3d0', 9),
    ]),
    p.many(c, 17, 240, () => chunk(c, '#d8501e', '#8f2a0a', '#ffb98a', 22)),
    p.many(c, 6, 220, () => t.riceCake(120)),
    p.many(c, 5, 210, () => p.leaf(0.9, '#2f7a3a', '#8cc866')),
    g.strips(c, scatter(c, 10, 220), [g.CARROT, ['#c9702e', '#f0a860']], 90, 18),
    g.sesame(c, 60, 240),
  ]),
  'nakji-bokkeum': heaped(['mint', 'plain-blue'], plateOf(WHITE, 1.06), {}, (c) => [
    fill(blob(c, 282, 270, 0.04, 16), '#b8280c'),
    p.many(c, 17, 220, () => tentacle(c)),
    g.strips(c, scatter(c, 14, 220), [g.ONION, g.CARROT], 100, 15),
    p.many(c, 9, 210, () => g.stalk(96, 17)),
    p.many(c, 5, 180, () => g.chilliRing('#4f9e3d', 1.2)),
    g.sesame(c, 60, 230),
  ]),
  'ganjang-gejang': heaped(['linen', 'plain-gold'], plateOf(BLACK, 1.08), { steam: false }, (c) => [
    fill(disc(312), '#2b140a'),
    fill(disc(290), '#4a230f'),
    heap(1.25, crab()),
    p.many(c, 9, [200, 280], () => g.chilliRing('#4f9e3d', 1.1)),
    g.sesame(c, 40, 260),
  ]),
  deodeok: heaped(['pine', 'stripe'], plateOf(BLACK, 1), {}, (c) => [
    p.many(c, 24, 220, (s) =>
      place(0, 0, -s.turn + between(c, -24, 24), [
        raise(blob(c, 120, 30, 0.14, 11), '#d8552a', '#8f2c0e', 10),
        stroke('M-90-6Q0-18 90-4M-80 8Q0 2 80 10', '#f6a87c', 5, 0.8),
      ]),
    ),
    g.springOnions(c, 9, 190),
    g.sesame(c, 70, 220),
  ]),
};
