import { getMedian } from '../median';
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
  return getMedian(heights) ?? null;
}

/** Tile size in letters: as wide as a word, as high as some lines. */
const TILE_WIDTH = 3;
const TILE_HEIGHT = 8;
/** Line height in letters; dot leaders may have halved the estimate of the letter height. */
const LINE_HEIGHT_RANGE = [0.5, 2.6] as const;
/** Shares of a tile's rows: blank between lines; of the inked ones, part of lines. */
const MIN_BLANK_SHARE = 0.3;
const MIN_LINE_SHARE = 0.75;
/** Share of inked tiles with lines. Fewer is a texture; menus have more than half. */
const MIN_TILE_SHARE = 0.25;

/**
 * True when enough tiles of a normalized picture have lines with gaps between them; noise, cloth
 * and leaves do not.
 */
export function hasTextLines({ width, height, data }: GrayPicture, lettersPx: number): boolean {
  const [tileWidth, tileHeight] = [lettersPx * TILE_WIDTH, lettersPx * TILE_HEIGHT];
  let [inkedTiles, lineTiles] = [0, 0];
  for (let left = 0; left + tileWidth <= width; left += tileWidth)
    for (let top = 0; top < height; top += tileHeight) {
      const bottom = Math.min(height, top + tileHeight);
      let [ink, inLines, run] = [0, 0, 0];
      for (let y = top; y <= bottom; y += 1) {
        const start = y * width + left;
        if (y < bottom && hasInk(data, start, start + tileWidth)) run += 1;
        else {
          ink += run;
          if (run >= lettersPx * LINE_HEIGHT_RANGE[0] && run <= lettersPx * LINE_HEIGHT_RANGE[1])
            inLines += run;
          run = 0;
        }
      }
      if (ink === 0) continue;
      inkedTiles += 1;
      if (ink <= (1 - MIN_BLANK_SHARE) * (bottom - top) && inLines >= MIN_LINE_SHARE * ink)
        lineTiles += 1;
    }
  return lineTiles > 0 && lineTiles >= MIN_TILE_SHARE * inkedTiles;
}

function hasInk(data: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((data[at] ?? 255) < INK_LEVEL) return true;
  return false;
}
