import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Id of a place and its position in degrees, short for a page that has hundreds. */
export type PlacePoint = readonly [contentId: string, mapx: number, mapy: number];

/** Ids of places, the nearest to a point first; in their own order without one. */
export function getNearestIds(places: readonly PlacePoint[], origin: Point | null): string[] {
  const toDistance = ([, mapx, mapy]: PlacePoint) =>
    origin ? getDistanceM(origin, { mapx, mapy }) : 0;
  return places.toSorted((a, b) => toDistance(a) - toDistance(b)).map(([contentId]) => contentId);
}
