import { describe, expect, it } from '@jest/globals';
import { createSubstanceMatcher, type Preference, type SubstanceVerdict } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const { substances } = getLexicon();

/** Substances of the lexicon that a need forbids, and those it asks about. */
function verdictsOf(need: Preference): Record<'no' | 'ask', string[]> {
  const match = createSubstanceMatcher(need);
  const named = (verdict: SubstanceVerdict) =>
    substances.filter((substance) => match(substance) === verdict).map(({ name }) => name);
  return { no: named('no'), ask: named('ask') };
}

const LAND = ['chicken', 'pork', 'beef', 'lamb', 'duck'];
const SEAFOOD = ['seafood', 'shrimp', 'crab', 'lobster', 'squid', 'octopus', 'shellfish'];
const FISH = ['fish', 'anchovy', 'mackerel'];
const ANIMALS = [...LAND, ...FISH, ...SEAFOOD, 'meat', 'game', 'insect', 'gelatin', 'blood'];

describe('forbidden and questionable substances', () => {
  it.each<[Preference, Partial<ReturnType<typeof verdictsOf>>]>([
    [{ kind: 'any' }, {}],
    [{ kind: 'strictVegan' }, { no: [...ANIMALS, 'egg', 'dairy', 'honey'] }],
    [{ kind: 'lactoOvo' }, { no: ANIMALS }],
    [
      { kind: 'halal' },
      {
        no: ['pork', 'blood', 'alcohol'],
        ask: ['chicken', 'beef', 'lamb', 'duck', 'meat', 'game', 'insect', 'gelatin'],
      },
    ],
    [
      { kind: 'meats', meats: ['chicken', 'pork', 'beef', 'lamb', 'duck'] },
      { no: [...FISH, ...SEAFOOD] },
    ],
  ])('of the need %j', (need, verdicts) => {
    expect(verdictsOf(need)).toEqual({ no: [], ask: [], ...verdicts });
  });
});
