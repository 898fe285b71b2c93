import type { Picture } from './compose';
import * as g from './greens';
import * as t from './toppings';
import { blob, disc, ellipse, fill, place, raise, scatter, stroke } from './svg';
import { ttukbaegi, WHITE, CELADON, BRASS, SKY, NAVY, bowlOf, plateOf } from './vessels';
import { bibimbapSectors, flower, eggDome, gourdLadle } from './bowl-parts';
import { heap, glassNoodles } from './plate-parts';

/** Rice, noodles, porridge, and dishes served in their own bowl or pot. */
export const BOWLS: Record<string, Picture> = {
  bibimbap: {
    table: 'linen',
    cloth: 'patchwork',
    vessel: bowlOf(BRASS, 1.06, { depth: 8 }),
    fill: (c) => ({
      inside: fill(disc(330), '#fbf3e2') + bibimbapSectors(c),
      above:
        place(0, -6, 0, t.friedEgg(c, 0.92)) +
        place(
          104,
          74,
          0,
          raise(blob(c, 46, 36, 0.12), '#c9230f', '#8f1206', 12) +
            stroke('M-20-12q18-12 34-2', '#ff8a6a', 7, 0.85),
        ) +
        g.sesame(c, 34, 240),
    }),
  },
  'kimchi-bokkeumbap': {
    table: 'sky',
    cloth: 'plain-red',
    vessel: plateOf(NAVY),
    steam: true,
    fill: (c) => ({
      above:
        raise(blob(c, 262, 250, 0.03, 18), '#e2743a', '#b04a18', 50) +
        t.rice(c, 250, '#e2743a', '#c4531f', '#f29a5c', 210) +
        g.strew(scatter(c, 26, 230), () =>
          raise(blob(c, 20, 15, 0.2), c() > 0.5 ? '#d13b1a' : '#f7c08a', '#96300f', 6),
        ) +
        g.springOnions(c, 12, 225) +
        place(0, -26, 0, t.friedEgg(c, 1.12)) +
        g.strips(c, scatter(c, 15, 235, 160), [g.SEAWEED], 70, 12) +
        g.sesame(c, 24, 220),
    }),
  },
  kongguksu: {
    table: 'mint',
    cloth: 'plain-green',
    vessel: bowlOf(WHITE, 1.04),
    fill: (c) => ({
      liquid: ['#f9f0da', '#e2d2ac'],
      inside: place(210, 30, 18, t.iceCube()) + place(-206, -40, -20, t.iceCube()),
      above:
        t.noodles(c, 250, ['#fff6dd', '#ecd39c', '#fffdf2', '#e3c585'], 12, 90) +
        g.strips(c, scatter(c, 20, 92), [g.CUCUMBER, ['#4f9e3d', '#a9d97f']], 104, 10) +
        place(
          112,
          64,
          -24,
          raise('M-62-8Q0-64 62-8C40 40-40 40-62-8Z', '#e8412c', '#ab2211', 16) +
            fill('M-40-4Q0-38 40-4C20 20-20 20-40-4Z', '#ff8468') +
            [-16, 0, 16].map((x) => ellipse(x, -2, 4, 6, '#ffe2a0')).join(''),
        ) +
        g.sesame(c, 32, 150, '#2b2322'),
    }),
  },
  'gyeran-jjim': {
    table: 'rose',
    cloth: 'stripe',
    vessel: ttukbaegi(0.94),
    steam: true,
    fill: (c) => ({
      inside: fill(disc(280), '#d99a1f'),
      above: eggDome(c),
    }),
  },
  hobakjuk: {
    table: 'walnut',
    cloth: 'plain-green',
    vessel: bowlOf(WHITE),
    steam: true,
    fill: (c) => ({
      liquid: ['#f6a02a', '#dd7c10'],
      inside:
        stroke('M-190 40Q-120-90 30-60T150 60 0 150', '#ffc05c', 22, 0.7) +
        stroke('M-120 150Q40 210 190 90', '#e98a17', 14, 0.6) +
        [
          [-70, -10],
          [54, -46],
          [30, 66],
        ]
          .map(([x = 0, y = 0]) =>
            place(
              x,
              y,
              0,
              raise(disc(52), '#fffaf0', '#e3cfae', 20) + ellipse(-16, -18, 14, 9, '#fff'),
            ),
          )
          .join('') +
        g.strew(
          scatter(c, 7, 170, 110),
          () =>
            raise('M-24 0C-24-20 24-20 24 0S-24 20-24 0Z', '#7a1f1d', '#4b0f0f', 10) +
            stroke('M-8-6H10', '#d98a80', 4),
        ) +
        t.pineNuts(c, 8, 190, 120),
    }),
  },
  sikhye: {
    table: 'sky',
    cloth: 'patchwork',
    vessel: bowlOf(SKY, 0.96),
    cutlery: false,
    fill: (c) => ({
      liquid: ['#efe0bc', '#d8c08c'],
      inside:
        place(-110, -60, -16, t.iceCube()) +
        place(124, -36, 22, t.iceCube()) +
        place(-60, 116, 40, t.iceCube()) +
        scatter(c, 60, 250)
          .map((s) =>
            place(
              s.x,
              s.y,
              s.turn,
              ellipse(2, 5, 18, 9, '#a8874a', 0.35) + ellipse(0, 0, 17, 8, '#fffbf0'),
            ),
          )
          .join('') +
        place(20, 14, 0, raise(flower(46), '#a3281d', '#6b130c', 10) + fill(disc(15), '#f0d6a4')) +
        g.strew(
          [
            { x: -46, y: 40, turn: 20 },
            { x: 76, y: 70, turn: 100 },
            { x: 30, y: -80, turn: 200 },
          ],
          () => raise('M-22 0C-18-16 12-18 26 0 12 18-18 16-22 0Z', '#f6e2ae', '#c9a561', 8),
        ),
    }),
    behind: () => gourdLadle(),
  },
  japchae: {
    table: 'linen',
    cloth: 'plain-red',
    vessel: plateOf(CELADON, 1.08),
    fill: (c) => ({
      above: heap(1.14, glassNoodles(c, [g.CARROT, g.RED_PEPPER, g.SPINACH, g.BEEF, g.WOOD_EAR])),
    }),
  },
  'vegan-japchae': {
    table: 'sky',
    cloth: 'plain-green',
    vessel: plateOf(WHITE, 1.02),
    fill: (c) => ({
      above: heap(
        1.08,
        glassNoodles(c, [g.YELLOW_PEPPER, g.PURPLE_ONION, g.SPINACH, g.CARROT, g.WOOD_EAR]),
      ),
    }),
  },
};
