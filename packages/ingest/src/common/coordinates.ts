import type { Point } from '@kioot/engine/geo';

/** Point in degrees: `mapx` is the longitude, `mapy` the latitude. */
export type Coordinates = Readonly<Point>;

/** Bounds of Seoul with a margin of about 10 km; coordinates outside are wrong. */
const SEOUL_BOUNDS = { west: 126.65, east: 127.3, south: 37.33, north: 37.8 };

function isInSeoul(mapx: number, mapy: number): boolean {
  return (
    mapx >= SEOUL_BOUNDS.west &&
    mapx <= SEOUL_BOUNDS.east &&
    mapy >= SEOUL_BOUNDS.south &&
    mapy <= SEOUL_BOUNDS.north
  );
}

/**
 * Coordinates of a row listed for Seoul; null for blank, (0,0), non-numeric or distant ones.
 * Swapped values are corrected: longitude and latitude of Seoul cannot be confused.
 * @example parseSeoulCoordinates('37.5', '127') // { mapx: 127, mapy: 37.5 }
 */
export function parseSeoulCoordinates(mapx: string, mapy: string): Coordinates | null {
  const x = mapx === '' ? NaN : Number(mapx);
  const y = mapy === '' ? NaN : Number(mapy);
  if (isInSeoul(x, y)) return { mapx: x, mapy: y };
  if (isInSeoul(y, x)) return { mapx: y, mapy: x };
  return null;
}
