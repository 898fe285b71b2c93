/** Half a kilometer each. */
const BANDS_PER_DEGREE = 200;

interface Position {
  readonly mapx: number | null;
  readonly mapy: number | null;
}

/**
 * Order in which places are written: bands of half a kilometer from south to north, each from west to east. A search reads
 * neighbors, and rows that were written together lie on the same pages of a table.
 */
export function compareByBand(one: Position, other: Position): number {
  return toBand(one) - toBand(other) || (one.mapx ?? 0) - (other.mapx ?? 0);
}

const toBand = ({ mapy }: Position): number => Math.floor((mapy ?? 0) * BANDS_PER_DEGREE);
