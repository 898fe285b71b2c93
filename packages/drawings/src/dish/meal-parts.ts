import * as g from './greens';
import { between, blob, ellipse, fill, place, raise, scatter, stroke, type Chance } from './svg';
import type { Picture } from './compose';
import * as p from './pieces';

/** Pizza with what lies on its sauce. */
export const pizza =
  (toppings: (c: Chance) => string): Picture['fill'] =>
  (c) => ({
    above:
      raise(blob(c, 348, 342, 0.02, 22), '#e2a755', '#a3671f', 26) +
      scatter(c, 26, 352, 318)
        .map((s) => ellipse(s.x, s.y, between(c, 12, 24), between(c, 8, 14), '#b5742a', 0.5))
        .join('') +
      stroke('M-300-150A338 332 0 0 1-60-326', '#fbdc9c', 14, 0.8) +
      fill(blob(c, 298, 292, 0.025, 22), '#c9331a') +
      fill(blob(c, 280, 274, 0.05, 18), '#dd4a26') +
      toppings(c) +
      stroke('M-330-60L330 60M-110-322L110 322M-240 236L240-236', '#8f2410', 5, 0.45),
  });

export const tomatoSauce = (c: Chance): string =>
  fill(blob(c, 150, 130, 0.14, 13), '#b8280f') +
  raise(blob(c, 134, 114, 0.16, 13), '#d63c1c', '#98200b', 12) +
  p.many(c, 7, 100, () => raise(blob(c, 30, 24, 0.2), '#e8593a', '#a3260f', 8));

export const hummus = (c: Chance): string =>
  raise(blob(c, 128, 118, 0.03, 15), '#f0dcae', '#bfa166', 18) +
  stroke('M-90 20C-90-80 80-100 92-10 90 70-50 80-50 10-40-40 40-44 40 0', '#d9bf86', 14, 0.8) +
  fill(blob(c, 44, 30, 0.2), '#cf9a24', 0.75) +
  p.many(c, 5, 30, () => p.chickpea()) +
  p.specks(c, 14, 100, '#c9501f', 6) +
  place(56, -40, 40, p.herb(0.5));

/** Cut ball of chickpeas, green inside. */
export const halfFalafel = (c: Chance): string =>
  raise(blob(c, 66, 60, 0.05, 11), '#8a5220', '#6e3f15', 20) +
  fill(blob(c, 54, 48, 0.06, 11), '#9db054') +
  p.specks(c, 16, 44, '#c8d488', 6) +
  p.specks(c, 8, 40, '#5d7f33', 7);

/** Triangle of two slices of bread with vegetables, its cut side in front. */
export const sandwichHalf = (c: Chance): string => {
  const bread =
    'M-250 60Q-262 40-240 26L-24-138Q0-154 24-138L240 26Q262 40 250 60 244 74 220 74H-220Q-244 74-250 60Z';
  const edge = (y: number, color: string, width: number, dash = '') =>
    `<path d="M-228 ${y}Q-170 ${y + 8} 0 ${y}T228 ${y}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${dash}/>`;
  return (
    place(0, 118, 0, raise(bread, '#f2dcae', '#d9ab66', 34)) +
    place(
      0,
      40,
      0,
      g.strew(
        [-200, -110, -20, 70, 160].map((x) => ({ x: x + 20, y: 116, turn: between(c, 70, 110) })),
        () => g.lettuce(c, 0.56),
      ),
    ) +
    edge(172, '#8c2413', 30) +
    edge(166, '#e24a30', 26) +
    g.strips(
      c,
      scatter(c, 26, 30).map((s) => ({
        x: s.x * 7,
        y: 132 + s.y * 0.3,
        turn: between(c, -14, 14),
      })),
      [g.CARROT, g.CARROT, g.PURPLE_ONION],
      90,
      13,
    ) +
    edge(110, '#5f9a3c', 20) +
    edge(106, '#d6efaf', 14) +
    raise(bread, '#e9bb74', '#fbe9c4', 34) +
    stroke('M-206 46L0-108 150 4', '#f7d9a0', 9, 0.8) +
    stroke('M-180 40H180', '#cf9748', 6, 0.5) +
    ellipse(0, 0, 60, 26, '#d9a255', 0.5)
  );
};

