import { heaped, onTable, type Picture, riceBowl, sauceDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
import { between, blob, disc, ellipse, fill, place, raise, scatter, stroke } from './svg';
import { BRASS, bowlOf, BROWN, jeongolPot, NAVY, plateOf, roundBoard, SKY, WHITE } from './vessels';
import { bibimbapSectors, grainSectors } from './bowl-parts';
import { board, gimbapRow, heap } from './plate-parts';
import * as p from './pieces';
import { halfFalafel, hummus, pizza, sandwichHalf, tomatoSauce } from './meal-parts';

const ROUGH_GLAZE = ['#e9e4da', '#c9c0b0', '#f3efe6', '#ddd5c6'] as const;

const GARLIC_OIL: readonly [string, string, string] = ['#f5c25e', '#eaa944', '#fbd684'];

/** Dishes of plants alone, and the plain variants of others. */
export const VEGETABLES: Record<string, Picture> = {
  'vegetable-bibimbap': onTable('mint', 'stripe', bowlOf(BROWN, 1.06, { depth: 8 }), {}, (c) => ({
    inside: fill(disc(330), '#fbf3e2') + bibimbapSectors(c, false),
    above:
      raise(blob(c, 104, 96, 0.06, 13), '#fbf3e2', '#d9c8a6', 14) +
      g.strips(c, scatter(c, 16, 66), [g.SEAWEED, ['#5da34a', '#a9d97f']], 86, 12) +
      raise(blob(c, 58, 48, 0.12), '#c9230f', '#8f1206', 16) +
      stroke('M-24-16q22-14 42-2', '#ff8a6a', 8, 0.85) +
      g.sesame(c, 34, 240),
  })),
  'vegetable-gimbap': onTable(
    'rose',
    'plain-green',
    board(),
    { cutlery: false, behind: (c) => place(1150, 330, 20, g.lettuce(c, 1)) },
    (c) => ({
      above:
        gimbapRow(c, ['#f7cf3f', '#f08a2c', '#2f7a3a', '#f6ead2', '#b8d67e', '#d8352a']) +
        g.sesame(c, 34, 300),
    }),
  ),
  'green-salad': onTable(
    'linen',
    'plain-green',
    bowlOf(['#c08a52', '#8f5f30', '#d9a86c', '#a4713c'], 1.06),
    {},
    (c) => ({
      inside: fill(disc(330), '#4d8f3d'),
      above:
        p.many(c, 17, [60, 250], () => g.lettuce(c, between(c, 0.55, 0.78))) +
        p.many(c, 9, 150, () => p.leaf(0.9, '#7a3f63', '#c58bb0', '#4d2440')) +
        p.many(c, 8, 200, () => g.cucumberSlice(c)) +
        p.many(c, 7, [60, 215], () => p.tomato(46)) +
        p.many(c, 12, 210, () => raise(disc(13), '#f6cf48', '#c79a1c', 6)) +
        g.strips(c, scatter(c, 12, 190), [g.PURPLE_ONION, g.CARROT], 90, 10),
    }),
  ),
  'grain-bowl': onTable('stone', 'plain-gold', bowlOf(NAVY, 1.06, { depth: 8 }), {}, (c) => ({
    inside: fill(disc(330), '#efe3c8') + grainSectors(c),
    above: place(0, 0, -20, heap(1.25, p.avocado())) + g.sesame(c, 26, 240, '#2b2322'),
  })),
  'tomato-pasta': onTable('walnut', 'stripe', plateOf(WHITE, 1.04), { steam: true }, (c) => ({
    inside: fill(disc(318), '#f1e9dc'),
    above:
      p.pasta(c, ['#f3bf5a', '#e89a3c', '#fad58a'], '#a8561a') +
      tomatoSauce(c) +
      place(-26, -10, -40, p.leaf(0.95)) +
      place(40, -20, 30, p.leaf(0.85)) +
      place(4, 30, 100, p.leaf(0.7)),
  })),
  'aglio-olio': onTable('sky', 'plain-red', plateOf(ROUGH_GLAZE, 1.04), { steam: true }, (c) => ({
    inside: fill(disc(300), '#d9c07a', 0.5),
    above:
      p.pasta(c, GARLIC_OIL, '#b5862e') +
      p.many(c, 16, 200, () => raise(blob(c, 26, 17, 0.12), '#fbe6b4', '#c99f52', 6)) +
      p.many(c, 7, 190, () => g.chilliRing('#e0321f', 0.9)) +
      p.specks(c, 34, 210, '#3f8f46') +
      place(0, -10, 10, p.herb(1.5)),
  })),
  margherita: onTable(
    'stone',
    'plain-red',
    roundBoard(),
    { cutlery: false },
    pizza(
      (c) =>
        p.many(c, 13, 262, () => {
          const d = blob(c, between(c, 54, 78), between(c, 44, 62), 0.16, 11);
          return raise(d, '#fff7e4', '#eccf98', 7) + fill(blob(c, 30, 20, 0.3), '#f2d9a0', 0.7);
        }) + p.many(c, 9, [30, 240], () => p.leaf(0.85)),
    ),
  ),
  'vegetable-pizza': onTable(
    'pine',
    'plain-blue',
    roundBoard(),
    { cutlery: false },
    pizza(
      (c) =>
        p.many(c, 16, 262, () => p.leaf(0.8, '#3f7f3a', '#8cc866')) +
        p.many(c, 13, 258, () => t.mushroomSlice()) +
        p.many(c, 8, 220, (_, i) => (i % 2 ? p.pepperRing() : p.pepperRing('#f2be2e', '#ffe07d'))) +
        p.many(c, 14, 262, () => p.olive()) +
        p.many(c, 7, 230, () => p.tomato(40)),
    ),
  ),
  'vegetable-curry': onTable('mint', 'plain-gold', plateOf(SKY, 1.06), { steam: true }, (c) => ({
    inside:
      fill(blob(c, 300, 288, 0.02, 18), '#a8641a') + fill(blob(c, 276, 262, 0.04, 16), '#bf7a24'),
    above:
      place(-104, -40, 0, p.riceMound(c, 176)) +
      g.strew(
        scatter(c, 20, 200).map((s) => ({ ...s, x: 110 + s.x * 0.62, y: 40 + s.y * 0.95 })),
        (_, i) =>
          i % 4 === 0
            ? p.broccoli(c)
            : i % 4 === 1
              ? g.carrotRound(c)
              : i % 4 === 2
                ? p.potato(c)
                : raise(disc(16), '#7dbb4c', '#4a8a2c', 7),
      ) +
      stroke('M-30 190Q120 250 250 110', '#e5ab55', 12, 0.6),
  })),
  dal: onTable(
    'walnut',
    'patchwork',
    jeongolPot(BRASS, 0.9),
    { steam: true, cutlery: false, behind: (c) => riceBowl(c, 1130, 270) },
    (c) => ({
      liquid: ['#edb63c', '#c8861a'],
      inside:
        p.many(c, 120, 290, () => [
          ellipse(0, 3, 13, 9, '#b87714', 0.5),
          ellipse(0, 0, 12, 8, c() > 0.5 ? '#f8d46e' : '#f2c14a'),
        ]) +
        stroke('M-170 40Q-60-110 80-70T150 90', '#d9601e', 16, 0.5) +
        g.strips(c, scatter(c, 12, 150), [g.ONION, ['#a8641a', '#d99a4e']], 70, 9) +
        p.specks(c, 26, 240, '#6b3a14', 5) +
        p.many(c, 4, 120, () => p.herb(0.9)) +
        place(-90, 70, 30, [
          stroke('M-50 0Q0-18 54 4', '#b3200c', 15),
          stroke('M-40-4Q0-18 40-2', '#ef6a4a', 4),
        ]),
    }),
  ),
  'makhani-curry': heaped(
    ['walnut', 'plain-green'],
    jeongolPot(BRASS, 0.84),
    {
      cutlery: false,
      behind: (c) =>
        place(1090, 330, -20, p.flatBread(c, 230, 150)) +
        place(420, 320, 16, p.flatBread(c, 200, 130)),
    },
    (c) => [
      fill(disc(288), '#a83c0c'),
      fill(disc(278), '#dd6a26'),
      fill(blob(c, 240, 226, 0.06, 14), '#e8803a'),
      stroke(
        'M-180 20C-160-140 120-160 170-10 180 120-90 150-110 20-90-70 60-80 70 10',
        '#fff2d8',
        17,
        0.9,
      ),
      p.many(c, 9, 210, () => fill(blob(c, 24, 15, 0.3), '#c9501a', 0.8)),
      p.many(c, 4, 110, () => p.herb(1)),
    ],
  ),
  'falafel-plate': onTable(
    'linen',
    'plain-blue',
    plateOf(['#d8835f', '#b5603f', '#e59d7c', '#d8835f'], 1.08),
    {
      cutlery: false,
      behind: () =>
        sauceDish(
          1150,
          300,
          '#f3ead2',
          fill(
            blob(() => 0.5, 50, 40),
            '#fffaf0',
          ),
        ),
    },
    (c) => ({
      above:
        place(-150, -130, -18, p.flatBread(c)) +
        place(140, -170, 12, g.lettuce(c, 0.9)) +
        p.many(c, 4, 40, (_, i) => place(130 + (i % 2) * 90, -110 + i * 22, 0, p.tomato(44))) +
        place(-130, 70, 0, heap(1.1, hummus(c))) +
        p.at('90 10, 196 30, 60 110, 236 120, 146 150', (x, y, i) =>
          place(x, y, 0, i === 3 ? halfFalafel(c) : p.fritter(c, 64, 58)),
        ) +
        place(40, 190, 20, p.herb(1)),
    }),
  ),
  sandwich: onTable('sky', 'stripe', plateOf(WHITE, 1.06), { cutlery: false }, (c) => ({
    above:
      place(-30, -120, -6, sandwichHalf(c)) +
      place(30, 90, 5, sandwichHalf(c)) +
      place(-230, 150, 30, heap(0.7, g.lettuce(c, 0.8))),
  })),
};
