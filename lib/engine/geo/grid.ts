import { EARTH_RADIUS_M, RADIANS_PER_DEGREE, type Point } from './distance';

/**
 * Places sorted by the cell of a grid they lie in, row by row, and kept column by column: what lies together on the
 * map lies together in memory, and every row of a box is one stretch of it.
 */
export interface Grid {
  /** The cell of each place, ascending. */
  cells: Float64Array;
  /** Where each place stood in what was given. */
  ids: Uint32Array;
  mapx: Float64Array;
  mapy: Float64Array;
  /** Cosine of the latitude. */
  cosines: Float64Array;
}

/** A part of the sorted places: the first, and one past the last. */
export type Stretch = readonly [from: number, to: number];

/** About 500 metres: the box around the widest walk has nine rows. */
const CELL_DEGREES = 0.005;
/** One more than go around: the date line has two names. */
const COLUMNS = 360 / CELL_DEGREES + 1;
/** A little more than rounding can take away: a tenth of a millimetre. */
const MARGIN_DEGREES = 1e-9;

const toRow = (mapy: number) => Math.floor((mapy + 90) / CELL_DEGREES);
const toColumn = (mapx: number) => Math.floor((mapx + 180) / CELL_DEGREES);

/** Sorts places, all of them on the globe, into a grid. */
export function toGrid(places: readonly Point[]): Grid {
  const unsorted = Float64Array.from(
    places,
    ({ mapx, mapy }) => toRow(mapy) * COLUMNS + toColumn(mapx),
  );
  const ids = Uint32Array.from(places.keys()).sort(
    (a, b) => (unsorted[a] ?? 0) - (unsorted[b] ?? 0) || a - b,
  );
  const cells = Float64Array.from(ids, (id) => unsorted[id] ?? 0);
  const mapx = Float64Array.from(ids, (id) => places[id]?.mapx ?? 0);
  const mapy = Float64Array.from(ids, (id) => places[id]?.mapy ?? 0);
  const cosines = mapy.map((y) => Math.cos(y * RADIANS_PER_DEGREE));
  return { cells, ids, mapx, mapy, cosines };
}

/** The first of the sorted numbers that is not below `value`. */
function findFirst(sorted: Float64Array, value: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The stretches of a grid that hold every place within `radiusM` metres of a point on the globe, and some more.
 * Near a pole and across the date line they are whole bands of latitude.
 */
export function getStretches({ cells }: Grid, { mapx, mapy }: Point, radiusM: number): Stretch[] {
  const angle = radiusM / EARTH_RADIUS_M;
  const dy = angle / RADIANS_PER_DEGREE + MARGIN_DEGREES;
  const sine = Math.sin(Math.min(angle, Math.PI / 2)) / Math.cos(mapy * RADIANS_PER_DEGREE);
  const dx = Math.asin(Math.min(1, sine)) / RADIANS_PER_DEGREE + MARGIN_DEGREES;
  const bottom = toRow(Math.max(-90, mapy - dy));
  const top = toRow(Math.min(90, mapy + dy));
  const isBand =
    mapy - dy <= -90 || mapy + dy >= 90 || sine >= 1 || mapx - dx < -180 || mapx + dx > 180;
  if (isBand) return [[findFirst(cells, bottom * COLUMNS), findFirst(cells, (top + 1) * COLUMNS)]];
  const left = toColumn(mapx - dx);
  const right = toColumn(mapx + dx);
  return Array.from({ length: top - bottom + 1 }, (_, at): Stretch => {
    const row = (bottom + at) * COLUMNS;
    return [findFirst(cells, row + left), findFirst(cells, row + right + 1)];
  });
}
