import type { GrayPicture } from './types';

/** Cells per letter height: finer than letters, at a sixteenth of the work. */
const CELLS_PER_LETTER = 9;
/** Radius of the closing in letter heights; strokes are narrower than twice that and disappear. */
const STROKE_REACH = 0.6;
/** Smallest contrast of ink, of 255; below it is noise. */
const MIN_INK = 24;
/** Smallest contrast of ink in a tile, relative to the picture's. */
const MIN_INK_SHARE = 0.5;
/** Share of a tile's ink contrast below which a pixel is white, and above which it is black. */
const WHITE_SHARE = 0.3;
const BLACK_SHARE = 0.8;
/** Share of blank cells needed to know the paper. */
const MIN_BLANK_SHARE = 0.1;
/** Quantile of the tiles' contrast that is typical of the picture. */
const TYPICAL_INK_RANK = 0.75;

interface CellGrid {
  columns: number;
  rows: number;
  values: Float32Array;
}

type CoarsePicture = ReturnType<typeof toCoarsePicture>;

/**
 * Dark letters on even white from any background: subtracts the paper around each pixel, which
 * removes shadows and inverts boards. Gray levels stay; a threshold would damage the edges of
 * letters.
 *
 * @param lettersPx letter height in pixels
 */
export function normalizeBackground(picture: GrayPicture, lettersPx: number): GrayPicture {
  const { width, height, data } = picture;
  const cell = Math.max(2, Math.round(lettersPx / CELLS_PER_LETTER));
  const coarse = toCoarsePicture(picture, cell);
  const reach = Math.ceil((lettersPx * STROKE_REACH) / cell);
  const bright = closeDarkStrokes(coarse.mean, reach);
  const dark = negate(closeDarkStrokes(negate(coarse.mean), reach));
  const tiles = measureTileInk(coarse, bright, dark);
  const tile = cell * CELLS_PER_LETTER;
  const out = new Uint8Array(data.length);
  const lefts = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    const along = Math.min(bright.columns - 1, Math.max(0, (x + 0.5) / cell - 0.5));
    lefts[x] = along;
    shares[x] = along - Math.floor(along);
  }
  for (let y = 0; y < height; y += 1) {
    const brightRow = interpolateRow(bright, (y + 0.5) / cell - 0.5);
    const darkRow = interpolateRow(dark, (y + 0.5) / cell - 0.5);
    let tileIndex = Math.floor(y / tile) * tiles.columns;
    for (let from = 0; from < width; from += tile, tileIndex += 1) {
      const signed = tiles.values[tileIndex] ?? MIN_INK;
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

/** Interpolated row of cells, padded by one so that each has a right neighbor. */
function interpolateRow({ columns, rows, values }: CellGrid, at: number): Float64Array {
  const y = Math.min(rows - 1, Math.max(0, at));
  const upper = Math.floor(y);
  const lower = Math.min(rows - 1, upper + 1);
  const share = y - upper;
  const row = new Float64Array(columns + 1);
  for (let x = 0; x < columns; x += 1)
    row[x] =
      (values[upper * columns + x] ?? 0) * (1 - share) + (values[lower * columns + x] ?? 0) * share;
  row[columns] = row[columns - 1] ?? 0;
  return row;
}

/** Picture in cells: mean and extremes of each. */
function toCoarsePicture({ width, height, data }: GrayPicture, cell: number) {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const mean = new Float32Array(across * down);
  const least = new Float32Array(across * down);
  const most = new Float32Array(across * down);
  for (let cellIndex = 0; cellIndex < mean.length; cellIndex += 1) {
    const left = (cellIndex % across) * cell;
    const top = Math.floor(cellIndex / across) * cell;
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
    mean[cellIndex] = sum / ((right - left) * (bottom - top));
    least[cellIndex] = low;
    most[cellIndex] = high;
  }
  const toCells = (values: Float32Array): CellGrid => ({ columns: across, rows: down, values });
  return { mean: toCells(mean), darkest: toCells(least), brightest: toCells(most) };
}

/**
 * Morphological closing: fills dark details narrower than twice the reach; edges of shadows stay.
 */
function closeDarkStrokes(cells: CellGrid, reach: number): CellGrid {
  return negate(dilate(negate(dilate(cells, reach)), reach));
}

function negate({ columns, rows, values }: CellGrid): CellGrid {
  const negative = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 1) negative[at] = -(values[at] ?? 0);
  return { columns, rows, values: negative };
}

/** Maximum of each cell's neighborhood: along rows, then along columns. */
function dilate({ columns, rows, values }: CellGrid, reach: number): CellGrid {
  const along = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const row = new Float32Array(columns + 2 * reach);
  for (let y = 0; y < rows; y += 1) dilateLine(values, along, row, y * columns, 1, reach);
  const column = new Float32Array(rows + 2 * reach);
  for (let x = 0; x < columns; x += 1) dilateLine(along, out, column, x, columns, reach);
  return { columns, rows, values: out };
}

/**
 * Running maximum within `reach` of each value, in a line of values `step` apart.
 *
 * @param line buffer for the values and `reach` more on either side
 */
function dilateLine(
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
  // Doubles the run of each maximum until two runs cover the window.
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

/** Contrast to the paper on one side of it: sum, sum weighted by shade, and maximum. */
class Contrast {
  sum = 0;
  shaded = 0;
  most = 0;

  add(other: Omit<Contrast, 'add'>): void {
    this.sum += other.sum;
    this.shaded += other.shaded;
    this.most = Math.max(this.most, other.most);
  }
}

/** Sums over the cells of one or more tiles. */
class InkSums {
  cells = 0;
  blank = 0;
  blanks = 0;
  readonly darker = new Contrast();
  readonly brighter = new Contrast();

  add(other: InkSums): void {
    this.cells += other.cells;
    this.blank += other.blank;
    this.blanks += other.blanks;
    this.darker.add(other.darker);
    this.brighter.add(other.brighter);
  }
}

/**
 * Ink contrast of each tile, negative for bright ink (chalk, white on red). Ink differs from the
 * surrounding blank cells; without any, it is what covers less of the tile.
 */
function measureTileInk(coarse: CoarsePicture, bright: CellGrid, dark: CellGrid): CellGrid {
  const across = Math.ceil(coarse.mean.columns / CELLS_PER_LETTER);
  const down = Math.ceil(coarse.mean.rows / CELLS_PER_LETTER);
  const tiles: InkSums[] = [];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) tiles.push(sumTile(coarse, bright, dark, x, y));
  const values = new Float32Array(tiles.length);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      // Includes neighbors: a single tile may be all letter, or have none.
      const neighborhood = new InkSums();
      for (let row = Math.max(0, y - 1); row < Math.min(down, y + 2); row += 1)
        for (let column = Math.max(0, x - 1); column < Math.min(across, x + 2); column += 1) {
          const tile = tiles[row * across + column];
          if (tile) neighborhood.add(tile);
        }
      values[y * across + x] = toSignedInk(neighborhood);
    }
  const inks = values.map(Math.abs).sort();
  const typical = inks[Math.floor((inks.length - 1) * TYPICAL_INK_RANK)] ?? 0;
  const minInk = Math.max(MIN_INK, typical * MIN_INK_SHARE);
  const strong = values.filter((each) => Math.abs(each) >= minInk);
  const typicalSign = Math.sign(strong.reduce((sum, each) => sum + Math.sign(each), 0)) || 1;
  // A tile without ink does not tell its polarity.
  const signed = values.map((each) => (Math.abs(each) < minInk ? minInk * typicalSign : each));
  return { columns: across, rows: down, values: signed };
}

