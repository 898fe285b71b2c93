/** A place on the map: `mapx` = longitude, `mapy` = latitude, in degrees (WGS 84). */
export interface Point {
  mapx: number;
  mapy: number;
}

export const RADIANS_PER_DEGREE = Math.PI / 180;

/** Mean Earth radius in metres. */
export const EARTH_RADIUS_M = 6_371_000;

/** Below this a few terms of a series give every digit that a double has: about 130 km. */
const SMALL = 0.01;

/** Square of a sine, and arc sine, of what a look-up around a point deals with: several times faster than the general ones. */
const squareOfSine = (x: number): number => {
  if (x > SMALL || x < -SMALL) return Math.sin(x) ** 2;
  const square = x * x;
  return square * (1 - square * (1 / 3 - square * (2 / 45 - square * (1 / 315))));
};
const arcSine = (x: number): number => {
  if (x > SMALL) return Math.asin(Math.min(1, x));
  const square = x * x;
  return x * (1 + square * (1 / 6 + square * (3 / 40 + square * (15 / 336))));
};

/** The haversine formula in metres, from differences in degrees and the cosines of both latitudes. */
export function toDistanceM(dx: number, dy: number, cosineA: number, cosineB: number): number {
  const h =
    squareOfSine(dy * (RADIANS_PER_DEGREE / 2)) +
    cosineA * cosineB * squareOfSine(dx * (RADIANS_PER_DEGREE / 2));
  return 2 * EARTH_RADIUS_M * arcSine(Math.sqrt(h));
}

/** Great-circle distance between two points in metres (haversine formula). */
export function getDistanceM(a: Point, b: Point): number {
  const cosineA = Math.cos(a.mapy * RADIANS_PER_DEGREE);
  const cosineB = Math.cos(b.mapy * RADIANS_PER_DEGREE);
  return toDistanceM(b.mapx - a.mapx, b.mapy - a.mapy, cosineA, cosineB);
}
