import type { Point } from './distance';
import { getStretches, toGrid } from './grid';
import { measure } from './measure';
import { sortByDistance } from './order';

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
  // Beside one another in memory as they are on the map, like everything else in the grid.
  const places = Array.from(grid.ids, (id) => given[id]);

  return {
    within(mapx, mapy, radiusM) {
      const centre = { mapx, mapy };
      const stretches = getStretches(grid, centre, radiusM);
      const measured = measure(grid, stretches, centre, radiusM);
      const { items, distancesM } = sortByDistance(measured, grid.ids);
      return { places: pick(places, items), distancesM };
    },
  };
}

function pick<T>(from: ReadonlyArray<T | undefined>, items: Uint32Array): T[] {
  const picked = new Array<T>(items.length);
  for (let at = 0; at < items.length; at += 1) {
    const item = from[items[at] ?? 0];
    if (item !== undefined) picked[at] = item;
  }
  return picked;
}
