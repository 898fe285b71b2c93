import { type Picture, riceBowl, sauceDish } from './compose';
import * as g from './greens';
import * as t from './toppings';
import * as sea from './seafood';
import { between, blob, disc, ellipse, fill, place, raise, scatter, stroke } from './svg';
import { ttukbaegi, WHITE, CELADON, BRASS, BROWN, bowlOf, jeongolPot } from './vessels';
import { oilDrops, chicken, ginseng, bundles, rib, drumstick } from './stew-parts';

/** Soups, stews and hot pots. */
export const STEWS: Record<string, Picture> = {
  'kimchi-jjigae': {
    table: 'walnut',
    cloth: 'stripe',
    vessel: ttukbaegi(),
    steam: true,
    behind: (c) => riceBowl(c, 1118, 300),
    fill: (c) => ({
      liquid: ['#d9491d', '#a82c0c'],
      inside:
        oilDrops(c, '#f8924a') +
        g.strew(scatter(c, 9, 250, 60), (_, i) =>
          i % 3 === 2 ? t.meatSlice(c) : t.kimchi(c, 0.95),
        ) +
        place(-74, -50, -14, t.tofu(150, 108)) +
        place(92, 20, 12, t.tofu(150, 108)) +
        g.springOnions(c, 17, 215),
    }),
  },
  'doenjang-jjigae': {
    table: 'pine',
    cloth: 'plain-blue',
    vessel: ttukbaegi(),
    steam: true,
    behind: (c) => riceBowl(c, 1118, 300),
    fill: (c) => ({
      liquid: ['#c98a3e', '#93591f'],
      inside:
        oilDrops(c, '#e2b063') +
        g.strew(scatter(c, 22, 250), (_, i) =>
          i % 4 === 0
            ? t.tofu(88, 88, 30)
            : i % 4 === 1
              ? g.halfMoon(0.95)
              : i % 4 === 2
                ? g.cube(62, '#f2cf72', '#c99f3f', 24)
                : t.mushroomSlice(),
        ) +
        g.strew(scatter(c, 5, 150), (_, i) => g.chilliRing(i === 1 ? '#e0321f' : '#4f9e3d', 1.2)) +
        g.springOnions(c, 6, 220),
    }),
  },
  'sundubu-jjigae': {
    table: 'stone',
    cloth: 'plain-gold',
    vessel: ttukbaegi(),
    steam: true,
    behind: (c) => riceBowl(c, 1118, 300),
    fill: (c) => ({
      liquid: ['#e0401a', '#aa2308'],
      inside:
        oilDrops(c, '#ff8c4a') +
        g.strew(scatter(c, 30, 250, 70), () => {
          const size = between(c, 0.5, 1.1);
          const d = blob(c, 56 * size, 40 * size, 0.3, 9);
          return (
            raise(d, '#fff3e0', '#eeb78e', 9) +
            fill(blob(c, 22 * size, 14 * size, 0.3), '#ffffff', 0.8)
          );
        }) +
        oilDrops(c, '#ff7a3a', 20) +
        place(-176, 64, -24, sea.clam()) +
        place(182, -40, 22, sea.clam()) +
        ellipse(0, 4, 86, 80, '#fff3df', 0.75) +
        place(0, 0, 0, t.yolk(58)) +
        g.springOnions(c, 15, 225),
    }),
  },
  samgyetang: {
    table: 'linen',
    cloth: 'patchwork',
    vessel: ttukbaegi(),
    steam: true,
    behind: () =>
      sauceDish(
        1120,
        320,
        '#fbfaf6',
        fill(
          blob(() => 0.5, 60, 50, 0.05),
          '#ffffff',
        ) +
          ellipse(10, 6, 5, 4, '#555') +
          ellipse(-14, 0, 4, 4, '#555'),
      ),
    fill: (c) => ({
      liquid: ['#f5e8c8', '#d8bf8c'],
      inside: oilDrops(c, '#fff7d8', 34),
      above:
        chicken() +
        place(-196, 70, 20, t.jujube()) +
        place(196, 96, -24, t.jujube()) +
        place(-30, -52, -16, ginseng()) +
        g.springOnions(c, 7, 90),
    }),
  },
  'beoseot-jeongol': {
    table: 'pine',
    cloth: 'plain-green',
    vessel: jeongolPot(BRASS),
    steam: true,
    cutlery: false,
    fill: (c) => ({
      liquid: ['#d9a24e', '#a9722a'],
      inside:
        `<g transform="scale(1.12)">${bundles(c)}</g>` +
        g.strew(scatter(c, 3, 60), () => t.shiitake(1)) +
        g.springOnions(c, 8, 120),
    }),
  },
  'miyeok-guk': {
    table: 'sky',
    cloth: 'plain-gold',
    vessel: bowlOf(WHITE),
    steam: true,
    behind: (c) => riceBowl(c, 1118, 300),
    fill: (c) => ({
      liquid: ['#cfc08a', '#b09d62'],
      inside:
        g.strew(scatter(c, 26, 270), () => {
          const d = blob(c, between(c, 60, 96), between(c, 26, 44), 0.34, 11);
          return (
            fill(d, c() > 0.5 ? '#22452f' : '#2f5b3b', 0.93) +
            stroke('M-50 0Q0-16 56 4', '#5c8f62', 5, 0.7)
          );
        }) +
        g.strew(
          scatter(c, 9, 210),
          () =>
            raise(blob(c, 34, 22, 0.2), '#8a5a3c', '#5e3821', 10) +
            stroke('M-16-4q14-6 30 2', '#b98862', 4),
        ) +
        oilDrops(c, '#f6d98a', 30),
    }),
  },
  'galbi-jjim': {
    table: 'walnut',
    cloth: 'plain-gold',
    vessel: bowlOf(BROWN, 1.06),
    steam: true,
    behind: (c) => riceBowl(c, 1150, 280),
    fill: (c) => ({
      liquid: ['#6b2f14', '#431a09'],
      inside: oilDrops(c, '#c97a3a'),
      above:
        g.strew(scatter(c, 7, 200), (s) => rib(c, s.turn)) +
        g.strew(scatter(c, 11, 240), (_, i) =>
          i % 4 === 0
            ? g.carrotRound(c)
            : i % 4 === 1
              ? t.chestnut()
              : i % 4 === 2
                ? t.jujube(0.9)
                : raise(disc(42), '#f3e3c0', '#c6a873', 22),
        ) +
        t.pineNuts(c, 9, 170) +
        g.springOnions(c, 6, 200),
    }),
  },
  'dak-bokkeum-tang': {
    table: 'stone',
    cloth: 'plain-red',
    vessel: jeongolPot(['#8d96a3', '#6d7683', '#c3cad4', '#767f8c']),
    steam: true,
    cutlery: false,
    fill: (c) => ({
      liquid: ['#cf3a14', '#97200a'],
      inside: oilDrops(c, '#f2803f'),
      above:
        g.strew(scatter(c, 17, 270), (_, i) =>
          i % 3 === 0
            ? drumstick(c)
            : i % 3 === 1
              ? raise(blob(c, 58, 50, 0.12, 7), '#f3c650', '#bf8a20', 26) +
                fill('M-40 10Q0 50 44 14 30 44 0 46-30 44-40 10Z', '#d8501c', 0.6)
              : i % 2
                ? g.carrotRound(c)
                : raise('M-50 10C-40-30 40-30 50 10 20 24-20 24-50 10Z', '#fbe3c0', '#d0a373', 8) +
                  stroke('M-34 4C-24-14 24-14 34 4', '#e6bf93', 4),
        ) +
        g.strew(scatter(c, 7, 230), () => g.stalk(84, 15)) +
        g.sesame(c, 20, 240),
    }),
  },
  kalguksu: {
    table: 'mint',
    cloth: 'stripe',
    vessel: bowlOf(CELADON, 1.08),
    steam: true,
    behind: () => sauceDish(1150, 310, '#c23a17'),
    fill: (c) => ({
      liquid: ['#efe2c2', '#cdb98a'],
      inside:
        t.noodles(c, 300, ['#fff6e2', '#f6e7c8', '#fffbf0'], 19, 54) +
        g.strips(c, scatter(c, 16, 190), [g.CARROT, g.CUCUMBER, ['#6fae4b', '#cfe9a4']], 92, 13),
      above:
        g.strew(scatter(c, 4, 205, 90), (s) =>
          place(0, 0, -s.turn + between(c, -20, 20), sea.clam()),
        ) + g.springOnions(c, 9, 140),
    }),
  },
};
