import { RADIANS_PER_DEGREE } from './distance';

/** Coordinates column by column, neighbours on the map beside each other in memory. */
export interface Columns {
  /** Where each entry stood in what was given. */
  order: Uint32Array;
  mapx: Float64Array;
  mapy: Float64Array;
  /** Cosine of the latitude. */
  cosines: Float64Array;
}

const CELL_DEGREES = 0.005;
const CELLS_AROUND = 360 / CELL_DEGREES;
/** Cell and place share a whole number that a double holds exactly: so many places fit. */
const MOST_SORTED = 2 ** 21;

const toCell = ({ mapx, mapy }: { mapx: number; mapy: number }): number =>
  Math.floor((mapy + 90) / CELL_DEGREES) * CELLS_AROUND + Math.floor((mapx + 180) / CELL_DEGREES);

/** Reading places that lie together on the map is many times faster when they lie together in memory. */
export function toColumns(places: readonly { mapx: number; mapy: number }[]): Columns {
  const count = places.length;
  const order = Uint32Array.from(places.keys());
  const isSorted = count <= MOST_SORTED && places.every((place) => toCell(place) >= 0);
  if (isSorted) {
    const keys = Float64Array.from(places, (place, at) => toCell(place) * MOST_SORTED + at);
    for (const [at, key] of keys.sort().entries()) order[at] = key % MOST_SORTED;
  }
  const mapx = Float64Array.from(order, (at) => places[at]?.mapx ?? 0);
  const mapy = Float64Array.from(order, (at) => places[at]?.mapy ?? 0);
  const cosines = mapy.map((y) => Math.cos(y * RADIANS_PER_DEGREE));
  return { order, mapx, mapy, cosines };
}
