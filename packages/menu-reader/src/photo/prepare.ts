import { flatten } from './flatten';
import { removeGrain } from './grain';
import { removeLeaders } from './leaders';
import { findLineHeight } from './line-height';
import { hasLines } from './lines';
import { shrink } from './shrink';
import { findSlant } from './slant';
import { straighten, type Straightened } from './straighten';
import type { Box, Grey } from './types';

/** How high letters are that the recogniser reads best, in pixels. */
const LETTERS_PX = 36;
/** How slants and heights are looked for: in so few pixels that it takes no time. */
const LOOK_PIXELS = 600_000;
const SCALE_LEAST = 0.2;
const SCALE_MOST = 3;
const PIXELS_MOST = 4_000_000;
/** Of a picture's longer side: what letters are taken for before their height is known. */
const LETTERS_SHARE = 1 / 30;

/** The pictures of a menu that the recogniser may be given, the likeliest to be read first. */
export interface Prepared {
  /** Level dark lines on white, letters of one size. */
  flat: Straightened;
  /** As level and of that size, but as dark and uneven as the photo is: for what evening out would spoil. */
  toPlain: () => Straightened;
}

/** Prepares a photo for the recogniser; null where there is nothing like lines in it. */
export function prepare(grey: Grey): Prepared | null {
  const by = Math.max(1, Math.floor(Math.sqrt((grey.width * grey.height) / LOOK_PIXELS)));
  const small = removeGrain(shrink(grey, by));
  const look = flatten(small, Math.max(small.width, small.height) * LETTERS_SHARE);
  const slant = findSlant(look);
  const height = findLineHeight(straighten(look, slant, 1).picture);
  if (height === null) return null;
  const most = Math.sqrt(PIXELS_MOST / (grey.width * grey.height));
  const scale = Math.min(SCALE_MOST, most, Math.max(SCALE_LEAST, LETTERS_PX / (height * by)));
  // Every other pixel of a large photo would be left out by drawing alone.
  const halve = Math.max(1, Math.floor(1 / scale));
  const level = straighten(removeGrain(shrink(grey, halve)), slant, scale * halve);
  const toSource = (box: Box): Box => {
    const [x, y, width, height] = level.toSource(box);
    return [x * halve, y * halve, width * halve, height * halve];
  };
  const flat = removeLeaders(flatten(level.picture, LETTERS_PX), LETTERS_PX);
  if (!hasLines(flat, LETTERS_PX)) return null;
  return {
    flat: { picture: flat, toSource },
    toPlain: () => ({ picture: level.picture, toSource }),
  };
}
