import { describe, expect, it } from '@jest/globals';
import { toRuling, type Need, type Ruling } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const { substances } = getLexicon();

/** The substances of the lexicon that a need forbids, and those that it wants to be asked about. */
function rulingsOf(need: Need): Record<'forbidden' | 'ask', string[]> {
  const ruling = toRuling(need);
  const ruled = (as: Ruling) =>
    substances.filter((substance) => ruling(substance) === as).map(({ name }) => name);
  return { forbidden: ruled('forbidden'), ask: ruled('ask') };
}

const LAND = ['chicken', 'pork', 'beef', 'lamb', 'duck'];
const SEAFOOD = ['seafood', 'shrimp', 'crab', 'lobster', 'squid', 'octopus', 'shellfish'];
const FISH = ['fish', 'anchovy', 'mackerel'];
const ANIMALS = [...LAND, ...FISH, ...SEAFOOD, 'meat', 'game', 'insect', 'gelatin'];

describe('what a need says of a substance', () => {
  it.each<[Need, Partial<ReturnType<typeof rulingsOf>>]>([
    [{ kind: 'any' }, {}],
    [{ kind: 'strictVegan' }, { forbidden: [...ANIMALS, 'egg', 'dairy', 'honey'] }],
    [{ kind: 'lactoOvo' }, { forbidden: ANIMALS }],
    [
      { kind: 'halal' },
      {
        forbidden: ['pork', 'alcohol'],
        ask: ['chicken', 'beef', 'lamb', 'duck', 'meat', 'game', 'insect', 'gelatin'],
      },
    ],
    [
      { kind: 'meats', meats: ['chicken', 'pork', 'beef', 'lamb', 'duck'] },
      { forbidden: [...FISH, ...SEAFOOD] },
    ],
    [{ kind: 'allergy', substances: ['egg', 'peanut'] }, { forbidden: ['egg', 'peanut'] }],
    [{ kind: 'allergy', substances: ['seafood'] }, { forbidden: SEAFOOD }],
  ])('%j', (need, rulings) => {
    expect(rulingsOf(need)).toEqual({ forbidden: [], ask: [], ...rulings });
  });
});
