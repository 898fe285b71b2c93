import type { Grey } from './types';

/** Paper is looked for in cells of this share of a letter: finer than letters, and a sixteenth of the work. */
const CELLS_PER_LETTER = 9;
/** Of a letter, to either side: strokes are narrower than twice this, so that closing over them leaves their paper. */
const STROKE_REACH = 0.6;
/** A difference to the paper that is grain rather than ink, of 255. */
const FAINT = 24;
/** Of the ink of the picture: what is fainter in a tile is grain, too. */
const FAINT_SHARE = 0.5;
/** Of a tile's ink: below the first share all is white, above the second all is black. */
const WHITE_SHARE = 0.3;
const BLACK_SHARE = 0.8;
/** Of the cells around: so many tell what blank paper is like. */
const BLANKS_LEAST = 0.1;
/** The share of a picture's tiles that have less ink than what is usual in it. */
const USUAL_RANK = 0.75;

interface Cells {
  across: number;
  down: number;
  values: Float32Array;
}

/** A picture in cells: the mean of each, and its extremes. */
interface Coarse {
  mean: Cells;
  least: Cells;
  most: Cells;
}

/**
 * Dark letters on even white, whatever they were on: each pixel is compared with the paper around it, so that shadows go, and
 * boards and banners turn to paper. Grey stays grey: a threshold would spoil the edges of letters.
 *
 * @param lettersPx how high letters are
 */
export function flatten(picture: Grey, lettersPx: number): Grey {
  const { width, height, data } = picture;
  const cell = Math.max(2, Math.round(lettersPx / CELLS_PER_LETTER));
  const coarse = toCoarse(picture, cell);
  const reach = Math.ceil((lettersPx * STROKE_REACH) / cell);
  const bright = close(coarse.mean, reach);
  const dark = negate(close(negate(coarse.mean), reach));
  const tiles = measureInk(coarse, bright, dark);
  const tile = cell * CELLS_PER_LETTER;
  const out = new Uint8Array(data.length);
  const lefts = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    const along = Math.min(bright.across - 1, Math.max(0, (x + 0.5) / cell - 0.5));
    lefts[x] = along;
    shares[x] = along - Math.floor(along);
  }
  for (let y = 0; y < height; y += 1) {
    const brightRow = toPaperRow(bright, (y + 0.5) / cell - 0.5);
    const darkRow = toPaperRow(dark, (y + 0.5) / cell - 0.5);
    let tileAt = Math.floor(y / tile) * tiles.across;
    for (let from = 0; from < width; from += tile, tileAt += 1) {
      const signed = tiles.values[tileAt] ?? FAINT;
      const ink = Math.abs(signed);
      const paper = signed < 0 ? darkRow : brightRow;
      const gain = (255 * Math.sign(signed)) / (ink * (BLACK_SHARE - WHITE_SHARE));
      const white = ink * WHITE_SHARE * Math.sign(signed);
      const end = Math.min(width, from + tile);
      for (let x = from, at = y * width + from; x < end; x += 1, at += 1) {
        const left = lefts[x] ?? 0;
        const share = shares[x] ?? 0;
        const level = (paper[left] ?? 0) * (1 - share) + (paper[left + 1] ?? 0) * share;
        const darkness = (level - (data[at] ?? 0) - white) * gain;
        out[at] = darkness <= 0 ? 255 : darkness >= 255 ? 0 : 255 - ((darkness + 0.5) | 0);
      }
    }
  }
  return { width, height, data: out };
}

/** A row of cells between two, with one more at its end, so that each has a neighbour. */
function toPaperRow({ across, down, values }: Cells, at: number): Float64Array {
  const y = Math.min(down - 1, Math.max(0, at));
  const upper = Math.floor(y);
  const lower = Math.min(down - 1, upper + 1);
  const share = y - upper;
  const row = new Float64Array(across + 1);
  for (let x = 0; x < across; x += 1)
    row[x] =
      (values[upper * across + x] ?? 0) * (1 - share) + (values[lower * across + x] ?? 0) * share;
  row[across] = row[across - 1] ?? 0;
  return row;
}

function toCoarse({ width, height, data }: Grey, cell: number): Coarse {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const mean = new Float32Array(across * down);
  const least = new Float32Array(across * down);
  const most = new Float32Array(across * down);
  for (let cellAt = 0; cellAt < mean.length; cellAt += 1) {
    const left = (cellAt % across) * cell;
    const top = Math.floor(cellAt / across) * cell;
    const right = Math.min(width, left + cell);
    const bottom = Math.min(height, top + cell);
    let [sum, low, high] = [0, 255, 0];
    for (let y = top; y < bottom; y += 1)
      for (let at = y * width + left, end = y * width + right; at < end; at += 1) {
        const shade = data[at] ?? 0;
        sum += shade;
        if (shade < low) low = shade;
        if (shade > high) high = shade;
      }
    mean[cellAt] = sum / ((right - left) * (bottom - top));
    least[cellAt] = low;
    most[cellAt] = high;
  }
  const toCells = (values: Float32Array): Cells => ({ across, down, values });
  return { mean: toCells(mean), least: toCells(least), most: toCells(most) };
}

/** What is darker than its surroundings and narrower than twice the reach takes their value; edges of shadows stay where they are. */
function close(cells: Cells, reach: number): Cells {
  return negate(spread(negate(spread(cells, reach)), reach));
}

function negate({ across, down, values }: Cells): Cells {
  const negative = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 1) negative[at] = -(values[at] ?? 0);
  return { across, down, values: negative };
}

