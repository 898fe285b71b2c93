import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { getDistanceM, type Point } from './distance';

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

/** What the tree rounds otherwise than {@link getDistanceM} is far less. */
const MARGIN_KM = 0.001;
/** Nearly half around the globe: the tree takes what is more for less. */
const FARTHEST_KM = 20_000;

/**
 * Sorts the places into a tree once, to be asked many times. The tree says which are near; how near, and in which order,
 * says the exact distance.
 *
 * @throws {RangeError} when a coordinate is not a finite number, or not on the globe
 */
export function createPlaceIndex<T extends Point>(places: readonly T[]): PlaceIndex<T> {
  const tree = new KDBush(places.length);
  for (const { mapx, mapy } of places) {
    if (!(Math.abs(mapx) <= 180 && Math.abs(mapy) <= 90)) {
      throw new RangeError(`Not a coordinate: mapx ${mapx}, mapy ${mapy}`);
    }
    tree.add(mapx, mapy);
  }
  tree.finish();

  return {
    within(mapx, mapy, radiusM) {
      const radiusKm = radiusM / 1000 + MARGIN_KM;
      const reachKm = radiusKm < FARTHEST_KM ? radiusKm : Infinity;
      const found = around(tree, mapx, mapy, Infinity, reachKm)
        .flatMap((order) => {
          const place = places[order];
          return place ? [{ place, order, distanceM: getDistanceM({ mapx, mapy }, place) }] : [];
        })
        .filter(({ distanceM }) => distanceM <= radiusM)
        .sort((a, b) => a.distanceM - b.distanceM || a.order - b.order);
      return {
        places: found.map(({ place }) => place),
        distancesM: Float64Array.from(found, ({ distanceM }) => distanceM),
      };
    },
  };
}
