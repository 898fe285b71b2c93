import { encodeUriText } from '@kioot/base/uri-encoding';
import type { Point } from '@kioot/engine/geo';
import { toMapSearchUrl, type MapApp } from './map-apps';

interface Destination extends Partial<Record<keyof Point, number | undefined>> {
  title: string;
  district?: string | undefined;
}

const EARTH_RADIUS_M = 6_378_137;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Point in meters of the Web Mercator projection (EPSG:3857), in which Naver writes its addresses. */
const toMercator = ({ mapx, mapy }: Point): string =>
  [
    EARTH_RADIUS_M * toRadians(mapx),
    EARTH_RADIUS_M * Math.log(Math.tan(Math.PI / 4 + toRadians(mapy) / 2)),
  ]
    .map((meters) => meters.toFixed(2))
    .join(',');

/**
 * Way to a place in a map app, by its coordinates: other places may have its name. A search for a place
 * without any.
 */
export function toDirectionsUrl(place: Destination, app: MapApp): string {
  const { title, mapx, mapy } = place;
  if (mapx === undefined || mapy === undefined) return toMapSearchUrl(place, app);
  // Kakao and Naver split at commas and slashes, also at encoded ones.
  const name = encodeUriText(title.replace(/[,/]+/g, ' '));
  switch (app) {
    case 'naver':
      return `https://map.naver.com/p/directions/-/${toMercator({ mapx, mapy })},${name},,/-/transit`;
    case 'kakao':
      return `https://map.kakao.com/link/to/${name},${mapy},${mapx}`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${mapy},${mapx}&travelmode=transit`;
  }
}
