import proj4 from 'proj4';
import { parseSeoulCoordinates, type Coordinates } from '../common/coordinates';

/**
 * EPSG:5174, which proj4 does not carry: Korean 1985 modified, central belt, on the Bessel ellipsoid. The seven parameters
 * to WGS 84 are those of the National Geographic Information Institute.
 */
export const EPSG_5174 = [
  ...['+proj=tmerc', '+lat_0=38', '+lon_0=127.0028902777778', '+k=1', '+x_0=200000', '+y_0=500000'],
  ...['+ellps=bessel', '+towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43', '+units=m'],
  '+no_defs',
].join(' ');

const projection = proj4(EPSG_5174, 'WGS84');

/**
 * Meters in EPSG:5174 as degrees; null for blanks, for what is no number, and for a point far from Seoul.
 *
 * @example parseProjectedPoint('198236.1', '452204.5') // { mapx: 126.98…, mapy: 37.57… }
 */
export function parseProjectedPoint(x: string, y: string): Coordinates | null {
  const east = x.trim() === '' ? NaN : Number(x);
  const north = y.trim() === '' ? NaN : Number(y);
  if (!Number.isFinite(east) || !Number.isFinite(north)) return null;
  const [mapx, mapy] = projection.forward([east, north]);
  return parseSeoulCoordinates(String(mapx), String(mapy));
}
