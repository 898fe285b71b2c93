import { onTable, type Picture, sauceDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
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
} from './svg';
import { basket, plateOf, roundBoard, SKY, STEEL, WHITE } from './vessels';
import { heap, weave } from './plate-parts';
import { burger, taco, tofuPouch, wrap, wedge } from './meal-parts';
import * as p from './pieces';

/** Pancake of something ground, with what is pressed into it. */
const jeon =
  ([top, side, brown]: [string, string, string], pressed: (c: Chance) => Drawn) =>
  (c: Chance, r: number): string => {
    const d = blob(c, r, r * 0.95, 0.05, 17);
    return (
      raise(d, top, side, 22) +
      `<path d="${d}" fill="none" stroke="${brown}" stroke-width="18" opacity=".6"/>` +
      p.many(c, 11, r * 0.8, () => fill(blob(c, 34, 20, 0.3), brown, 0.5)) +
      heap(r / 200, pressed(c))
    );
  };
const mungBean = jeon(['#d9a84e', '#8f6020', '#a8702a'], (c) => [
  g.strips(
    c,
    scatter(c, 9, 140),
    [
      ['#f3e6c0', '#fffaf0'],
      ['#7a9a4c', '#b8d67e'],
    ],
    90,
    12,
  ),
  p.many(c, 2, 60, () => g.chilliRing('#e0321f', 1.2)),
]);
const potatoJeon = jeon(['#f3d488', '#c2923a', '#d0983c'], (c) => [
  p.many(c, 3, 90, (_, i) => g.chilliRing(i ? '#e0321f' : '#4f9e3d', 1)),
  p.leaf(0.5),
]);
const SOY = () =>
  sauceDish(
    1146,
    300,
    '#4a2412',
    ellipse(-20, 6, 14, 10, '#5aa63f') + ellipse(26, -10, 14, 10, '#d8352a'),
  );

const patty = (c: Chance): string => raise(blob(c, 226, 226, 0.03, 17), '#6b3a22', '#43200f', 46);

