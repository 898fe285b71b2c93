import type { Grey } from './types';

const DARK = 128;
/** A tile in letters: wide enough for a word, high enough for some lines. */
const TILE_WIDTH = 3;
const TILE_HEIGHT = 8;
/** How high lines are, in letters: dots before the prices may have made letters out to be half as high as they are. */
const LINE_HEIGHT = [0.5, 2.6] as const;
/** Of a tile's rows: so many are blank between lines, and so many of those with ink are of lines. */
const BLANK_LEAST = 0.3;
const LINED_LEAST = 0.75;
/** Of the tiles with ink: a picture with fewer of lines is a texture. Of a menu, more than half are of lines. */
const TILES_LEAST = 0.25;

/** Whether a flattened picture has lines with blanks between them in enough places; noise, cloth and leaves have not. */
export function hasLines({ width, height, data }: Grey, lettersPx: number): boolean {
  const [tileWidth, tileHeight] = [lettersPx * TILE_WIDTH, lettersPx * TILE_HEIGHT];
  let [inked, lined] = [0, 0];
  for (let left = 0; left + tileWidth <= width; left += tileWidth)
    for (let top = 0; top < height; top += tileHeight) {
      const bottom = Math.min(height, top + tileHeight);
      let [ink, ofLines, run] = [0, 0, 0];
      for (let y = top; y <= bottom; y += 1) {
        const start = y * width + left;
        if (y < bottom && isInk(data, start, start + tileWidth)) run += 1;
        else {
          ink += run;
          if (run >= lettersPx * LINE_HEIGHT[0] && run <= lettersPx * LINE_HEIGHT[1])
            ofLines += run;
          run = 0;
        }
      }
      if (ink === 0) continue;
      inked += 1;
      if (ink <= (1 - BLANK_LEAST) * (bottom - top) && ofLines >= LINED_LEAST * ink) lined += 1;
    }
  return lined > 0 && lined >= TILES_LEAST * inked;
}

function isInk(data: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((data[at] ?? 255) < DARK) return true;
  return false;
}
