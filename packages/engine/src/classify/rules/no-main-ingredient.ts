import type { Example, IngredientEvidence } from './rule';

/** Drops possible ingredients of a name without a dish: 볶음 alone does not imply oyster sauce. */
export function dropPossibleWithoutMain(
  evidence: readonly IngredientEvidence[],
  hasAnyMain: boolean,
): readonly IngredientEvidence[] {
  return hasAnyMain ? evidence : evidence.filter(({ certainty }) => certainty !== 'maybe');
}

export const EXAMPLES: readonly Example[] = [
  { dish: '볶음', vegan: 'unknown', has: { seafood: 'unknown' } },
  { dish: '공심채볶음', vegan: 'ask' },
];