/** Pancakes, fried vegetables, and dishes eaten by hand. */
export const BITES: Record<string, Picture> = {
  'yubu-chobap': onTable('rose', 'plain-green', plateOf(WHITE, 1.02), {}, (c) => ({
    above: p.at('-150 -120, 0 -130, 150 -116, -160 40, 0 30, 156 50', (x, y) =>
      place(x, y, between(c, -10, 10), heap(1.22, tofuPouch(c))),
    ),
  })),
  burger: onTable('sky', 'plain-gold', plateOf(WHITE, 1), { cutlery: false }, (c) => ({
    above: burger(c, patty(c), true),
  })),
  'plant-burger': onTable('pine', 'plain-green', roundBoard(), { cutlery: false }, (c) => ({
    above: burger(c, raise(blob(c, 228, 228, 0.04, 19), '#8f9a3c', '#b5772e', 44), false),
  })),
  taco: onTable(
    'stone',
    'patchwork',
    plateOf(['#d8835f', '#b5603f', '#e59d7c', '#d8835f'], 1.06),
    { cutlery: false },
    (c) => ({
      above: [-130, 0, 130].map((y, i) => place(i * 26 - 26, y, -4, taco(c))).join(''),
    }),
  ),
  kebab: onTable('linen', 'plain-red', plateOf(SKY, 1.04), { cutlery: false }, (c) => ({
    above: heap(1.28, place(-10, -70, -12, wrap(c)) + place(14, 70, -8, wrap(c))),
  })),
  samosa: onTable(
    'walnut',
    'plain-gold',
    plateOf(STEEL, 1.02),
    {
      cutlery: false,
      behind: () => sauceDish(1146, 300, '#5f8f3a', ellipse(0, 0, 30, 22, '#7db04c')),
    },
    (c) => ({
      above:
        place(-200, 110, 10, g.lettuce(c, 0.8)) +
        p.at('-110 -100, 110 -110, 0 40', (x, y, i) => place(x, y, i * 5 - 5, wedge(c))) +
        place(190, 130, 20, p.herb(1.2)),
    }),
  ),
  'plain-tteokbokki': onTable('sky', 'plain-red', plateOf(WHITE, 1.06), { steam: true }, (c) => ({
    inside:
      fill(blob(c, 290, 276, 0.04, 15), '#c92f0e') + fill(blob(c, 250, 240, 0.06, 14), '#b8260a'),
    above:
      p.many(c, 24, 235, () => t.riceCake(between(c, 120, 160))) +
      p.many(c, 7, 210, () => raise(blob(c, 66, 40, 0.16, 11), '#e7d79a', '#b09a54', 7)) +
      p.many(c, 7, 200, () => p.leaf(0.8, '#2f7a3a', '#8cc866')) +
      g.sesame(c, 40, 220),
  })),
  'modeum-jeon': onTable('pine', 'plain-blue', basket(), { steam: true, behind: SOY }, (c) => ({
    inside: weave(),
    above: p.many(c, 17, 245, (s, i) =>
      place(0, 0, -s.turn, [
        raise(blob(c, 84, 70, 0.06, 13), '#f9d462', '#c99324', 18),
        i % 3 === 0
          ? fill(disc(54), '#b8d88a') +
            `<circle r="54" fill="none" stroke="#5fa544" stroke-width="9"/>` +
            fill(disc(24), '#e9f5cf')
          : i % 3 === 1
            ? fill(rounded(92, 70, 10), '#fff3da') + stroke('M-30-20H20', '#fff', 8)
            : g.chilliRing('#e0321f', 1.5) + p.leaf(0.45),
      ]),
    ),
  })),
  'nokdu-jeon': onTable('walnut', 'stripe', basket(), { steam: true, behind: SOY }, (c) => ({
    inside: weave(),
    above:
      place(-110, -80, 0, mungBean(c, 180)) +
      place(130, -60, 0, mungBean(c, 170)) +
      place(0, 100, 0, mungBean(c, 186)),
  })),
  'gamja-jeon': onTable('sky', 'plain-green', basket(), { steam: true, behind: SOY }, (c) => ({
    inside: weave(),
    above: place(-80, -50, 0, potatoJeon(c, 230)) + place(90, 60, 0, potatoJeon(c, 236)),
  })),
  'gyeran-mari': onTable('linen', 'plain-red', plateOf(SKY, 1), { steam: true }, (c) => ({
    above: heap(
      1.15,
      [-200, -100, 0, 100, 200]
        .map((x, i) =>
          place(x, i * 12 - 24, -6, [
            raise(rounded(104, 170, 40), '#fbd75e', '#d09c24', 50),
            stroke('M24 40C34-50-36-66-34 0-30 50 14 40 8 4', '#e5b03a', 11),
            p.specks(c, 9, 50, '#f07f2a', 9),
            p.specks(c, 8, 54, '#4a9a3a', 8),
          ]),
        )
        .join(''),
    ),
  })),
  'vegetable-tangsu': onTable('rose', 'plain-blue', plateOf(WHITE, 1.06), { steam: true }, (c) => ({
    inside:
      fill(blob(c, 280, 264, 0.05, 15), '#d9822a') + fill(blob(c, 250, 236, 0.06, 15), '#e8a04a'),
    above:
      p.many(c, 15, 220, () => p.fritter(c, 74, 50, '#e0a850', '#9a6420')) +
      p.many(c, 8, 220, (_, i) => (i % 2 ? p.pepperRing() : p.pepperRing('#5fae4a', '#a9d97f'))) +
      p.many(c, 5, 200, () => g.carrotRound(c)) +
      stroke('M-160-120Q-60-190 80-170', '#fff0c8', 12, 0.6),
  })),
  ratatouille: onTable(
    'stone',
    'plain-gold',
    plateOf(['#e9e4da', '#c9c0b0', '#f3efe6', '#ddd5c6'], 1.02),
    { steam: true },
    (c) => ({
      inside: fill(disc(306), '#c9331a') + fill(blob(c, 290, 280, 0.03), '#dd4a26'),
      above:
        Array.from({ length: 30 }, (_, i) => {
          const [r, n] = i < 20 ? [200, 20] : [92, 10];
          const a = (i / n) * 360;
          const [top, side, rim] = [
            ['#f2d9a0', '#5a2f5e', '#6d3a72'],
            ['#dceeb0', '#3f7d2f', '#5fa544'],
            ['#ef5a3c', '#a3200f', '#d0341c'],
          ][i % 3] ?? ['#fff', '#ccc', '#ccc'];
          return {
            y: Math.sin((a * Math.PI) / 180) * r,
            body: place(Math.cos((a * Math.PI) / 180) * r, Math.sin((a * Math.PI) / 180) * r, a, [
              raise(disc(58), rim ?? '', side ?? '', 12),
              fill(disc(48), top ?? ''),
            ]),
          };
        })
          .map(({ body }) => body)
          .join('') + place(0, 0, 0, p.herb(1.2)),
    }),
  ),
};
