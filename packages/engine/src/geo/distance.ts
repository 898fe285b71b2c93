/** Position on the map: `mapx` = longitude, `mapy` = latitude, in degrees (WGS 84). */
export interface Point {
  mapx: number;
  mapy: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Mean Earth radius in meters. */
const EARTH_RADIUS_M = 6_371_000;

const haversine = (degrees: number) => Math.sin((degrees * RADIANS_PER_DEGREE) / 2) ** 2;
const cosine = (degrees: number) => Math.cos(degrees * RADIANS_PER_DEGREE);

/**
 * Great-circle distance between two points in meters (haversine formula).
 *
 * @example
 * Math.round(getDistanceM({ mapx: 127, mapy: 37 }, { mapx: 127, mapy: 37.01 })) // => 1112
 */
export function getDistanceM(a: Point, b: Point): number {
  const h =
    haversine(b.mapy - a.mapy) + cosine(a.mapy) * cosine(b.mapy) * haversine(b.mapx - a.mapx);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
