import { RADIANS_PER_DEGREE, toDistanceM, type Point } from './distance';
import type { Grid, Stretch } from './grid';

/** Where in the grid some places lie, and beside each how far it is. */
export interface Measured {
  items: Uint32Array;
  distancesM: Float64Array;
}

/** Measures every place of the stretches exactly, and keeps those within `radiusM` metres of the centre, in the order of the grid. */
export function measure(
  { mapx, mapy, cosines }: Grid,
  stretches: readonly Stretch[],
  centre: Point,
  radiusM: number,
): Measured {
  const most = stretches.reduce((sum, [from, to]) => sum + to - from, 0);
  const items = new Uint32Array(most);
  const distancesM = new Float64Array(most);
  const cosine = Math.cos(centre.mapy * RADIANS_PER_DEGREE);
  let count = 0;
  for (const [from, to] of stretches) {
    for (let at = from; at < to; at += 1) {
      const dx = (mapx[at] ?? 0) - centre.mapx;
      const dy = (mapy[at] ?? 0) - centre.mapy;
      const distanceM = toDistanceM(dx, dy, cosine, cosines[at] ?? 0);
      if (distanceM > radiusM) continue;
      items[count] = at;
      distancesM[count] = distanceM;
      count += 1;
    }
  }
  return { items: items.subarray(0, count), distancesM: distancesM.subarray(0, count) };
}
