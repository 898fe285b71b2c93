import type { Point } from '@kioot/engine/geo';

/** A place in degrees: `mapx` = longitude, `mapy` = latitude. */
export type Coordinates = Readonly<Point>;

/** Seoul with about 10 km around it: a row listed for Seoul lies inside, or its coordinates are wrong. */
const SEOUL = { west: 126.65, east: 127.3, south: 37.33, north: 37.8 };

function isInSeoul(mapx: number, mapy: number): boolean {
  return mapx >= SEOUL.west && mapx <= SEOUL.east && mapy >= SEOUL.south && mapy <= SEOUL.north;
}

/**
 * The coordinates of a Seoul row, or null when they are blank, (0,0), not numbers or far from Seoul. A pair
 * whose values are exchanged is put right: longitude and latitude of Seoul cannot be confused.
 */
export function parseSeoulCoordinates(mapx: string, mapy: string): Coordinates | null {
  const x = mapx === '' ? NaN : Number(mapx);
  const y = mapy === '' ? NaN : Number(mapy);
  if (isInSeoul(x, y)) return { mapx: x, mapy: y };
  if (isInSeoul(y, x)) return { mapx: y, mapy: x };
  return null;
}
