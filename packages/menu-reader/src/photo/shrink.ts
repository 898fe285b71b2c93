import type { Grey } from './types';

/** The picture at 1 / `by` of its size, each pixel the mean of those it stands for. */
export function shrink({ width, height, data }: Grey, by: number): Grey {
  if (by <= 1) return { width, height, data };
  const small = {
    width: Math.max(1, Math.floor(width / by)),
    height: Math.max(1, Math.floor(height / by)),
  };
  const out = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < by; dy += 1) {
        const row = (y * by + dy) * width + x * by;
        for (let dx = 0; dx < by; dx += 1) sum += data[row + dx] ?? 0;
      }
      out[y * small.width + x] = Math.round(sum / (by * by));
    }
  }
  return { ...small, data: out };
}
