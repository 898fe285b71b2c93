/** Bands of about half a kilometer. */
const BANDS_PER_DEGREE = 200;

interface Position {
  readonly mapx: number | null;
  readonly mapy: number | null;
}

/**
 * Spatial write order: bands of half a kilometer from south to north, each from west to east.
 * Neighbors share pages of the table, which speeds up searches.
 */
export function compareByBand(one: Position, other: Position): number {
  return toBand(one) - toBand(other) || (one.mapx ?? 0) - (other.mapx ?? 0);
}

const toBand = ({ mapy }: Position): number => Math.floor((mapy ?? 0) * BANDS_PER_DEGREE);
