import type { RankedList } from './rank';

/**
 * Positions of a ranked list with places that no list has had of late behind those known to be alive,
 * and before those that match nobody for sure or in doubt (`withAge`).
 * @param isOld of an index into the candidates
 *
 * @example
 * sinkOld({ order: [7, 8, 9], fits: ['only', 'maybe', 'unknown'] }, (at) => at === 7) // => [1, 0, 2]
 */
export function sinkOld({ order, fits }: RankedList, isOld: (at: number) => boolean): number[] {
  const toRank = (at: number, position: number): number => {
    const fit = fits[position];
    if (fit === 'unknown' || fit === 'none') return 2;
    return isOld(at) ? 1 : 0;
  };
  const ranks = order.map(toRank);
  return [...order.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}
