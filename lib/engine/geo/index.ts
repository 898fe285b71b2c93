import { RADIANS_PER_DEGREE, toDistanceM, type Point } from './distance';
import { getStretches, toGrid } from './grid';
import { orderByDistance } from './order';

export { getDistanceM, type Point } from './distance';

/** Places found, nearest first, and beside each how far it is as the crow flies. */
export interface Nearby<T> {
  places: T[];
  distancesM: Float64Array;
}

export interface PlaceIndex<T> {
  /** All places within `radiusM` metres of the point, nearest first; ties keep the order they were given in. */
  within(mapx: number, mapy: number, radiusM: number): Nearby<T>;
}

/**
 * Sorts the places into a grid once, to be asked many times: the rows of a box around the point first, then the exact
 * distance of what is inside, then their order.
 *
 * @throws {RangeError} when a coordinate is not a finite number, or not on the globe
 */
export function createPlaceIndex<T extends Point>(given: readonly T[]): PlaceIndex<T> {
  for (const { mapx, mapy } of given) {
    if (!(Math.abs(mapx) <= 180 && Math.abs(mapy) <= 90)) {
      throw new RangeError(`Not a coordinate: mapx ${mapx}, mapy ${mapy}`);
    }
  }
  const grid = toGrid(given);
  const { ids, cosines, mapx: xs, mapy: ys } = grid;

  return {
    within(mapx, mapy, radiusM) {
      const stretches = getStretches(grid, { mapx, mapy }, radiusM);
      const most = stretches.reduce((sum, [from, to]) => sum + to - from, 0);
      const cosine = Math.cos(mapy * RADIANS_PER_DEGREE);
      const distances = new Float64Array(most);
      const found = new Uint32Array(most);
      let count = 0;
      for (const [from, to] of stretches) {
        for (let at = from; at < to; at += 1) {
          const dy = (ys[at] ?? 0) - mapy;
          const dx = (xs[at] ?? 0) - mapx;
          const distanceM = toDistanceM(dx, dy, cosine, cosines[at] ?? 0);
          if (distanceM > radiusM) continue;
          distances[count] = distanceM;
          found[count] = ids[at] ?? 0;
          count += 1;
        }
      }
      const order = orderByDistance(distances, found, count);
      const places = Array.from<T>({ length: count });
      const distancesM = new Float64Array(count);
      let next = 0;
      for (const at of order) {
        const place = given[found[at] ?? 0];
        if (place === undefined) continue;
        places[next] = place;
        distancesM[next] = distances[at] ?? 0;
        next += 1;
      }
      return { places, distancesM };
    },
  };
}
