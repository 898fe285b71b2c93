import { createHash } from 'node:crypto';

/**
 * Shuffles rows with different keys. The position of a row depends only on its key and the seed, so
 * that a new row moves no other.
 */
export function shuffle<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  seed: string,
): Row[] {
  return rows
    .map((row) => ({
      row,
      hash: createHash('sha256')
        .update(`${seed} ${keyOf(row)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ row }) => row);
}
