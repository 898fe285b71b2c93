/** The walking distances a visitor can choose, in metres (specification section 9). Apart from the areas, which no list needs. */
export const RADII_M = [500, 1000, 2000] as const;
export type RadiusM = (typeof RADII_M)[number];
