import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Id of a place and its position in degrees, short for a page that has hundreds. */
export type PlacePoint = readonly [contentId: string, mapx: number, mapy: number];

/** Ids of the places nearest to a point; in their own order without one. */
export function getNearestIds(
  places: readonly PlacePoint[],
  origin: Point | null,
  max: number,
): string[] {
  const distances = new Map(
    places.map((place) => {
      const [, mapx, mapy] = place;
      return [place, origin ? getDistanceM(origin, { mapx, mapy }) : 0];
    }),
  );
  return places
    .toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
    .slice(0, max)
    .map(([contentId]) => contentId);
}
