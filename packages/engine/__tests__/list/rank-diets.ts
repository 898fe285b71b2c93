import {
  createRanker,
  type DietaryRestrictions,
  type Preference,
  type PreferenceMatch,
  type PlaceFacts,
} from '../../src';

/** Restaurant to rank. */
export interface Candidate {
  diet: PlaceFacts;
  distanceM: number;
  hasHours?: boolean;
  isBranch?: boolean;
}

/** Ranks restaurants like a search ranks the rows of its index, each with its match. */
export function rankDiets<C extends Candidate>(
  candidates: readonly C[],
  preference: Preference,
  restrictions?: DietaryRestrictions,
): (C & { match: PreferenceMatch })[] {
  const at = (row: number): C => {
    const candidate = candidates[row];
    if (!candidate) throw new RangeError(`There is no candidate ${row}.`);
    return candidate;
  };
  const block = {
    length: candidates.length,
    getDiet: (row: number) => at(row).diet,
    hasHours: (row: number) => at(row).hasHours ?? false,
  };
  const { rank, match } = createRanker(preference, restrictions);
  const { order } = rank(
    block,
    {
      rows: candidates.map((_, row) => row),
      distancesM: candidates.map(({ distanceM }) => distanceM),
    },
    (row) => at(row).isBranch ?? false,
  );
  return order.map((row) => ({ ...at(row), match: match(at(row).diet) }));
}
