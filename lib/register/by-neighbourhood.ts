/** Half a kilometre. */
const BANDS_A_DEGREE = 200;

interface Position {
  readonly mapx: number | null;
  readonly mapy: number | null;
}

/**
 * The order in which places are written: bands of half a kilometre from south to north, each from west to east. A search reads
 * what lies close to each other, and rows that were written together lie on the same pages of a table.
 */
export function byNeighbourhood(one: Position, other: Position): number {
  return toBand(one) - toBand(other) || (one.mapx ?? 0) - (other.mapx ?? 0);
}

const toBand = ({ mapy }: Position): number => Math.floor((mapy ?? 0) * BANDS_A_DEGREE);