/** Slice of rolled pork belly. */
export const chashu = (c: Chance): string =>
  raise(blob(c, 96, 84, 0.05, 13), '#d9a07a', '#8a4f30', 12) +
  `<path d="M-60 10C-60-50 50-60 56 0 54 46-20 48-24 4-20-20 20-18 20 6" fill="none" stroke="#f7dcc2" stroke-width="18" stroke-linecap="round"/>` +
  stroke('M-80 20C-80-70 80-76 84 10', '#a8623c', 10, 0.8);

/** Slice of white fish cake with a pink swirl. */
export const fishcakeSlice = (): string =>
  raise(
    'M0-66L22-56 46-48 56-22 66 0 56 24 46 48 22 56 0 66-22 56-46 48-56 24-66 0-56-22-46-48-22-56Z',
    '#fffaf6',
    '#d9c9c0',
    12,
  ) + stroke('M30 6C28-34-36-30-32 6-28 36 14 30 10 4', '#ef7f94', 12);

/** Open mussel. */
export const mussel = (): string =>
  raise('M-84 10C-70-50 40-60 92 0 60 44-60 56-84 10Z', '#2c2936', '#15131b', 10) +
  fill('M-66 10C-54-34 34-44 76 0 48 30-46 40-66 10Z', '#8f93ab') +
  fill('M-48 8C-30-22 30-26 52 0 30 20-34 26-48 8Z', '#f0963c') +
  stroke('M-26-2Q8-14 36-2', '#ffd08c', 6);

/** Whole fish with grill marks. */
export const grilledFish = (): string =>
  raise(
    'M-220 0C-150-80 60-86 150-14L216-60Q236-60 230-30L222 8 232 46Q234 70 212 62L150 20C60 84-150 76-220 0Z',
    '#b98a5a',
    '#6b4424',
    18,
  ) +
  fill('M-210 4C-140 60 60 66 150 18 60 40-120 40-210 4Z', '#ecd6b0', 0.8) +
  [-90, -20, 50].map((x) => stroke(`M${x}-44l34 72`, '#5e3818', 12, 0.8)).join('') +
  ellipse(-166, -10, 11, 9, '#fffaf0') +
  ellipse(-166, -10, 6, 5, '#2b2322') +
  stroke('M-130-44Q-110 0-130 40', '#8a5f38', 6);

export const fishCut = (c: Chance): string =>
  raise('M-90-34Q0-60 90-34 104 0 90 36 0 56-90 36-104 0-90-34Z', '#fff6ea', '#b3aeb0', 24) +
  fill('M-92-34Q0-60 90-34L86-16Q0-38-88-16Z', '#9aa3b3') +
  stroke('M-50 0q20 18 0 34M0-6q20 18 0 38M48 0q20 18 0 32', '#e0d0c4', 6) +
  (c() > 0.5 ? ellipse(0, 6, 14, 9, '#d9c4b8') : '');

export const sausage = (): string =>
  raise(blobSlice, '#ef9a84', '#b5604c', 16) + ellipse(-10, -10, 20, 10, '#fbc4b4', 0.8);
const blobSlice = 'M-56 0C-56-44 56-44 56 0S-56 44-56 0Z';

export const tentacle = (
  c: Chance,
  color = '#d8451e',
  dark = '#8f1f08',
  light = '#ffb08a',
): string => {
  const bend = between(c, 40, 80);
  const d = `M-110 0C-50 ${-bend} 10 ${bend} 60 0S120-50 104-64`;
  return (
    `<g transform="translate(4 12)">${stroke(d, '#2a0d05', 34, 0.22)}</g>${stroke(d, dark, 36)}${stroke(d, color, 30)}` +
    [-84, -52, -18, 16, 50].map((x, i) => ellipse(x, i % 2 ? 14 : -22, 9, 7, light)).join('')
  );
};

