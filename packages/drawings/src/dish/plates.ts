import { type Picture, sauceDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
import { between, blob, disc, ellipse, fill, place, scatter, stroke } from './svg';
import { WHITE, SKY, plateOf, steamer, basket } from './vessels';
import { board, heap, gimbapRow, perilla, weave, pancake } from './plate-parts';
import { halfMandu, roundMandu, hotteokCake, tornHotteok, paperCup } from './cake-parts';

/** Plates, boards, baskets and steamers. */
export const PLATES: Record<string, Picture> = {
  tteokbokki: {
    table: 'stone',
    cloth: 'plain-gold',
    vessel: plateOf(['#e9e4da', '#c9c0b0', '#5fa37c', '#efe9dd'], 1.06),
    steam: true,
    fill: (c) => ({
      inside:
        fill(disc(324), '#c92f0e') +
        fill(blob(c, 280, 270, 0.06, 14), '#b8260a') +
        stroke('M-250-80A270 270 0 0 1-60-246', '#ff9a6a', 14, 0.7),
      above:
        g.strew(scatter(c, 30, 250), (_, i) =>
          i % 5 === 3 ? t.fishcake(c) : t.riceCake(between(c, 120, 160)),
        ) +
        place(-96, 96, -12, t.halfEgg()) +
        place(124, -86, 20, t.halfEgg()) +
        g.strew(scatter(c, 8, 200), () => g.stalk(66, 13)) +
        g.sesame(c, 34, 240),
    }),
  },
  gimbap: {
    table: 'mint',
    cloth: 'patchwork',
    cutlery: false,
    vessel: board(),
    fill: (c) => ({ above: gimbapRow(c) + g.sesame(c, 34, 300) }),
    behind: () =>
      sauceDish(
        1150,
        330,
        '#f3c445',
        stroke('M-50-14q50-26 96 0M-46 16q46-22 92 0', '#fbe189', 14),
      ),
  },
  bulgogi: {
    table: 'walnut',
    cloth: 'plain-green',
    vessel: plateOf(['#3d3735', '#2a2523', '#57504d', '#3d3735'], 1.02),
    steam: true,
    behind: (c) =>
      place(420, 330, 20, g.lettuce(c, 1.1)) +
      place(350, 400, -14, g.lettuce(c, 1.05)) +
      place(440, 440, 50, g.lettuce(c, 0.9)),
    fill: (c) => ({
      above: heap(
        1.14,
        g.strew(scatter(c, 48, 250), () =>
          t.friedSlice(c, c() > 0.5 ? '#8f4f2a' : '#78401f', '#4c2410', '#d39a63'),
        ) +
          g.strips(c, scatter(c, 18, 220), [g.ONION, g.CARROT, ['#e8d3ae', '#fff3dc']], 110, 13) +
          g.strew(scatter(c, 8, 210), () => g.stalk(80, 13)) +
          g.sesame(c, 56, 240),
      ),
    }),
  },
  'jeyuk-bokkeum': {
    table: 'pine',
    cloth: 'plain-blue',
    vessel: plateOf(WHITE, 1.04),
    steam: true,
    behind: (c) =>
      place(410, 350, 24, perilla()) +
      place(360, 440, -16, perilla()) +
      place(450, 420, 60, g.lettuce(c, 0.8)),
    fill: (c) => ({
      above: heap(
        1.14,
        g.strew(scatter(c, 46, 246), () =>
          t.friedSlice(c, c() > 0.5 ? '#d84c20' : '#c03a14', '#8a2208', '#ffb48a'),
        ) +
          g.strips(c, scatter(c, 16, 220), [g.ONION, g.CARROT, g.ONION], 110, 14) +
          g.strew(scatter(c, 13, 220), () => g.stalk(90, 15, 0.2)) +
          g.sesame(c, 60, 240),
      ),
    }),
  },
  'haemul-pajeon': {
    table: 'stone',
    cloth: 'plain-red',
    vessel: basket(),
    steam: true,
    behind: () =>
      sauceDish(
        1146,
        300,
        '#4a2412',
        ellipse(-20, 6, 12, 9, '#5aa63f') +
          ellipse(26, -10, 12, 9, '#d8352a') +
          ellipse(10, 26, 10, 8, '#5aa63f'),
      ),
    fill: (c) => ({ inside: weave(), above: pancake(c) }),
  },
  mandu: {
    table: 'rose',
    cloth: 'stripe',
    vessel: steamer(),
    steam: true,
    cutlery: true,
    behind: (c) =>
      sauceDish(
        1150,
        300,
        '#4f2612',
        g.strew(scatter(c, 4, 60), () => g.chilliRing('#e0321f', 0.7)),
      ),
    fill: () => ({
      inside: weave() + fill(disc(318), '#f3ead2', 0.55),
      above:
        g.strew(
          [0, 1, 2, 3, 4].map((i) => ({
            x: Math.cos(i * 1.257 - 0.3) * 196,
            y: Math.sin(i * 1.257 - 0.3) * 196,
            turn: 0,
          })),
          (s, i) => (i % 2 ? roundMandu() : halfMandu(s.x > 0 ? 24 : -24)),
        ) + place(0, 0, 0, roundMandu()),
    }),
  },
  hotteok: {
    table: 'linen',
    cloth: 'plain-gold',
    vessel: plateOf(SKY, 1.02),
    cutlery: false,
    behind: () => paperCup(),
    fill: (c) => ({
      above:
        place(-118, -70, 0, hotteokCake(c)) +
        place(128, -84, 0, hotteokCake(c)) +
        place(12, 84, -8, tornHotteok(c)),
    }),
  },
};