function sumTile(
  { mean, darkest, brightest }: CoarsePicture,
  bright: CellGrid,
  dark: CellGrid,
  x: number,
  y: number,
): InkSums {
  const sums = new InkSums();
  const lastRow = Math.min(mean.rows, (y + 1) * CELLS_PER_LETTER);
  const lastColumn = Math.min(mean.columns, (x + 1) * CELLS_PER_LETTER);
  for (let row = y * CELLS_PER_LETTER; row < lastRow; row += 1)
    for (let column = x * CELLS_PER_LETTER; column < lastColumn; column += 1) {
      const at = row * mean.columns + column;
      const value = mean.values[at] ?? 0;
      const upper = bright.values[at] ?? 0;
      const lower = dark.values[at] ?? 0;
      sums.cells += 1;
      if (upper - lower < MIN_INK) {
        sums.blanks += 1;
        sums.blank += value;
      }
      const [under, over] = [upper - value, value - lower];
      const mostUnder = upper - (darkest.values[at] ?? 0);
      const mostOver = (brightest.values[at] ?? 0) - lower;
      sums.darker.add({ sum: under, shaded: under * value, most: mostUnder });
      sums.brighter.add({ sum: over, shaded: over * value, most: mostOver });
    }
  return sums;
}

function toSignedInk({ cells, blank, blanks, darker, brighter }: InkSums): number {
  if (darker.sum === 0 || brighter.sum === 0)
    return darker.sum === 0 && brighter.sum > 0 ? -brighter.most : darker.most;
  const paper = blank / blanks;
  const isDark =
    blanks >= MIN_BLANK_SHARE * cells
      ? Math.abs(paper - darker.shaded / darker.sum) >=
        Math.abs(paper - brighter.shaded / brighter.sum)
      : darker.sum <= brighter.sum;
  return isDark ? darker.most : -brighter.most;
}