/** Crab seen from above. */
export const crab = (): string => {
  const leg = (side: number, y: number, turn: number) =>
    place(
      side * 110,
      y,
      side * turn,
      `<g transform="scale(${side} 1)">${stroke('M0 0Q70-40 96 30', '#8f3f14', 30) + stroke('M0-6Q70-46 94 22', '#d9762e', 20)}</g>`,
    );
  const claw = (side: number) =>
    place(
      side * 120,
      -96,
      0,
      `<g transform="scale(${side} 1)">${stroke('M0 40Q60-10 50-50', '#b5551c', 38)}${raise('M20-60C0-120 60-170 90-130L70-100 110-120C130-80 70-30 20-60Z', '#e08436', '#8f3f14', 14)}</g>`,
    );
  return (
    [0, 50, 100]
      .flatMap((y, i) => [leg(-1, y - 20, i * 16 - 10), leg(1, y - 20, i * 16 - 10)])
      .join('') +
    claw(-1) +
    claw(1) +
    raise(
      'M-150 10C-150-90-70-120 0-120S150-90 150 10 80 120 0 120-150 90-150 10Z',
      '#d9702a',
      '#7f350f',
      34,
    ) +
    fill('M-104 0C-100-66-50-84 0-84S100-66 104 0 60 80 0 80-104 60-104 0Z', '#f2a53c') +
    fill('M-60 4C-60-36-30-50 0-50S60-36 60 4 36 52 0 52-60 40-60 4Z', '#e07a1e', 0.7) +
    stroke('M-110-60Q-60-104 10-104', '#ffcf94', 12, 0.8)
  );
};

const FISH: Readonly<Record<string, readonly [string, string, string]>> = {
  salmon: ['#f58a56', '#c05a2c', '#ffd0ae'],
  tuna: ['#c8403c', '#8a2222', '#ee9488'],
  shrimp: ['#fbe0d2', '#d99a84', '#ef7f5c'],
  egg: ['#f9d25a', '#c99324', '#fbe79a'],
  white: ['#fbf1ea', '#d3b8ac', '#f0c6bc'],
};

/** Piece of sushi. */
export const nigiri = (kind: string): string => {
  const [top, side, light] = FISH[kind] ?? ['#fff', '#ccc', '#fff'];
  const d = 'M-54-84C-50-96 50-96 54-84 66 0 62 70 50 84 20 96-20 96-50 84-62 70-66 0-54-84Z';
  return (
    place(
      0,
      24,
      0,
      raise('M-48-80H48Q60-76 60 0T48 84H-48Q-60 76-60 0T-48-80Z', '#fffaf0', '#dccfb4', 40),
    ) +
    raise(d, top, side, 18) +
    stroke('M-40-50L40-66M-46-10L46-26M-46 30L46 14M-40 66L40 52', light, 9, 0.9) +
    (kind === 'egg' ? fill('M-64-14H64V18H-64Z', '#1f3a30') : '') +
    stroke('M-36-74Q0-84 30-76', '#fff', 6, 0.7)
  );
};

/** Pouch of fried tofu filled with rice. */
export const tofuPouch = (c: Chance): string =>
  raise('M-84-20Q-70-80 0-80T84-20Q96 60 70 78 0 96-70 78-96 60-84-20Z', '#c98a3c', '#84521a', 40) +
  raise(blob(c, 70, 50, 0.05, 13), '#fffaf0', '#e0d2b4', 10) +
  p.specks(c, 9, 46, '#f08a2c', 9) +
  p.specks(c, 8, 46, '#4a9a3a', 8) +
  g.sesame(c, 8, 44, '#2b2322') +
  stroke('M-80-14Q-70 56-56 68', '#eab86a', 10, 0.7);

