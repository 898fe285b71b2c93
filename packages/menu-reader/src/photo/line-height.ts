import type { Grey } from './types';

const STRIPS = 16;
const DARK = 128;
/** Of a picture's height: a run of rows that is higher is no line of letters. */
const HIGHEST = 0.25;
const LOWEST_PX = 5;

/** How high letters are in a flattened picture, in pixels; null where there are none. */
export function findLineHeight({ width, height, data }: Grey): number | null {
  const heights: number[] = [];
  const stripWidth = Math.max(1, Math.floor(width / STRIPS));
  for (let left = 0; left + stripWidth <= width; left += stripWidth) {
    let start: number | null = null;
    for (let y = 0; y <= height; y += 1) {
      let isInk = false;
      for (let x = left; y < height && x < left + stripWidth && !isInk; x += 1)
        isInk = (data[y * width + x] ?? 255) < DARK;
      if (isInk) start ??= y;
      else if (start !== null) {
        const run = y - start;
        if (run >= LOWEST_PX && run <= height * HIGHEST) heights.push(run);
        start = null;
      }
    }
  }
  heights.sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? null;
}
