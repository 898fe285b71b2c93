import {
  createRanker,
  type Avoided,
  type KnownHours,
  type Preference,
  type PreferenceMatch,
  type RestaurantDiet,
} from '../../src';

/** A restaurant to rank; `unknown` hours if not given. */
export interface Candidate {
  diet: RestaurantDiet;
  distanceM: number;
  hours?: KnownHours;
}

/** Ranks restaurants one by one as a search ranks the rows of its index, each with its match. */
export function rankDiets<C extends Candidate>(
  candidates: readonly C[],
  preference: Preference,
  avoided?: Avoided,
): (C & { match: PreferenceMatch })[] {
  const at = (row: number): C => {
    const candidate = candidates[row];
    if (!candidate) throw new RangeError(`There is no candidate ${row}.`);
    return candidate;
  };
  const block = {
    length: candidates.length,
    getDiet: (row: number) => at(row).diet,
    hasHours: (row: number) => (at(row).hours ?? 'unknown') !== 'unknown',
  };
  const { rank, match } = createRanker(preference, avoided);
  const { order } = rank(
    block,
    {
      rows: candidates.map((_, row) => row),
      distancesM: candidates.map(({ distanceM }) => distanceM),
    },
    (row) => at(row).hours ?? 'unknown',
  );
  return order.map((row) => ({ ...at(row), match: match(at(row).diet) }));
}
