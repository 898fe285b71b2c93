import type { Grey } from './types';

/** How lines rise, in pixels down a pixel to the right, at the top and at the bottom of a picture: not the same in perspective. */
export interface Slant {
  top: number;
  bottom: number;
}

const NO_SLANT: Slant = { top: 0, bottom: 0 };
/** About 9 degrees. */
const SLANT_MOST = 0.16;
const STEP = 0.02;
const FINEST_STEP = 0.0025;
const DARK = 128;
/** How much sharper the rows must get: less is chance. */
const GAIN_LEAST = 1.03;

/** How the lines of a flattened picture slant: at the right slant, rows are sharpest told from the gaps between them. */
export function findSlant(picture: Grey): Slant {
  const dots = toDots(picture);
  const flat = (slant: number): Slant => ({ top: slant, bottom: slant });
  const score = (slant: Slant) => sharpness(dots, picture, slant);
  let best = NO_SLANT;
  let most = score(best) * GAIN_LEAST;
  const tryOut = (slant: Slant) => {
    const sharp = score(slant);
    if (sharp <= most) return;
    most = sharp;
    best = slant;
  };
  for (let slant = -SLANT_MOST; slant <= SLANT_MOST + STEP / 2; slant += STEP) tryOut(flat(slant));
  for (let step = STEP / 2; step >= FINEST_STEP; step /= 2) {
    const { top, bottom } = best;
    for (const up of [-step, 0, step])
      for (const down of [-step, 0, step]) tryOut({ top: top + up, bottom: bottom + down });
  }
  return best;
}

/** Where the ink of a picture is: the columns of its dots, row by row, and where in them each row starts. */
interface Dots {
  columns: Int32Array;
  starts: Int32Array;
}

function toDots({ width, height, data }: Grey): Dots {
  let count = 0;
  for (let at = 0; at < data.length; at += 1) if ((data[at] ?? 255) < DARK) count += 1;
  const columns = new Int32Array(count);
  const starts = new Int32Array(height + 1).fill(count);
  for (let y = 0, at = 0, to = 0; y < height; y += 1) {
    starts[y] = to;
    for (let x = 0; x < width; x += 1, at += 1)
      if ((data[at] ?? 255) < DARK) {
        columns[to] = x;
        to += 1;
      }
  }
  return { columns, starts };
}

function sharpness(
  { columns, starts }: Dots,
  { width, height }: Grey,
  { top, bottom }: Slant,
): number {
  const margin = Math.ceil(width * SLANT_MOST);
  const rows = new Int32Array(height + 2 * margin);
  const change = (bottom - top) / height;
  const middle = width / 2;
  for (let y = 0; y < height; y += 1) {
    const slant = top + change * y;
    const level = y + margin + 0.5;
    const end = starts[y + 1] ?? 0;
    for (let at = starts[y] ?? 0; at < end; at += 1) {
      const row = (level - ((columns[at] ?? 0) - middle) * slant) | 0;
      rows[row] = (rows[row] ?? 0) + 1;
    }
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}
