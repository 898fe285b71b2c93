import { onTable, type Picture } from './compose';
import {
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
import { bowlOf, CELADON, cupOf, plateOf, type Vessel, WHITE } from './vessels';
import { board } from './plate-parts';
import * as p from './pieces';

const bean =
  raise('M-24 0C-22-20 22-20 24 0S-22 20-24 0Z', '#5c3420', '#331a0d', 10) +
  stroke('M-18-4Q0 8 18-4', '#2b140a', 5);
const beans = (): string =>
  [
    [1090, 900, 20],
    [1160, 880, -40],
    [1130, 950, 80],
    [470, 880, 10],
    [530, 930, -30],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(x, y, turn, bean))
    .join('');
const GLASS: Vessel = {
  ...bowlOf(['#dfeef5', '#b5cfdc', '#f3fafd', '#cfe2ec'], 1),
  height: 190,
  foot: 120,
};

/** Upright in the plane of the rim. */
const upright = (body: Drawn): string => `<g transform="scale(1 1.43)">${join(body)}</g>`;

const teapot = (): string =>
  place(1130, 300, 0, [
    `<ellipse cx="20" cy="120" rx="170" ry="50" fill="#2a0d05" opacity=".3" filter="url(#soft)"/>`,
    stroke('M120-10Q220-60 190-110', CELADON[1], 34),
    stroke('M-120-30Q-220-30-190 40T-110 80', CELADON[1], 26),
    fill('M-140 0C-140-110 140-110 140 0S100 130 0 130-140 110-140 0Z', CELADON[0]),
    fill('M30-80C180-60 150 130 0 130 90 90 110 0 30-80Z', CELADON[1]),
    ellipse(0, -76, 70, 24, CELADON[2]),
    raise(disc(22), CELADON[2], CELADON[1], 10),
    stroke('M-100-20Q-96-70-40-80', '#fff', 10, 0.6),
  ]);

/** Slice of a round cake. */
const SLICE = 'M-230 60L170-150Q200-160 210-120L190 130Q180 160 150 156L-226 92Q-250 84-230 60Z';
const STRAWBERRY = 'M-60 0C-60-50-20-56 0-50 20-56 60-50 60 0 50 50 20 84 0 90-20 84-50 50-60 0Z';
const strawberry = (c: Chance): string =>
  upright([
    raise(STRAWBERRY, '#e2382c', '#9a1a12', 10),
    p.specks(c, 14, 44, '#ffd98a', 5),
    [-50, -10, 30].map((a) => place(0, -46, a - 90, p.leaf(0.4))).join(''),
  ]);

/** Drinks, bread and sweets. */
export const CAFE: Record<string, Picture> = {
  americano: onTable(
    'walnut',
    'stripe',
    cupOf(WHITE),
    { steam: true, cutlery: false, before: beans },
    (c) => ({
      liquid: ['#3d1c0d', '#261007'],
      inside:
        `<circle r="214" fill="none" stroke="#b5763a" stroke-width="26" opacity=".9"/>` +
        p.many(c, 22, [190, 210], () => ellipse(0, 0, 9, 7, '#d9a05e')) +
        stroke('M-120 60Q0 120 120 40', '#6b3a1c', 14, 0.6),
    }),
  ),
  latte: onTable(
    'rose',
    'plain-blue',
    cupOf(WHITE),
    { steam: true, cutlery: false, before: beans },
    () => ({
      liquid: ['#c98d54', '#a06a34'],
      inside:
        [150, 108, 66]
          .map((r) =>
            fill(
              `M0 ${r * 0.9}C${-r * 1.5} ${r * 0.1} ${-r} ${-r} 0 ${-r * 0.45} ${r} ${-r} ${r * 1.5} ${r * 0.1} 0 ${r * 0.9}Z`,
              r === 108 ? '#c08048' : '#fff4e0',
            ),
          )
          .join('') + stroke('M0-60V170', '#fff4e0', 9),
    }),
  ),
  tea: onTable(
    'pine',
    'plain-green',
    cupOf(CELADON),
    { steam: true, cutlery: false, behind: teapot },
    () => ({
      liquid: ['#d8c05a', '#ae8f2c'],
      inside:
        stroke('M-150 40Q-40-60 120-30', '#f0e094', 16, 0.5) +
        place(40, 40, 30, p.leaf(0.5)) +
        place(-10, 70, 140, p.leaf(0.4)),
    }),
  ),
  bread: onTable('linen', 'plain-red', board(), { cutlery: false }, (c) => ({
    above:
      p.at('-60 60, 50 90, 160 120', (x, y) =>
        place(x + 110, y, 12, [
          raise(
            'M-110 90C-160 20-130-90 0-100S160 20 110 90Q0 120-110 90Z',
            '#a86424',
            '#7a4513',
            20,
          ),
          fill('M-94 76C-134 16-110-74 0-82S134 16 94 76Q0 100-94 76Z', '#f8e6bc'),
          p.specks(c, 14, 70, '#e0c288', 9),
        ]),
      ) +
      place(-150, -70, -16, [
        raise(
          'M-250 10C-250-110-110-140 0-140S250-110 250 10 120 130 0 130-250 110-250 10Z',
          '#c9833a',
          '#7d4a16',
          60,
        ),
        fill(
          'M-210-20C-190-110-90-120 0-120 60-120 130-100 170-70 60-90-110-80-210-20Z',
          '#e5ad62',
          0.85,
        ),
        [-130, -30, 70]
          .map(
            (x) =>
              fill(`M${x}-90Q${x + 70} 0 ${x + 40} 100 ${x + 6} 0 ${x}-90Z`, '#f6e0b0') +
              stroke(`M${x}-90Q${x + 70} 0 ${x + 40} 100`, '#8f5a1e', 8, 0.7),
          )
          .join(''),
        p.specks(c, 26, 150, '#fff4dc', 6),
      ]),
  })),
  cake: onTable('sky', 'plain-red', plateOf(WHITE, 0.96), { cutlery: false }, (c) => ({
    above:
      p.stack(SLICE, [
        ['#f3cf8a', '#f0c67c', 60],
        ['#fffaf0', '#fff3e6', 18],
        ['#d8352a', '#e04a3c', 14],
        ['#f3cf8a', '#f0c67c', 60],
        ['#fffdf8', '#fdf1e2', 34],
      ]) +
      p.at('130 -90, 150 40', (x, y) => place(x, y, 0, raise(disc(44), '#fffdf8', '#eadcc8', 16))) +
      place(20, -20, -20, strawberry(c)),
  })),
  'chocolate-cake': onTable(
    'mint',
    'plain-gold',
    plateOf(CELADON, 0.96),
    { cutlery: false },
    (c) => ({
      above:
        p.stack(SLICE, [
          ['#6b3a22', '#7a4528', 70],
          ['#3d1c0f', '#472213', 20],
          ['#6b3a22', '#7a4528', 70],
          ['#4a2412', '#3a1a0c', 30],
        ]) +
        p.specks(c, 26, 120, '#8a5a3a', 8) +
        place(60, -30, 10, strawberry(c)) +
        stroke('M-150 50L120-110', '#8a5a3a', 9, 0.7),
    }),
  ),
  bingsu: onTable('mint', 'plain-blue', GLASS, { cutlery: false, at: [790, 690] }, (c) => ({
    inside: fill(disc(310), '#f3fafd'),
    above: upright([
      raise(
        'M-244 30C-250-130-140-300 0-306S250-130 244 30C160 140-160 140-244 30Z',
        '#fbfdff',
        '#a9c4d6',
        10,
      ),
      scatter(c, 40, 190)
        .map((s) =>
          place(
            s.x,
            s.y * 0.8 - 40,
            s.turn,
            fill(blob(c, 26, 15, 0.3), s.x > 30 ? '#dcebf3' : '#ffffff'),
          ),
        )
        .join(''),
      place(0, -200, 0, [
        raise(blob(c, 140, 96, 0.08, 15), '#6b2a24', '#43120e', 16),
        p.many(c, 34, 110, () => [
          raise('M-17 0C-17-14 17-14 17 0S-17 14-17 0Z', '#8a3a30', '#4f1712', 6),
          stroke('M-6-4H6', '#d9958a', 3),
        ]),
      ]),
      p.at('-120 -20, -40 20, 60 16, 136 -24', (x, y, i) =>
        place(
          x,
          y,
          i * 20,
          raise(
            rounded(62, 58, 12),
            ['#fffaf0', '#f6c3c8', '#a9cf8a', '#fffaf0'][i] ?? '',
            '#c9b896',
            16,
          ),
        ),
      ),
      place(10, -290, 0, p.leaf(0.5)),
    ]),
  })),
};
