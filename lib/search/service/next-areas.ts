import 'server-only';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { AREAS, type Area, type RadiusM } from '../../areas';
import type { PlaceIndex } from '../../places/place-index';
import type { Alternatives } from './run-search';

/** Largest radius: an area is offered after every radius around the origin found nothing. */
export const AREA_RADIUS_M: RadiusM = 2000;
const MAX_AREAS = 3;

/** Areas elsewhere, nearest first. */
export function getAreasByDistance(origin: Point): { area: Area; distanceM: number }[] {
  return AREAS.map((area) => ({ area, distanceM: getDistanceM(origin, area) }))
    .filter(({ distanceM }) => distanceM > 0)
    .sort((one, other) => one.distanceM - other.distanceM);
}

/**
 * Nearest areas with matches. Each has one that no nearer area has: circles of 2 km overlap, and
 * Bukchon and Hanok Village are one point.
 */
export function findNextAreas(
  index: PlaceIndex,
  matchingIds: readonly string[],
  origin: Point,
): Alternatives['areas'] {
  const offeredIds = new Set<string>();
  const found: Alternatives['areas'] = [];
  for (const { area, distanceM } of getAreasByDistance(origin)) {
    const { distancesM } = index.getByIds(matchingIds, area);
    const ids = matchingIds.filter((_, at) => (distancesM[at] ?? Infinity) <= AREA_RADIUS_M);
    if (ids.every((contentId) => offeredIds.has(contentId))) continue;
    for (const contentId of ids) offeredIds.add(contentId);
    const count = ids.length;
    found.push({ area: area.id, radius: AREA_RADIUS_M, count, distanceM: Math.round(distanceM) });
    if (found.length === MAX_AREAS) break;
  }
  return found;
}
