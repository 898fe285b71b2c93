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
   * Listed places within a radius (42 km at most), nearest first; ties in the order of all places.
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

/**
 * Distances that differ by less are ties. With at most 2 ** 21 rows, a distance up to 42 km and a
 * row fit into one number.
 */
const DISTANCE_RESOLUTION_M = 1e-5;
const MAX_ROWS = 2 ** 21;

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
      const candidates = tree.range(...toBoundingBox(origin, radiusM));
      // Numbers that sort by distance, then row: sorting thousands of objects would take four times
      // as long.
      const keys = new Float64Array(candidates.length);
      let length = 0;
      for (const at of candidates) {
        const row = onMap[at] ?? NaN;
        const distanceM = distanceFrom(origin, row);
        if (distanceM > radiusM) continue;
        keys[length] = Math.round(distanceM / DISTANCE_RESOLUTION_M) * MAX_ROWS + row;
        length += 1;
      }
      const rows = new Uint32Array(length);
      const distancesM = new Float64Array(length);
      for (const [at, key] of keys.subarray(0, length).sort().entries()) {
        rows[at] = key % MAX_ROWS;
        distancesM[at] = distanceFrom(origin, key % MAX_ROWS);
      }
      return { rows, distancesM };
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
