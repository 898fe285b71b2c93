import { getDistanceM, type Point } from '@kioot/engine/geo';
import type { WordsOf } from '../i18n/words';
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

type Words = WordsOf<'words'>;

/** "350 m", "1.2 km"; to ten metres, since nothing more is known. */
export function toDistanceWords(t: Words, distanceM: number): string {
  const m = Math.round(distanceM / STEP_M) * STEP_M;
  return m < KILOMETRE_M
    ? t('metres', { m: String(m) })
    : t('kilometres', { km: (distanceM / KILOMETRE_M).toFixed(1) });
}

/** "350 m · 6 min walk". */
export function toWalkWords(t: Words, distanceM: number): string {
  return t('walk', {
    distance: toDistanceWords(t, distanceM),
    minutes: Math.max(1, toWalkMinutes(distanceM)),
  });
}
