import { flatten } from './flatten';
import { removeGrain } from './grain';
import { removeLeaders } from './leaders';
import { findLineHeight } from './line-height';
import { shrink } from './shrink';
import { findSlant } from './slant';
import { straighten, type Straightened } from './straighten';
import type { Grey } from './types';

/** How high letters are that the recogniser reads best, in pixels. */
export const LETTERS_PX = 36;
/** How slants and heights are looked for: in so few pixels that it takes no time. */
const LOOK_PIXELS = 600_000;
const SCALE_LEAST = 0.2;
const SCALE_MOST = 3;
const PIXELS_MOST = 4_000_000;

/** Of a picture's longer side: what letters are taken for before their height is known. */
const LETTERS_SHARE = 1 / 30;

/** The picture of a menu as the recogniser reads it best: level dark lines on white, letters of one size. */
export function prepare(grey: Grey, lettersPx = LETTERS_PX): Straightened {
  const by = Math.max(1, Math.floor(Math.sqrt((grey.width * grey.height) / LOOK_PIXELS)));
  const small = removeGrain(shrink(grey, by));
  const look = flatten(small, Math.max(small.width, small.height) * LETTERS_SHARE);
  const slant = findSlant(look);
  const height = (findLineHeight(straighten(look, slant, 1).picture) ?? lettersPx / by) * by;
  const most = Math.sqrt(PIXELS_MOST / (grey.width * grey.height));
  const scale = Math.min(SCALE_MOST, most, Math.max(SCALE_LEAST, lettersPx / height));
  // Every other pixel of a large photo would be left out by drawing alone.
  const halve = Math.max(1, Math.floor(1 / scale));
  const { picture, toSource } = straighten(removeGrain(shrink(grey, halve)), slant, scale * halve);
  return {
    picture: removeLeaders(flatten(picture, lettersPx), lettersPx),
    toSource: (box) => {
      const [x, y, width, height] = toSource(box);
      return [x * halve, y * halve, width * halve, height * halve];
    },
  };
}
