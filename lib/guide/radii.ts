/** The walking distances a visitor can choose, in metres (specification section 9). */
export const RADII_M = [500, 1000, 2000] as const;
export type RadiusM = (typeof RADII_M)[number];

/**
 * Metres of straight line walked in a minute: a comfortable 84 m (1.4 m/s; Bohannon 1997, Age and Ageing 26) of which
 * corners and crossings take a fifth. It is also the 4 km/h by which Korean maps count.
 */
const WALK_M_PER_MINUTE = 67;

/** Whole minutes it takes to walk a distance (metres) in a straight line. */
export function toWalkMinutes(distanceM: number): number {
  return Math.round(distanceM / WALK_M_PER_MINUTE);
}
