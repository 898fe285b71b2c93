import type { Grey } from '../../src/photo';

/** A picture of which each pixel is told by its place. */
export function draw(
  width: number,
  height: number,
  shadeAt: (x: number, y: number) => number,
): Grey {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = shadeAt(x, y);
  return { width, height, data };
}

/** Whether there is ink in rows of strokes, like letters: lines 24 pixels high, 40 apart, of strokes 4 wide. */
export function isStroke(x: number, y: number): boolean {
  return y % 40 >= 8 && y % 40 < 32 && x % 12 < 4;
}

export const at = ({ width, data }: Grey, x: number, y: number) => data[y * width + x];
