import { heaped, onTable, type Picture, riceBowl, sauceDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
import {
  between,
  blob,
  disc,
  fill,
  place,
  raise,
  rounded,
  scatter,
  stroke,
  type Chance,
} from './svg';
import { basket, BLACK, plateOf, SKY, STEEL, type Vessel, WHITE } from './vessels';
import { board, heap, perilla, weave } from './plate-parts';
import { drumstick, rib } from './stew-parts';
import { nigiri } from './meal-parts';
import * as p from './pieces';

/** Round grill of the table over charcoal. */
const GRILL: Vessel = { ...plateOf(STEEL, 1.08), inner: 352, height: 70, depth: 10 };
const onGrill = (c: Chance, food: string): ReturnType<Picture['fill']> => ({
  inside:
    fill(disc(356), '#2b1c17') +
    p.many(c, 44, 330, () =>
      raise(blob(c, 44, 34, 0.2, 7), c() > 0.45 ? '#d9531c' : '#5a3a2e', '#2b1410', 8),
    ) +
    fill(disc(356), '#1a0f0c', 0.25) +
    stroke(
      Array.from({ length: 17 }, (_, i) => `M${-336 + i * 42}-356V356`).join('') +
        Array.from({ length: 17 }, (_, i) => `M-356 ${-336 + i * 42}H356`).join(''),
      '#b3b9c2',
      7,
    ),
  above: food,
});
const leaves = (c: Chance) =>
  place(420, 330, 20, g.lettuce(c, 1.1)) + place(350, 420, -14, perilla());

/** Grills, fried meat and fish. */
export const GRILLS: Record<string, Picture> = {
  samgyeopsal: onTable(
    'walnut',
    'plain-green',
    GRILL,
    { steam: true, cutlery: false, behind: leaves },
    (c) =>
      onGrill(
        c,
        g.strew(
          [-170, -60, 60, 170].map((y, i) => ({ x: (i % 2) * 60 - 50, y, turn: i * 6 - 8 })),
          () => [
            raise(blob(c, 210, 44, 0.08, 15), '#e8a08a', '#a85c40', 16),
            stroke('M-180-10Q0-26 180-8', '#fff0e2', 17),
            stroke('M-170 18Q0 8 170 20', '#fff0e2', 11),
            stroke('M-120-30l20 56M0-34l20 60M110-30l20 56', '#8a4a28', 9, 0.5),
          ],
        ) + p.many(c, 9, [240, 300], () => raise(blob(c, 26, 20, 0.1), '#fbeecb', '#c9a866', 8)),
      ),
  ),
  'beef-grill': onTable(
    'stone',
    'plain-red',
    GRILL,
    { steam: true, cutlery: false, behind: leaves },
    (c) =>
      onGrill(
        c,
        p.many(c, 9, [60, 230], (s) =>
          place(0, 0, -s.turn + between(c, -20, 20), [
            raise(blob(c, 108, 62, 0.1, 11), '#b8443a', '#6f1f1a', 18),
            stroke('M-76-14q40-26 80-4t70-6M-70 18q50-16 130 2M-30-36l20 20', '#fbe3d6', 7, 0.9),
          ]),
        ) + p.many(c, 5, [200, 290], () => t.mushroomSlice()),
      ),
  ),
  galbi: onTable(
    'pine',
    'plain-gold',
    GRILL,
    { steam: true, cutlery: false, behind: leaves },
    (c) =>
      onGrill(
        c,
        g.strew(
          [
            [-130, -120],
            [130, -60],
            [-110, 60],
            [120, 150],
          ].map(([x = 0, y = 0]) => ({ x, y, turn: between(c, -14, 14) })),
          () => heap(1.5, rib(c, 0)),
        ) +
          g.sesame(c, 50, 240) +
          g.springOnions(c, 9, 220),
      ),
  ),
  'lamb-skewers': heaped(['walnut', 'plain-red'], plateOf(BLACK, 1.08), { cutlery: false }, (c) =>
    p.at('-170 -30, -90 20, 0 -20, 90 20, 170 -10', (y, x) =>
      place(x, y, -8, [
        stroke('M-330 14H250', '#2a0d05', 14, 0.3),
        stroke('M-330 4H250', '#d9b27a', 12),
        p.at('-150 0, -40 4, 70 -4, 180 2', (at, dy) =>
          place(at, dy, between(c, -12, 12), [
            raise(blob(c, 60, 50, 0.1, 7), '#8f4f2c', '#4f240f', 22),
            stroke('M-30-20Q0-34 32-16', '#e0a878', 9, 0.8),
            p.specks(c, 9, 44, '#e8c078', 6),
          ]),
        ),
      ]),
    ),
  ),
  steak: onTable('linen', 'plain-blue', plateOf(BLACK, 1.06), { steam: true }, (c) => ({
    above:
      g.strips(
        c,
        Array.from({ length: 7 }, (_, i) => ({ x: 120, y: -190 + i * 18, turn: -8 })),
        [['#4f8f3a', '#9ccf6a']],
        220,
        22,
      ) +
      place(-150, -130, 0, p.potato(c)) +
      place(-60, -160, 0, p.potato(c)) +
      place(200, 60, 0, p.tomato(50)) +
      place(220, -30, 0, p.broccoli(c)) +
      raise(
        'M-230 20C-250-90-110-130 20-100S200-60 190 40 80 170-60 150-220 120-230 20Z',
        '#7a4026',
        '#45200f',
        44,
      ) +
      stroke('M-170-40L-90 110M-90-80L10 120M0-90L100 110M90-70L160 50', '#3b1a0c', 15, 0.75) +
      fill('M20 120L60-30Q150-20 160 40 140 120 20 120Z', '#d9645a', 0.85) +
      stroke('M-190-10Q-160-80-40-90', '#c98a5e', 12, 0.8) +
      place(-40, 20, -30, p.herb(0.9)),
  })),
  'fried-chicken': onTable(
    'mint',
    'plain-red',
    basket(),
    {
      steam: true,
      cutlery: false,
      behind: () =>
        sauceDish(
          1146,
          300,
          '#f3efe0',
          p.at('-24 -10, 22 8, -6 26', (x, y) => place(x, y, 10, t.tofu(44, 40, 12))),
        ),
    },
    (c) => ({
      inside: weave(),
      above:
        p.many(c, 11, 210, (_, i) =>
          i % 3
            ? p.fritter(c, 92, 70, '#c9822e', '#7a4513')
            : heap(1.25, drumstick(c).replace('#d2411a', '#b8702a')),
        ) + p.many(c, 5, 160, () => p.fritter(c, 84, 64, '#d9963c', '#8a5016')),
    }),
  ),
  'tandoori-chicken': heaped(
    ['stone', 'plain-green'],
    plateOf(BLACK, 1.06),
    { cutlery: false },
    (c) => [
      p.many(c, 6, [160, 270], () => g.lettuce(c, 0.66)),
      g.strew(
        [
          [-130, -60],
          [90, -90],
          [-50, 60],
          [130, 70],
        ].map(([x = 0, y = 0], i) => ({ x, y, turn: i * 24 - 40 })),
        () => [heap(1.5, drumstick(c)), p.specks(c, 8, 70, '#3b1408', 9)],
      ),
      p.many(c, 7, [150, 250], () => p.pepperRing('#b06aa8', '#e4bfe0')),
      place(
        -170,
        120,
        20,
        raise('M-66-10Q0-60 66-10C40 40-40 40-66-10Z', '#f6dc5a', '#c2a02c', 14),
      ),
      p.many(c, 4, 160, () => p.herb(0.9)),
    ],
  ),
  tonkatsu: onTable(
    'sky',
    'plain-gold',
    plateOf(WHITE, 1.06),
    { behind: (c) => riceBowl(c, 1150, 280) },
    (c) => ({
      above:
        place(
          60,
          -130,
          0,
          g.strips(
            c,
            scatter(c, 60, 110),
            [
              ['#d6e8a8', '#f3fbd8'],
              ['#b8d67e', '#e8f3c0'],
            ],
            100,
            9,
          ),
        ) +
        place(230, -80, 0, p.tomato(52)) +
        [-190, -104, -18, 68, 154]
          .map((x, i) =>
            place(x, 40 + i * 6, 0, [
              raise(blob(c, 56, 150, 0.05, 15), '#cf8a34', '#8a5116', 34),
              p.specks(c, 26, 100, i % 2 ? '#e8b35e' : '#a8641f', 9),
              fill('M28-120Q60 0 30 124 44 0 28-120Z', '#f6e0c2'),
            ]),
          )
          .join('') +
        fill(blob(c, 170, 44, 0.14, 13), '#4a200c', 0.9) +
        stroke('M-120-14Q0-30 110-12', '#a8643c', 7, 0.8),
    }),
  ),
  sushi: onTable(
    'stone',
    'plain-blue',
    board(),
    { cutlery: false, behind: () => sauceDish(1150, 330, '#2b140a') },
    () => ({
      above: ['salmon tuna shrimp egg white', 'tuna white salmon shrimp egg']
        .flatMap((row, y) =>
          row.split(' ').map((kind, x) => place(150 * x - 300, 210 * y - 110, 0, nigiri(kind))),
        )
        .join(''),
    }),
  ),
  sashimi: onTable(
    'mint',
    'plain-red',
    plateOf(SKY, 1.08),
    { cutlery: false, behind: () => sauceDish(1150, 300, '#2b140a') },
    (c) => ({
      above:
        g.strips(
          c,
          scatter(c, 60, 230),
          [
            ['#fffdf6', '#ffffff'],
            ['#eef0e2', '#ffffff'],
          ],
          120,
          9,
        ) +
        place(-150, -120, 20, perilla()) +
        place(160, -110, -30, perilla()) +
        [
          [-120, '#f28a5c', '#ffc9a6'],
          [0, '#fbe6df', '#f0b8b0'],
          [120, '#c23a3a', '#ea8a80'],
        ]
          .map(([y, top, light]) =>
            [-160, -80, 0, 80, 160]
              .map((x) =>
                place(x + Number(y) * 0.2, Number(y), 10, [
                  raise(rounded(104, 116, 34), String(top), '#a8504a', 10),
                  stroke('M-34-30q30 16 64 0M-34 0q30 16 64 0M-34 30q30 16 64 0', String(light), 6),
                ]),
              )
              .join(''),
          )
          .join('') +
        place(220, 150, 0, raise(blob(c, 34, 28, 0.1), '#a9cf6a', '#6f9a3c', 14)),
    }),
  ),
};
