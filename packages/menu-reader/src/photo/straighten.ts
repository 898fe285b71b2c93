import type { Slant } from './slant';
import type { Box, Grey } from './types';

/** A picture that was straightened and scaled, and the way back. */
export interface Straightened {
  picture: Grey;
  /** A box of `picture` as it stands in what was straightened. */
  toSource: (box: Box) => Box;
}

const MARGIN_PX = 12;

/** Draws a picture so that its lines are level, `scale` times its size, with a margin all around. */
export function straighten(source: Grey, slant: Slant, scale: number): Straightened {
  const { width, height, data } = source;
  // Lines that slant leave the picture on one side: it gets room for them.
  const room = Math.ceil((width / 2) * Math.max(Math.abs(slant.top), Math.abs(slant.bottom)));
  const out = {
    width: Math.round(width * scale) + 2 * MARGIN_PX,
    height: Math.round((height + 2 * room) * scale) + 2 * MARGIN_PX,
  };
  const [middle, centre] = [width / 2, height / 2];
  const toLevel = (y: number) => (y - MARGIN_PX + 0.5) / scale - room - 0.5;
  const toAlong = (x: number) => (x - MARGIN_PX + 0.5) / scale - 0.5 - middle;
  const toLean = (level: number) =>
    slant.top + (slant.bottom - slant.top) * Math.min(1, Math.max(0, level / height));
  const made = new Uint8Array(out.width * out.height);
  const alongs = Float64Array.from({ length: out.width }, (_, x) => toAlong(x));
  for (let y = 0, to = 0; y < out.height; y += 1) {
    const level = toLevel(y);
    const lean = toLean(level);
    // A turn rather than a push: letters stand upright as well.
    const shift = middle - (level - centre) * lean;
    for (let x = 0; x < out.width; x += 1, to += 1) {
      const along = alongs[x] ?? 0;
      let sx = along + shift;
      let sy = level + along * lean;
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
      made[to] = upper * (1 - dy) + lower * dy + 0.5;
    }
  }

  const toPoint = (x: number, y: number) => {
    const level = toLevel(y);
    const lean = toLean(level);
    const along = toAlong(x);
    return { x: middle + along - (level - centre) * lean, y: level + along * lean };
  };
  const toSource = ([x, y, w, h]: Box): Box => {
    const corners = [toPoint(x, y), toPoint(x + w, y), toPoint(x, y + h), toPoint(x + w, y + h)];
    const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
    const left = within(Math.min(...corners.map((corner) => corner.x)), width);
    const right = within(Math.max(...corners.map((corner) => corner.x)), width);
    const top = within(Math.min(...corners.map((corner) => corner.y)), height);
    const bottom = within(Math.max(...corners.map((corner) => corner.y)), height);
    return [left, top, right - left, bottom - top];
  };
  return { picture: { ...out, data: made }, toSource };
}