/** The greatest value of each cell's neighbourhood, along rows and then along columns. */
function spread({ across, down, values }: Cells, reach: number): Cells {
  const along = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const row = new Float32Array(across + 2 * reach);
  for (let y = 0; y < down; y += 1) spreadLine(values, along, row, y * across, 1, reach);
  const column = new Float32Array(down + 2 * reach);
  for (let x = 0; x < across; x += 1) spreadLine(along, out, column, x, across, reach);
  return { across, down, values: out };
}

/**
 * The greatest of each value and those up to `reach` beside it, of a line whose values are `step` apart.
 *
 * @param line room for the values and for `reach` more on either side
 */
function spreadLine(
  values: Float32Array,
  out: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  reach: number,
): void {
  const length = line.length - 2 * reach;
  line.fill(-Infinity);
  for (let at = 0; at < length; at += 1) line[at + reach] = values[start + at * step] ?? 0;
  const window = 2 * reach + 1;
  // Each value becomes the greatest of twice as many from it on, until two such runs cover the window.
  let run = 1;
  for (; run * 2 <= window; run *= 2)
    for (let at = 0; at + run < line.length; at += 1) {
      const next = line[at + run] ?? 0;
      if (next > (line[at] ?? 0)) line[at] = next;
    }
  for (let at = 0; at < length; at += 1) {
    const first = line[at] ?? 0;
    const last = line[at + window - run] ?? 0;
    out[start + at * step] = first > last ? first : last;
  }
}

/** What the cells of a tile, or of some, add up to. */
class Sums {
  cells = 0;
  blank = 0;
  blanks = 0;
  /** Of what is darker than the paper around it: how much, how dark it is, and the most. */
  darker = 0;
  darkInk = 0;
  darkMost = 0;
  /** The same of what is brighter. */
  brighter = 0;
  brightInk = 0;
  brightMost = 0;

  add(other: Sums): void {
    this.cells += other.cells;
    this.blank += other.blank;
    this.blanks += other.blanks;
    this.darker += other.darker;
    this.darkInk += other.darkInk;
    this.darkMost = Math.max(this.darkMost, other.darkMost);
    this.brighter += other.brighter;
    this.brightInk += other.brightInk;
    this.brightMost = Math.max(this.brightMost, other.brightMost);
  }
}

/**
 * How far ink is from its paper in each tile of cells, less than 0 where it is the brighter of the two (chalk, white on red). Ink
 * is what differs from the blank cells around it; where none is blank, what covers less of the tile.
 */
function measureInk(coarse: Coarse, bright: Cells, dark: Cells): Cells {
  const across = Math.ceil(coarse.mean.across / CELLS_PER_LETTER);
  const down = Math.ceil(coarse.mean.down / CELLS_PER_LETTER);
  const tiles: Sums[] = [];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) tiles.push(addUp(coarse, bright, dark, x, y));
  const values = new Float32Array(tiles.length);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      // With its neighbours: a tile of its own may be all letter, or have none.
      const near = new Sums();
      for (let row = Math.max(0, y - 1); row < Math.min(down, y + 2); row += 1)
        for (let column = Math.max(0, x - 1); column < Math.min(across, x + 2); column += 1) {
          const tile = tiles[row * across + column];
          if (tile) near.add(tile);
        }
      values[y * across + x] = toSignedInk(near);
    }
  const inks = values.map(Math.abs).sort();
  const usual = inks[Math.floor((inks.length - 1) * USUAL_RANK)] ?? 0;
  const faint = Math.max(FAINT, usual * FAINT_SHARE);
  const strong = values.filter((each) => Math.abs(each) >= faint);
  const usualSign = Math.sign(strong.reduce((sum, each) => sum + Math.sign(each), 0)) || 1;
  // A tile without ink says nothing of which side it is on.
  const signed = values.map((each) => (Math.abs(each) < faint ? faint * usualSign : each));
  return { across, down, values: signed };
}

function addUp(
  { mean, least, most }: Coarse,
  bright: Cells,
  dark: Cells,
  x: number,
  y: number,
): Sums {
  const sums = new Sums();
  const lastRow = Math.min(mean.down, (y + 1) * CELLS_PER_LETTER);
  const lastColumn = Math.min(mean.across, (x + 1) * CELLS_PER_LETTER);
  for (let row = y * CELLS_PER_LETTER; row < lastRow; row += 1)
    for (let column = x * CELLS_PER_LETTER; column < lastColumn; column += 1) {
      const at = row * mean.across + column;
      const here = mean.values[at] ?? 0;
      const upper = bright.values[at] ?? 0;
      const lower = dark.values[at] ?? 0;
      sums.cells += 1;
      if (upper - lower < FAINT) {
        sums.blanks += 1;
        sums.blank += here;
      }
      sums.darker += upper - here;
      sums.darkInk += (upper - here) * here;
      sums.darkMost = Math.max(sums.darkMost, upper - (least.values[at] ?? 0));
      sums.brighter += here - lower;
      sums.brightInk += (here - lower) * here;
      sums.brightMost = Math.max(sums.brightMost, (most.values[at] ?? 0) - lower);
    }
  return sums;
}

function toSignedInk(sums: Sums): number {
  const { cells, blanks, darker, darkMost, brighter, brightMost } = sums;
  if (darker === 0 || brighter === 0) return darker === 0 && brighter > 0 ? -brightMost : darkMost;
  const blank = sums.blank / blanks;
  const isDark =
    blanks >= BLANKS_LEAST * cells
      ? Math.abs(blank - sums.darkInk / darker) >= Math.abs(blank - sums.brightInk / brighter)
      : darker <= brighter;
  return isDark ? darkMost : -brightMost;
}
