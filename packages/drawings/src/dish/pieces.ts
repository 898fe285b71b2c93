import * as g from './greens';
import * as t from './toppings';
import { heap } from './plate-parts';
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
  join,
  type Spot,
} from './svg';

/** Pieces spread evenly over a disc, or a ring of an inner and an outer radius. */
export const many = (
  c: Chance,
  count: number,
  reach: number | readonly [number, number],
  piece: (spot: Spot, index: number) => Drawn,
): string => {
  const [inner, outer] = typeof reach === 'number' ? [0, reach] : reach;
  return g.strew(scatter(c, count, outer, inner), piece);
};

/** Something at each of the points, such as "-150 -120, 0 -130". */
export const at = (points: string, draw: (x: number, y: number, i: number) => Drawn): string =>
  points
    .split(', ')
    .map((point, i) => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return join(draw(x, y, i));
    })
    .join('');

/** Specks of spice or herbs. */
export const specks = (c: Chance, count: number, radius: number, color: string, size = 8): string =>
  scatter(c, count, radius)
    .map((s) => place(s.x, s.y, s.turn, fill(rounded(size * 1.7, size, 2), color)))
    .join('');

export const leaf = (size = 1, dark = '#3d8a3d', light = '#a6d67e', side = '#23602a'): string =>
  heap(size, [
    raise('M-70 0C-52-38 16-48 76 0 16 48-52 38-70 0Z', dark, side, 6),
    stroke('M-58 0H58M-20 0L4-22M-20 0L4 22M14 0L34-16M14 0L34 16', light, 5, 0.7),
  ]);

/** Sprig of parsley or coriander. */
export const herb = (size = 1): string =>
  heap(size, [
    stroke('M0 10Q-4 34 6 54', '#4f8f3a', 7),
    [-90, -20, 200, 130, 50]
      .map((a) => place(0, 0, a, raise(blobLeaf, '#4fa045', '#2b6b2c', 4)))
      .join(''),
  ]);
const blobLeaf = 'M0-8C12-26 40-26 46-8 50 4 34 12 24 8 12 10 4 4 0-8Z';

export const tomato = (r = 50): string =>
  raise(disc(r), '#e0402a', '#a3200f', 14) +
  fill(disc(r * 0.78), '#f2664a') +
  [0, 72, 144, 216, 288]
    .map((a) => place(0, 0, a, ellipse(r * 0.46, 0, r * 0.2, r * 0.15, '#ffd08c')))
    .join('') +
  fill(disc(r * 0.18), '#e9573d');

export const avocado = (): string =>
  [-48, -16, 16, 48]
    .map((y) =>
      place(y * 0.25, y, 4, [
        raise('M-84 12C-70-40 70-40 84 12 40-12-40-12-84 12Z', '#e6e58d', '#6f9138', 10),
        stroke('M-78 2C-58-34 58-34 78 2', '#7fa63f', 8),
      ]),
    )
    .join('');

export const chickpea = (): string =>
  raise(disc(22), '#edca84', '#b78b42', 9) + ellipse(-7, -8, 7, 5, '#fff0cc');

export const olive = (): string =>
  raise(disc(24), '#3b3440', '#221d26', 8) + fill(disc(10), '#c9583a');

export const pepperRing = (color = '#d8352a', light = '#f27a63'): string =>
  `<path transform="translate(3 8)" d="${PEPPER}" fill="none" stroke="#2a0d05" stroke-width="17" opacity=".2"/>` +
  stroke(PEPPER, color, 16) +
  `<g transform="translate(0 -3)">${stroke(PEPPER, light, 5)}</g>`;
const PEPPER = 'M-40 0C-50-34-16-46 0-30 16-46 50-34 40 0 44 34 10 46 0 32-10 46-44 34-40 0Z';

export const broccoli = (c: Chance): string =>
  raise('M-16 20H16L12 66Q0 74-12 66Z', '#a9cf7a', '#6c9a45', 6) +
  at('-34 6, 34 4, 0 14, -20 -24, 22 -26', (x, y) =>
    place(x, y, 0, raise(blob(c, 32, 28, 0.16), '#4c9a3f', '#2a6629', 10)),
  ) +
  specks(c, 14, 40, '#8cc866', 6);

export const potato = (c: Chance, top = '#f3d27a', side = '#c2923a'): string =>
  raise(blob(c, 56, 48, 0.12, 7), top, side, 26) + stroke('M-24-22q22-10 42-2', '#fff2c4', 7, 0.8);

/** Piece in a brown crust. */
export const fritter = (c: Chance, rx = 62, ry = 54, top = '#b9752e', side = '#774313'): string =>
  raise(blob(c, rx, ry, 0.07, 11), top, side, 26) +
  scatter(c, 11, Math.min(rx, ry) * 0.8)
    .map((s, i) => ellipse(s.x, s.y, 8, 5, i % 2 ? '#e0a455' : '#8c5119', 0.8))
    .join('') +
  stroke(`M${-rx * 0.5} ${-ry * 0.45}q${rx * 0.4} ${-ry * 0.3} ${rx * 0.8} 0`, '#f4cf92', 7, 0.7);

/** Mound of rice that rises over the rim. */
export const riceMound = (c: Chance, r: number, base = '#fffaf0', shade = '#e2d3b8'): string =>
  raise(blob(c, r, r * 0.94, 0.03, 18), base, shade, 36) + t.rice(c, r * 0.95, base, shade);

/** Flat bread with brown spots. */
export const flatBread = (c: Chance, rx = 190, ry = 130): string =>
  raise(blob(c, rx, ry, 0.06, 13), '#f1d49a', '#b98742', 14) +
  scatter(c, 12, Math.min(rx, ry) * 0.9)
    .map((s) =>
      ellipse((s.x * rx) / ry, s.y, between(c, 14, 30), between(c, 8, 16), '#c98a3c', 0.6),
    )
    .join('') +
  stroke(`M${-rx * 0.6} ${-ry * 0.55}q${rx * 0.5} ${-ry * 0.32} ${rx} 0`, '#fff4d2', 9, 0.8);

/** Mound of long pasta in three tones. */
export const pasta = (c: Chance, tones: readonly [string, string, string], side: string): string =>
  ellipse(6, 26, 280, 256, '#2a0d05', 0.2) +
  raise(blob(c, 248, 226, 0.04, 15), tones[1], side, 34) +
  t.noodles(c, 258, tones, 15, 120);

/** Layers of a shape, the lowest first: top, side and height of each. */
export const stack = (
  d: string,
  layers: readonly (readonly [string, string, number])[],
): string => {
  let y = layers.reduce((sum, [, , height]) => sum + height, 0);
  return layers
    .map(([top, side, height]) => {
      y -= height;
      return place(0, y, 0, raise(d, top, side, height));
    })
    .join('');
};
