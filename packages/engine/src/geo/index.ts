import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { getDistanceM, type Point } from './distance';

export { getDistanceM, type Point } from './distance';

/** Places in order of distance, with the straight-line distance of each in meters. */
export interface NearbyPlaces<T> {
  places: T[];
  distancesM: Float64Array;
}

export interface SpatialIndex<T> {
  /**
   * All places within `radiusM` meters of a point, nearest first; ties keep the order of the input.
   */
  within(mapx: number, mapy: number, radiusM: number): NearbyPlaces<T>;
}

/** Far above the rounding difference between the tree and {@link getDistanceM}. */
const TREE_TOLERANCE_KM = 0.001;
/** Almost half the circumference of the Earth; `Infinity` is cheaper for the tree beyond it. */
const MAX_TREE_RADIUS_KM = 20_000;

/**
 * Builds a k-d tree of places, once for many queries. The tree finds candidates; the exact distance
 * decides and sorts.
 *
 * @throws {RangeError} for a coordinate that is not finite or not on the globe
 *
 * @example
 * const index = createSpatialIndex([{ mapx: 127, mapy: 37 }, { mapx: 127, mapy: 37.01 }])
 * index.within(127, 37, 500).places // => [{ mapx: 127, mapy: 37 }]
 */
export function createSpatialIndex<T extends Point>(places: readonly T[]): SpatialIndex<T> {
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
      const radiusKm = radiusM / 1000 + TREE_TOLERANCE_KM;
      const reachKm = radiusKm < MAX_TREE_RADIUS_KM ? radiusKm : Infinity;
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
