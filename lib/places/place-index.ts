import 'server-only';
import KDBush from 'kdbush';
import type { Candidates, PlaceBlock } from '@kioot/engine';
import { getDistanceM, type Point } from '@kioot/engine/geo';

/** Places in columns, row by row in the order of all places. */
export interface PlaceColumns {
  contentIds: readonly string[];
  /** Longitude and latitude of each row in degrees, one after the other; NaN where unknown. */
  points: Float64Array;
  /** 1 for a row that its sources list, 0 for one that only open result lists still hold. */
  listed: Uint8Array;
  verdicts: PlaceBlock;
}

/** Rows of an index in an order, each with its distance. */
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
  /** Listed places within a radius, nearest first; ties in the order of all places. */
  getWithin(origin: Point, radiusM: number): PlaceRows;
  /**
   * Places with these ids in their order, each once; unknown ids are passed over. Distances are `Infinity` for places without
   * coordinates, and 0 without an origin.
   */
  getByIds(contentIds: readonly string[], origin?: Point): PlaceRows;
}

/** Meters per degree of latitude, a little less than anywhere on earth. */
const DEGREE_M = 111_100;

/** Bounds in degrees around a circle. */
function toBox({ mapx, mapy }: Point, radiusM: number): [number, number, number, number] {
  const high = (radiusM + 1) / DEGREE_M;
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
      const found: { row: number; distanceM: number }[] = [];
      for (const at of tree.range(...toBox(origin, radiusM))) {
        const row = onMap[at] ?? NaN;
        const distanceM = distanceFrom(origin, row);
        if (distanceM <= radiusM) found.push({ row, distanceM });
      }
      found.sort((a, b) => a.distanceM - b.distanceM || a.row - b.row);
      return {
        rows: Uint32Array.from(found.map(({ row }) => row)),
        distancesM: Float64Array.from(found.map(({ distanceM }) => distanceM)),
      };
    },
    getByIds(ids, origin) {
      const isSeen = new Uint8Array(contentIds.length);
      const rows: number[] = [];
      for (const contentId of ids) {
        const row = rowOf.get(contentId);
        if (row === undefined || isSeen[row] === 1) continue;
        isSeen[row] = 1;
        rows.push(row);
      }
      const distances = rows.map((row) => {
        const distanceM = origin ? distanceFrom(origin, row) : 0;
        return Number.isNaN(distanceM) ? Infinity : distanceM;
      });
      return { rows: Uint32Array.from(rows), distancesM: Float64Array.from(distances) };
    },
  };
}