/** Burger of a patty, with cheese and sesame or without. */
export const burger = (c: Chance, patty: string, hasCheese: boolean): string =>
  place(0, 150, 0, raise(blob(c, 224, 224, 0.01, 17), '#f0c27a', '#c08238', 50)) +
  place(
    0,
    104,
    0,
    g.strew(
      [-200, -120, -40, 40, 120, 200].map((x) => ({
        x: x * 0.9,
        y: 190 - Math.abs(x) * 0.42,
        turn: 90,
      })),
      () => g.lettuce(c, 0.62),
    ),
  ) +
  place(0, 60, 0, patty) +
  (hasCheese
    ? place(
        0,
        46,
        0,
        raise(
          'M-226-60L0-226 226-60 226 90 120 150 30 234-40 150-190 130Z',
          '#f9c23c',
          '#d0901c',
          12,
        ),
      )
    : '') +
  [-120, 0, 120].map((x) => place(x, 100 - Math.abs(x) * 0.2, 0, p.tomato(96))).join('') +
  place(
    0,
    -10,
    0,
    `<g transform="scale(1 1.1)">${raise('M-226 60C-232-130-120-190 0-190S232-130 226 60C160 150-160 150-226 60Z', '#d9933f', '#a8641f', 26)}${fill('M-190 20C-190-110-100-166-10-170 90-160 150-90 150-30 60-90-90-90-190 20Z', '#ecb362', 0.9)}</g>`,
  ) +
  stroke('M-150-60Q-110-150-10-160', '#fbdca0', 15, 0.8) +
  (hasCheese
    ? g.strew(
        scatter(c, 26, 165).map((s) => ({ ...s, y: s.y * 0.75 - 60 })),
        () => raise('M-13 0Q0-12 14 0 0 12-13 0Z', '#fff2d2', '#c9a061', 4),
      )
    : p.specks(c, 20, 130, '#f3d9a8', 6));

/** Folded tortilla with beans and vegetables. */
export const taco = (c: Chance): string =>
  raise('M-250 40C-240-80-120-120 0-120S240-80 250 40Q0 90-250 40Z', '#e9bd62', '#b5842c', 10) +
  g.strew(
    Array.from({ length: 13 }, (_, i) => ({
      x: -200 + i * 33,
      y: -50 + Math.abs(i - 6) * 9,
      turn: i * 47,
    })),
    (_, i) =>
      i % 3 === 0
        ? g.lettuce(c, 0.42)
        : i % 3 === 1
          ? p.tomato(34)
          : raise(blob(c, 34, 24, 0.1), '#6b2f1c', '#3d160a', 12) +
            ellipse(-8, -8, 10, 5, '#b87a5c'),
  ) +
  g.strips(
    c,
    scatter(c, 10, 30).map((s) => ({ ...s, x: s.x * 6, y: s.y - 40 })),
    [g.PURPLE_ONION],
    70,
    10,
  ) +
  raise(
    'M-256 40C-240-30-130-64 0-64S240-30 256 40Q236 84 0 84T-256 40Z',
    '#f3cf7c',
    '#c08f34',
    14,
  ) +
  p.many(c, 9, 60, () => fill(blob(c, 20, 10, 0.2), '#cf9a3c', 0.6)) +
  stroke('M-200 10Q-110-40 20-44', '#fff0c0', 9, 0.8);

/** Filled flat bread, rolled up. */
export const wrap = (c: Chance): string =>
  raise('M-250-60H170Q210-60 210 0T170 66H-250Q-280 66-280 0T-250-60Z', '#f1d49a', '#b98742', 26) +
  [-180, -90, 0, 90].map((x) => stroke(`M${x}-50l40 106`, '#c08436', 15, 0.55)).join('') +
  stroke('M-240-40H120', '#fff4d2', 10, 0.8) +
  raise('M150-66Q220-70 224 0T150 72Q120 0 150-66Z', '#e9c684', '#b98742', 20) +
  place(
    214,
    0,
    0,
    p.many(c, 9, 50, (_, i) =>
      i % 3 === 0
        ? g.lettuce(c, 0.34)
        : i % 3 === 1
          ? p.tomato(28)
          : raise(blob(c, 34, 22, 0.2), '#9a5f34', '#5e3416', 10),
    ),
  );

/** Fried triangle of dough, upright. */
export const wedge = (c: Chance): string =>
  raise(
    'M-150 90Q-160 70-146 50L-20-120Q0-140 20-120L146 50Q160 70 150 90 0 130-150 90Z',
    '#dda24a',
    '#95611c',
    34,
  ) +
  fill('M0-124L20-120 146 50Q160 70 150 90 90 108 30 110 60 0 0-124Z', '#b8782a', 0.6) +
  p.specks(c, 14, 70, '#f0c67c', 9) +
  stroke('M-120 50L-14-100', '#ffe6b0', 12, 0.8);
