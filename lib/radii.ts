/**
 * Search radii in meters (specification section 9). A module of its own, so that lists do not load
 * the areas.
 */
export const RADII_M = [500, 1000, 2000] as const;
export type RadiusM = (typeof RADII_M)[number];
