import type { Box, GrayPicture } from './types';

/**
 * Slope of the lines (pixels down per pixel to the right) at the top and bottom of a picture;
 * perspective makes them differ.
 */
interface Skew {
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
function toInkPixels({ width, height, data }: GrayPicture) {
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
  { columns, starts }: ReturnType<typeof toInkPixels>,
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

/** Deskewed and scaled picture with its inverse mapping. */
export interface DeskewedPicture {
  picture: GrayPicture;
  /** Maps a box of `picture` back to the source. */
  toSource: (box: Box) => Box;
}

const MARGIN_PX = 12;

/** Draws a picture with level lines, `scale` times its size, with a margin. */
export function deskew(source: GrayPicture, skew: Skew, scale: number): DeskewedPicture {
  const { width, height, data } = source;
  // Room for lines that leave the picture on one side.
  const room = Math.ceil((width / 2) * Math.max(Math.abs(skew.top), Math.abs(skew.bottom)));
  const out = {
    width: Math.round(width * scale) + 2 * MARGIN_PX,
    height: Math.round((height + 2 * room) * scale) + 2 * MARGIN_PX,
  };
  const [middle, center] = [width / 2, height / 2];
  const toLevel = (y: number) => (y - MARGIN_PX + 0.5) / scale - room - 0.5;
  const toAlong = (x: number) => (x - MARGIN_PX + 0.5) / scale - 0.5 - middle;
  const toSlope = (level: number) =>
    skew.top + (skew.bottom - skew.top) * Math.min(1, Math.max(0, level / height));
  const output = new Uint8Array(out.width * out.height);
  const alongPositions = Float64Array.from({ length: out.width }, (_, x) => toAlong(x));
  for (let y = 0, to = 0; y < out.height; y += 1) {
    const level = toLevel(y);
    const slope = toSlope(level);
    // Rotation instead of shear, so that letters stand upright.
    const shift = middle - (level - center) * slope;
    for (let x = 0; x < out.width; x += 1, to += 1) {
      const along = alongPositions[x] ?? 0;
      let sx = along + shift;
      let sy = level + along * slope;
      if (sx < 0) sx = 0;
      else if (sx > width - 1) sx = width - 1;
      if (sy < 0) sy = 0;
      else if (sy > height - 1) sy = height - 1;
      const left = sx | 0;
      const top = sy | 0;
      const at = top * width + left;
      const right = left + 1 < width ? at + 1 : at;
      const below = top + 1 < height ? width : 0;
      const dx = sx - left;
      const dy = sy - top;
      const upper = (data[at] ?? 0) * (1 - dx) + (data[right] ?? 0) * dx;
      const lower = (data[at + below] ?? 0) * (1 - dx) + (data[right + below] ?? 0) * dx;
      output[to] = upper * (1 - dy) + lower * dy + 0.5;
    }
  }

  const toPoint = (x: number, y: number) => {
    const level = toLevel(y);
    const slope = toSlope(level);
    const along = toAlong(x);
    return { x: middle + along - (level - center) * slope, y: level + along * slope };
  };
  const toSource = ([x, y, w, h]: Box): Box => {
    const corners = [toPoint(x, y), toPoint(x + w, y), toPoint(x, y + h), toPoint(x + w, y + h)];
    const clamp = (value: number, max: number) => Math.round(Math.min(max, Math.max(0, value)));
    const left = clamp(Math.min(...corners.map((corner) => corner.x)), width);
    const right = clamp(Math.max(...corners.map((corner) => corner.x)), width);
    const top = clamp(Math.min(...corners.map((corner) => corner.y)), height);
    const bottom = clamp(Math.max(...corners.map((corner) => corner.y)), height);
    return [left, top, right - left, bottom - top];
  };
  return { picture: { ...out, data: output }, toSource };
}
