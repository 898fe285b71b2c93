import 'server-only';
import type { Point } from '@kioot/engine/geo';
import { mapYielding } from '../../cooperative';
import type { PlaceIndex, PlaceRows } from '../../places/place-index';
import type { ListRanker } from './list-ranker';
import type { RankedPlace } from './run-search';

/** Geographic center of Seoul, on Namsan; the farthest corner of the city is 24 km away. */
const SEOUL_CENTER = { mapx: 126.9882, mapy: 37.5512 };
const SEOUL_RADIUS_M = 25_000;

/** Rows ranked at a time; the register has 167,659. */
const BATCH_ROWS = 2000;

/** All listed places of Seoul, with distances from a point. */
export function getWholeCity(index: PlaceIndex, origin: Point): PlaceRows {
  const { rows } = index.getWithin(SEOUL_CENTER, SEOUL_RADIUS_M);
  return index.getByIds(Array.from(rows, index.getContentId), origin);
}

/**
 * Matches with a known menu, nearest first; for a party those where everyone finds something. Yields
 * to other requests.
 */
export async function rankByDistance(
  index: PlaceIndex,
  { rows, distancesM }: PlaceRows,
  { rank }: Pick<ListRanker, 'rank'>,
): Promise<RankedPlace[]> {
  const starts = Array.from(
    { length: Math.ceil(rows.length / BATCH_ROWS) },
    (_, at) => at * BATCH_ROWS,
  );
  const batches = await mapYielding(starts, (start) => {
    const end = start + BATCH_ROWS;
    const batch = { rows: rows.subarray(start, end), distancesM: distancesM.subarray(start, end) };
    const { order, fits, partyFits } = rank(index.verdicts, batch);
    return order.flatMap((at, position) => {
      const fit = fits[position] ?? 'none';
      const partyFit = partyFits?.[position];
      if (fit === 'unknown' || fit === 'none') return [];
      return [{ at: start + at, fit, ...(partyFit ? { partyFit } : {}) }];
    });
  });
  const getDistanceM = ({ at }: { at: number }) => distancesM[at] ?? Infinity;
  return batches
    .flat()
    .sort((one, other) => getDistanceM(one) - getDistanceM(other))
    .map(({ at, ...fit }) => ({ contentId: index.getContentId(rows[at] ?? NaN), ...fit }));
}
