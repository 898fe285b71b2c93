import type { GrayPicture } from './types';

/** Picture at 1 / `by` of its size; each pixel is a mean. */
export function downscale({ width, height, data }: GrayPicture, factor: number): GrayPicture {
  if (factor <= 1) return { width, height, data };
  const small = {
    width: Math.max(1, Math.floor(width / factor)),
    height: Math.max(1, Math.floor(height / factor)),
  };
  const out = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += data[row + dx] ?? 0;
      }
      out[y * small.width + x] = Math.round(sum / (factor * factor));
    }
  }
  return { ...small, data: out };
}
