import { getDistanceM, type Point } from '../engine/geo/distance';
import type { Restaurant } from '../search/contract';

/**
 * Metres of straight line walked in a minute: a comfortable 84 m (1.4 m/s; Bohannon 1997, Age and Ageing 26) of which
 * corners and crossings take a fifth. It is also the 4 km/h by which Korean maps count.
 */
const WALK_M_PER_MINUTE = 67;

/** Whole minutes it takes to walk a distance (metres) in a straight line. */
export function toWalkMinutes(distanceM: number): number {
  return Math.round(distanceM / WALK_M_PER_MINUTE);
}

const STEP_M = 10;
const KILOMETRE_M = 1000;

/** How far a restaurant is from a point in metres, or null when it does not say where it is. */
export function getRestaurantDistanceM(from: Point, { mapx, mapy }: Restaurant): number | null {
  return mapx === undefined || mapy === undefined ? null : getDistanceM(from, { mapx, mapy });
}

/** "350 m", "1.2 km"; to ten metres, since nothing more is known. */
export function toDistanceWords(distanceM: number): string {
  const rounded = Math.round(distanceM / STEP_M) * STEP_M;
  return rounded < KILOMETRE_M ? `${rounded} m` : `${(distanceM / KILOMETRE_M).toFixed(1)} km`;
}

/** "350 m · 6 min walk". */
export function toWalkWords(distanceM: number): string {
  return `${toDistanceWords(distanceM)} · ${Math.max(1, toWalkMinutes(distanceM))} min walk`;
}
