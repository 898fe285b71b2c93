import { UNKNOWN_RISK, type PlaceBlock } from '../classify/packed-place';
import type { DietaryRestrictions } from '../needs/need';

/**
 * Usual risk of rows of a block, the highest of the severe allergies; null where nobody has one, or
 * the block knows no risks. It orders a list and changes no verdict.
 *
 * @example
 * const block = { getRisk: () => 1 }
 * createRiskReader(block, [{ allergies: ['egg'], severe: ['egg'] }])(0) // => 1
 * createRiskReader(block, [{ allergies: ['egg'] }]) // => null
 */
export function createRiskReader(
  block: Pick<PlaceBlock, 'getRisk'>,
  profiles: readonly (DietaryRestrictions | undefined)[],
): ((row: number) => number) | null {
  const codes = [...new Set(profiles.flatMap((profile) => profile?.severe ?? []))];
  if (codes.length === 0 || !block.getRisk) return null;
  return (row) => Math.max(...codes.map((code) => block.getRisk?.(row, code) ?? UNKNOWN_RISK));
}
