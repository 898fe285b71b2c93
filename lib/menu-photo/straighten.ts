import type { Slant } from './slant';
import type { Box, Grey } from './types';

/** A picture that was straightened and scaled, and the way back. */
export interface Straightened {
  picture: Grey;
  /** A box of `picture` as it stands in what was straightened. */
  toSource: (box: Box) => Box;
}

const PAPER_MARGIN_PX = 12;

/** Draws a picture so that its lines are level, `scale` times its size, with a margin all around. */
export function straighten(source: Grey, slant: Slant, scale: number): Straightened {
  const { width, height, data } = source;
  // Lines that slant leave the picture on one side: it gets room for them.
  const steepest = Math.max(Math.abs(slant.top), Math.abs(slant.bottom));
  const room = Math.ceil((width / 2) * steepest);
  const out = {
    width: Math.round(width * scale) + 2 * PAPER_MARGIN_PX,
    height: Math.round((height + 2 * room) * scale) + 2 * PAPER_MARGIN_PX,
  };
  const slantAt = (y: number) =>
    slant.top + (slant.bottom - slant.top) * Math.min(1, Math.max(0, y / height));
  /** A turn about the middle of the line rather than a push upwards: letters stay upright. */
  const toPoint = (x: number, y: number): [number, number] => {
    const level = (y - PAPER_MARGIN_PX + 0.5) / scale - room - 0.5;
    const along = (x - PAPER_MARGIN_PX + 0.5) / scale - 0.5 - width / 2;
    const lean = slantAt(level);
    const slope = along * lean;
    const upright = width / 2 + along - (level - height / 2) * lean;
    return [upright, level + slope];
  };
  const made = new Uint8Array(out.width * out.height);
  for (let y = 0; y < out.height; y += 1) {
    for (let x = 0; x < out.width; x += 1) {
      const [fromX, fromY] = toPoint(x, y);
      const sx = Math.min(width - 1, Math.max(0, fromX));
      const sy = Math.min(height - 1, Math.max(0, fromY));
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const at = top * width + left;
      const right = left + 1 < width ? 1 : 0;
      const below = top + 1 < height ? width : 0;
      const [dx, dy] = [sx - left, sy - top];
      const upper = (data[at] ?? 0) * (1 - dx) + (data[at + right] ?? 0) * dx;
      const lower = (data[at + below] ?? 0) * (1 - dx) + (data[at + below + right] ?? 0) * dx;
      made[y * out.width + x] = Math.round(upper * (1 - dy) + lower * dy);
    }
  }
  const toSource = ([x, y, w, h]: Box): Box => {
    const corners = [toPoint(x, y), toPoint(x + w, y), toPoint(x, y + h), toPoint(x + w, y + h)];
    const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
    const [left, right] = [Math.min, Math.max].map((pick) =>
      within(pick(...corners.map(([each]) => each)), width),
    );
    const [top, bottom] = [Math.min, Math.max].map((pick) =>
      within(pick(...corners.map(([, each]) => each)), height),
    );
    return [left ?? 0, top ?? 0, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)];
  };
  return { picture: { ...out, data: made }, toSource };
}
