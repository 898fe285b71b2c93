import 'server-only';
import KDBush from 'kdbush';
import type { Candidates, PlaceBlock } from '@kioot/engine';
import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Places as columns, in the order of all places. */
export interface PlaceColumns {
  contentIds: readonly string[];
  /** Longitude and latitude of each row in degrees, alternating; NaN if unknown. */
  points: Float64Array;
  /** 1 for a row that its sources list, 0 for one kept for open result lists only. */
  listed: Uint8Array;
  verdicts: PlaceBlock;
}

/** Rows of an index in some order, each with its distance in meters. */
export interface PlaceRows extends Candidates {
  readonly rows: Uint32Array;
  readonly distancesM: Float64Array;
}

/** All places of one origin in memory, without their texts. */
export interface PlaceIndex {
  readonly length: number;
  readonly verdicts: PlaceBlock;
  getContentId(row: number): string;
  has(contentId: string): boolean;
  /**
   * Listed places within a radius, nearest first; ties in the order of all places.
   */
  getWithin(origin: Point, radiusM: number): PlaceRows;
  /**
   * Places with these ids in their order, each once; unknown ids are skipped. Distances are
   * `Infinity` for places without coordinates, and 0 without an origin.
   */
  getByIds(contentIds: readonly string[], origin?: Point): PlaceRows;
}

/** Meters per degree of latitude, a little less than anywhere on earth. */
const METERS_PER_DEGREE = 111_100;

/** Bounding box of a circle, in degrees. */
function toBoundingBox({ mapx, mapy }: Point, radiusM: number): [number, number, number, number] {
  const high = (radiusM + 1) / METERS_PER_DEGREE;
  const wide = high / Math.cos(((Math.abs(mapy) + high) * Math.PI) / 180);
  return [mapx - wide, mapy - high, mapx + wide, mapy + high];
}

export function createPlaceIndex({
  contentIds,
  points,
  listed,
  verdicts,
}: PlaceColumns): PlaceIndex {
  const rowOf = new Map(contentIds.map((contentId, row) => [contentId, row]));
  const isOnMap = (row: number) =>
    listed[row] === 1 && !Number.isNaN((points[2 * row] ?? NaN) + (points[2 * row + 1] ?? NaN));
  const onMap = Uint32Array.from([...contentIds.keys()].filter(isOnMap));
  const tree = new KDBush(onMap.length);
  for (const row of onMap) tree.add(points[2 * row] ?? NaN, points[2 * row + 1] ?? NaN);
  tree.finish();

  const distanceFrom = (origin: Point, row: number): number =>
    getDistanceM(origin, { mapx: points[2 * row] ?? NaN, mapy: points[2 * row + 1] ?? NaN });

  return {
    length: contentIds.length,
    verdicts,
    getContentId: (row) => contentIds[row] ?? '',
    has: (contentId) => rowOf.has(contentId),
    getWithin(origin, radiusM) {
      const found = tree
        .range(...toBoundingBox(origin, radiusM))
        .map((at) => onMap[at] ?? NaN)
        .map((row) => ({ row, distanceM: distanceFrom(origin, row) }))
        .filter(({ distanceM }) => distanceM <= radiusM)
        .sort((one, other) => one.distanceM - other.distanceM || one.row - other.row);
      return {
        rows: Uint32Array.from(found, ({ row }) => row),
        distancesM: Float64Array.from(found, ({ distanceM }) => distanceM),
      };
    },
    getByIds(ids, origin) {
      const rows = [...new Set(ids)].flatMap((contentId) => rowOf.get(contentId) ?? []);
      const distances = rows.map((row) => {
        const distanceM = origin ? distanceFrom(origin, row) : 0;
        return Number.isNaN(distanceM) ? Infinity : distanceM;
      });
      return { rows: Uint32Array.from(rows), distancesM: Float64Array.from(distances) };
    },
  };
}
