import type { GrayPicture } from './types';

const STRIP_COUNT = 16;
const INK_LEVEL = 128;
/** Share of the picture's height above which a run of rows is no line of letters. */
const MAX_HEIGHT = 0.25;
const MIN_HEIGHT_PX = 5;

/** Median letter height of a normalized picture in pixels; null without letters. */
export function measureLineHeight({ width, height, data }: GrayPicture): number | null {
  const heights: number[] = [];
  const stripWidth = Math.max(1, Math.floor(width / STRIP_COUNT));
  for (let left = 0; left + stripWidth <= width; left += stripWidth) {
    let start: number | null = null;
    for (let y = 0; y <= height; y += 1) {
      let isInk = false;
      for (let x = left; y < height && x < left + stripWidth && !isInk; x += 1)
        isInk = (data[y * width + x] ?? 255) < INK_LEVEL;
      if (isInk) start ??= y;
      else if (start !== null) {
        const run = y - start;
        if (run >= MIN_HEIGHT_PX && run <= height * MAX_HEIGHT) heights.push(run);
        start = null;
      }
    }
  }
  heights.sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? null;
}
