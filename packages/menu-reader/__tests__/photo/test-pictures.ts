import type { GrayPicture } from '../../src/photo';

/** Picture computed per pixel. */
export function draw(
  width: number,
  height: number,
  shadeAt: (x: number, y: number) => number,
): GrayPicture {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = shadeAt(x, y);
  return { width, height, data };
}

/** Ink of letter-like strokes: lines 24 px high and 40 px apart, strokes 4 px wide. */
export function isStroke(x: number, y: number): boolean {
  return y % 40 >= 8 && y % 40 < 32 && x % 12 < 4;
}

export const at = ({ width, data }: GrayPicture, x: number, y: number) => data[y * width + x];
