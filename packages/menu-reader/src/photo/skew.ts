import type { GrayPicture } from './types';

/**
 * Slope of the lines (pixels down per pixel to the right) at the top and bottom of a picture;
 * perspective makes them differ.
 */
export interface Skew {
  top: number;
  bottom: number;
}

const NO_SKEW: Skew = { top: 0, bottom: 0 };
/** About 9 degrees. */
const MAX_SKEW = 0.16;
const STEP = 0.02;
const MIN_STEP = 0.0025;
const INK_LEVEL = 128;
/** Smallest gain in sharpness that is not chance. */
const MIN_GAIN = 1.03;

/** Skew of a normalized picture: at the right slope, rows of text and gaps differ most. */
export function detectSkew(picture: GrayPicture): Skew {
  const ink = toInkPixels(picture);
  const uniform = (slope: number): Skew => ({ top: slope, bottom: slope });
  const score = (slope: Skew) => measureSharpness(ink, picture, slope);
  let best = NO_SKEW;
  let bestSharpness = score(best) * MIN_GAIN;
  const tryCandidate = (slope: Skew) => {
    const sharpness = score(slope);
    if (sharpness <= bestSharpness) return;
    bestSharpness = sharpness;
    best = slope;
  };
  for (let slope = -MAX_SKEW; slope <= MAX_SKEW + STEP / 2; slope += STEP)
    tryCandidate(uniform(slope));
  for (let step = STEP / 2; step >= MIN_STEP; step /= 2) {
    const { top, bottom } = best;
    for (const up of [-step, 0, step])
      for (const down of [-step, 0, step]) tryCandidate({ top: top + up, bottom: bottom + down });
  }
  return best;
}

/** Positions of ink: column indices row by row, and where each row starts. */
interface InkPixels {
  columns: Int32Array;
  starts: Int32Array;
}

function toInkPixels({ width, height, data }: GrayPicture): InkPixels {
  let count = 0;
  for (let at = 0; at < data.length; at += 1) if ((data[at] ?? 255) < INK_LEVEL) count += 1;
  const columns = new Int32Array(count);
  const starts = new Int32Array(height + 1).fill(count);
  for (let y = 0, at = 0, to = 0; y < height; y += 1) {
    starts[y] = to;
    for (let x = 0; x < width; x += 1, at += 1)
      if ((data[at] ?? 255) < INK_LEVEL) {
        columns[to] = x;
        to += 1;
      }
  }
  return { columns, starts };
}

function measureSharpness(
  { columns, starts }: InkPixels,
  { width, height }: GrayPicture,
  { top, bottom }: Skew,
): number {
  const margin = Math.ceil(width * MAX_SKEW);
  const rows = new Int32Array(height + 2 * margin);
  const change = (bottom - top) / height;
  const middle = width / 2;
  for (let y = 0; y < height; y += 1) {
    const slope = top + change * y;
    const level = y + margin + 0.5;
    const end = starts[y + 1] ?? 0;
    for (let at = starts[y] ?? 0; at < end; at += 1) {
      const row = (level - ((columns[at] ?? 0) - middle) * slope) | 0;
      rows[row] = (rows[row] ?? 0) + 1;
    }
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}
