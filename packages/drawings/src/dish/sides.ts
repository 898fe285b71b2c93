import { type Picture, riceBowl } from './compose';
import * as g from './greens';
import * as t from './toppings';
import { between, blob, disc, fill, place, raise, rounded, scatter, stroke } from './svg';
import { WHITE, CELADON, SKY, bowlOf, plateOf } from './vessels';
import { kimchiJar, pearSlice, kelp, leafMark, onggi, cabbageQuarter } from './kimchi-parts';
import { heap, sprouts } from './plate-parts';

/** Kimchi and the other side dishes. */
export const SIDES: Record<string, Picture> = {
  'vegan-baechu-kimchi': {
    table: 'mint',
    cloth: 'plain-green',
    vessel: plateOf(WHITE, 0.86),
    at: [640, 700],
    cutlery: false,
    behind: (c) => kimchiJar(c),
    fill: (c) => ({
      above:
        g.strew(scatter(c, 13, 210), () => t.kimchi(c, 1.05, '#ef6a2c', '#fbe3b4')) +
        place(168, 96, -20, pearSlice()) +
        place(96, 150, -8, pearSlice()) +
        g.sesame(c, 26, 200) +
        g.springOnions(c, 8, 180),
    }),
    before: () => kelp() + leafMark(),
  },
  'baechu-kimchi': {
    table: 'pine',
    cloth: 'stripe',
    vessel: plateOf(WHITE, 1.04),
    behind: () => onggi(),
    fill: (c) => ({ above: cabbageQuarter(c) + g.sesame(c, 40, 240) }),
  },
  'oi-muchim': {
    table: 'rose',
    cloth: 'plain-blue',
    vessel: bowlOf(WHITE, 0.98, { height: 96, foot: 190, depth: 10 }),
    fill: (c) => ({
      liquid: ['#d84a22', '#b4310f'],
      above:
        g.strew(
          scatter(c, 30, 230),
          () =>
            g.cucumberSlice(c) +
            place(
              between(c, -22, 22),
              between(c, -22, 22),
              0,
              fill(blob(c, 34, 14, 0.35, 9), '#dd3f18', 0.75),
            ),
        ) +
        g.strips(c, scatter(c, 15, 200), [g.ONION, ['#f3e6d0', '#fff']], 110, 11) +
        scatter(c, 46, 230)
          .map((s) => place(s.x, s.y, s.turn, fill(rounded(13, 7, 2), '#c4220d')))
          .join('') +
        g.sesame(c, 40, 220),
    }),
  },
  'gamja-jorim': {
    table: 'sky',
    cloth: 'stripe',
    vessel: bowlOf(WHITE, 0.98, { height: 92, foot: 190, depth: 10 }),
    fill: (c) => ({
      liquid: ['#7a3d14', '#552708'],
      above:
        g.strew(scatter(c, 24, 225), (s) =>
          place(
            0,
            0,
            -s.turn + between(c, -40, 40),
            raise(blob(c, 56, 48, 0.1, 6), c() > 0.5 ? '#c9802c' : '#b76c1e', '#7a420e', 30) +
              stroke('M-26-24q24-12 46-2', '#ffd998', 9, 0.85) +
              fill('M-50 10Q0 40 50 8 40 40 0 44-40 40-50 10Z', '#6b330c', 0.5),
          ),
        ) +
        g.strew(scatter(c, 7, 190), () => g.chilliRing('#4f9e3d', 1.15)) +
        g.sesame(c, 52, 220),
    }),
  },
  'dubu-jorim': {
    table: 'walnut',
    cloth: 'plain-blue',
    vessel: plateOf(CELADON, 1.02),
    behind: (c) => riceBowl(c, 1150, 290),
    fill: (c) => ({
      inside: fill(disc(310), '#7d3210') + fill(blob(c, 260, 250, 0.06), '#9a4015', 0.8),
      above:
        [-150, -62, 26, 114]
          .map((y, row) =>
            [-1, 1]
              .map((side) =>
                place(
                  side * 112 + (row % 2) * 16,
                  y,
                  side * 4 - 3,
                  t.friedTofu(206, 120) +
                    fill(blob(c, 62, 24, 0.3), '#a8360f', 0.85) +
                    scatter(c, 5, 44)
                      .map((s) => place(s.x, s.y * 0.5, s.turn, fill(rounded(13, 7, 2), '#d8301a')))
                      .join(''),
                ),
              )
              .join(''),
          )
          .join('') +
        g.springOnions(c, 20, 220) +
        Array.from({ length: 14 }, () =>
          place(
            between(c, -170, 170),
            between(c, -150, 140),
            between(c, 0, 180),
            stroke('M-40 0Q0-16 40 4', '#c4220d', 3.5),
          ),
        ).join('') +
        g.sesame(c, 40, 220),
    }),
  },
  'sigeumchi-namul': {
    table: 'pine',
    cloth: 'patchwork',
    vessel: bowlOf(SKY, 0.96, { height: 84, foot: 200, depth: 8 }),
    fill: (c) => ({
      inside: fill(disc(310), '#8fb0c6'),
      above: heap(
        1.22,
        g.leaves(c, 46, 190) +
          g.strips(
            c,
            scatter(c, 26, 170),
            [g.SPINACH, ['#7db85c', '#b5dd8c'], ['#24602d', '#4c9a4a']],
            150,
            15,
          ) +
          g.leaves(c, 13, 120, '#357d3d', '#5aa85a') +
          g.sesame(c, 62, 190),
      ),
    }),
  },
  'kongnamul-muchim': {
    table: 'walnut',
    cloth: 'plain-red',
    vessel: bowlOf(WHITE, 0.96, { height: 92, foot: 190, depth: 8 }),
    fill: (c) => ({ inside: fill(disc(310), '#d9cdb4'), above: heap(1.06, sprouts(c)) }),
  },
};
