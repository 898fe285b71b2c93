import { getDistanceM, type Point } from '@kioot/engine/geo';
import type { Translator } from '../i18n/translator';
import type { PlaceCard } from '../search/contract/rec-contract';

/**
 * Walking speed in meters per minute: the 80 m of Japanese and Korean listings, below the
 * comfortable 84 m (1.4 m/s; Bohannon 1997, Age and Ageing 26).
 */
const WALK_M_PER_MINUTE = 80;
/** Street distance per straight-line distance (Ballou et al. 2002, Transportation Research A 36). */
const DETOUR_FACTOR = 1.3;

/**
 * Whole minutes to walk a straight-line distance (meters).
 * @example toWalkMinutes(500) // 8, for 650 m of streets
 */
export function toWalkMinutes(distanceM: number): number {
  return Math.round((distanceM * DETOUR_FACTOR) / WALK_M_PER_MINUTE);
}

const ROUNDING_M = 10;
const KILOMETER_M = 1000;

/** Meters from a point to a restaurant; null without coordinates. */
export function getRestaurantDistanceM(from: Point, { mapx, mapy }: PlaceCard): number | null {
  return mapx === undefined || mapy === undefined ? null : getDistanceM(from, { mapx, mapy });
}

type Translate = Translator<'words'>;

/** "350 m", "1.2 km"; rounded to 10 m. */
export function formatDistance(t: Translate, distanceM: number): string {
  const m = Math.round(distanceM / ROUNDING_M) * ROUNDING_M;
  return m < KILOMETER_M
    ? t('metres', { m: String(m) })
    : t('kilometres', { km: (distanceM / KILOMETER_M).toFixed(1) });
}

/** "350 m" from a point to a restaurant, "~350 m" to an interpolated position; null without coordinates. */
export function formatRestaurantDistance(
  t: Translate,
  from: Point,
  restaurant: PlaceCard,
): string | null {
  const distanceM = getRestaurantDistanceM(from, restaurant);
  if (distanceM === null) return null;
  const distance = formatDistance(t, distanceM);
  return restaurant.errorM === undefined ? distance : t('aboutDistance', { distance });
}

/** Longest walk in minutes given in minutes. */
const MAX_WALK_MINUTES = 90;

/** "6 min walk" from a point to a restaurant, its distance where one would not walk; null without coordinates. */
export function formatMinutesOnFoot(
  t: Translate,
  from: Point,
  restaurant: PlaceCard,
): string | null {
  const distanceM = getRestaurantDistanceM(from, restaurant);
  if (distanceM === null) return null;
  const minutes = Math.max(1, toWalkMinutes(distanceM));
  if (minutes > MAX_WALK_MINUTES) return formatDistance(t, distanceM);
  const walk = t('minutesOnFoot', { minutes });
  return restaurant.errorM === undefined ? walk : t('aboutDistance', { distance: walk });
}

/** "350 m · 6 min walk"; "~350 m" where the position is interpolated. */
export function formatWalk(t: Translate, distanceM: number, isApproximate = false): string {
  const distance = formatDistance(t, distanceM);
  return t('walk', {
    distance: isApproximate ? t('aboutDistance', { distance }) : distance,
    minutes: Math.max(1, toWalkMinutes(distanceM)),
  });
}
