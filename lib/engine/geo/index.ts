import KDBush from 'kdbush';
import { toColumns } from './columns';
import { EARTH_RADIUS_M, RADIANS_PER_DEGREE, toDistanceM, type Point } from './distance';
import { orderByDistance } from './order';

export { getDistanceM, type Point } from './distance';

/** A place found, and how far it is as the crow flies. */
export interface Nearby<T> {
  place: T;
  distanceM: number;
}

export interface PlaceIndex<T> {
  /** All places within `radiusM` metres of the point, nearest first; ties keep the order they were given in. */
  within(mapx: number, mapy: number, radiusM: number): Nearby<T>[];
}

/** A box in degrees that holds everything within a radius: [minX, minY, maxX, maxY]. */
type Box = readonly [number, number, number, number];

/** A little more than rounding can take away: a tenth of a millimetre. */
const MARGIN_DEGREES = 1e-9;

/** Near a pole and across the date line the box is the whole band of latitude. */
function boxAround(mapx: number, mapy: number, radiusM: number): Box {
  const angle = radiusM / EARTH_RADIUS_M;
  const dy = angle / RADIANS_PER_DEGREE + MARGIN_DEGREES;
  const [minY, maxY] = [mapy - dy, mapy + dy];
  const sine = Math.sin(Math.min(angle, Math.PI / 2)) / Math.cos(mapy * RADIANS_PER_DEGREE);
  const dx = Math.asin(Math.min(1, sine)) / RADIANS_PER_DEGREE + MARGIN_DEGREES;
  const isWhole = minY <= -90 || maxY >= 90 || sine >= 1 || mapx - dx < -180 || mapx + dx > 180;
  return isWhole ? [-Infinity, minY, Infinity, maxY] : [mapx - dx, minY, mapx + dx, maxY];
}

const isOnGlobe = ({ mapx, mapy }: Point): boolean => Math.abs(mapx) <= 180 && Math.abs(mapy) <= 90;

const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];

/**
 * Builds a k-d tree over the places once, to be asked many times: a box around the point first, then the exact
 * distance of what is inside, then their order.
 *
 * @throws {RangeError} when a coordinate is not a finite number
 */
export function createPlaceIndex<T extends Point>(places: readonly T[]): PlaceIndex<T> {
  for (const { mapx, mapy } of places) {
    if (!Number.isFinite(mapx) || !Number.isFinite(mapy)) {
      throw new RangeError(`Not a coordinate: mapx ${mapx}, mapy ${mapy}`);
    }
  }
  if (places.length === 0) return { within: () => [] };
  const { order, mapx: xs, mapy: ys, cosines } = toColumns(places);
  const tree = new KDBush(places.length);
  for (const [at, x] of xs.entries()) tree.add(x, ys[at] ?? 0);
  tree.finish();
  // Degrees beyond the globe mean the same as others on it, which a box does not know.
  const isRegular = places.every(isOnGlobe);

  return {
    within(mapx, mapy, radiusM) {
      const isBoxed = isRegular && isOnGlobe({ mapx, mapy });
      const inBox = tree.range(...(isBoxed ? boxAround(mapx, mapy, radiusM) : EVERYWHERE));
      const cosine = Math.cos(mapy * RADIANS_PER_DEGREE);
      const distances = new Float64Array(inBox.length);
      const ids = new Uint32Array(inBox.length);
      let count = 0;
      for (const at of inBox) {
        const dy = (ys[at] ?? 0) - mapy;
        const dx = (xs[at] ?? 0) - mapx;
        const distanceM = toDistanceM(dx, dy, cosine, cosines[at] ?? 0);
        // Not within the radius, or (a point that is not a number) nowhere.
        if (!(distanceM <= radiusM)) continue;
        distances[count] = distanceM;
        ids[count] = order[at] ?? 0;
        count += 1;
      }
      const nearby = new Array<Nearby<T>>(count);
      let next = 0;
      for (const at of orderByDistance(distances, ids, count)) {
        const place = places[ids[at] ?? 0];
        if (place === undefined) continue;
        nearby[next] = { place, distanceM: distances[at] ?? 0 };
        next += 1;
      }
      return nearby;
    },
  };
}
