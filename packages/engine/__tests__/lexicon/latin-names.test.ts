import { expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { pairs } from '../../eval/latin-names.json';

const { classifyDish } = createEngine(getLexicon());
const RANKS = { no: 0, ask: 1, unknown: 1, yes: 2 } as const;

it.each(pairs)('%s is no milder than %s', (latin = '', korean = '') => {
  const [read, meant] = [classifyDish(latin), classifyDish(korean)];
  for (const diet of ['vegan', 'lactoOvo'] as const)
    expect(`${diet}: ${Math.max(RANKS[read[diet]], RANKS[meant[diet]])}`).toBe(
      `${diet}: ${RANKS[meant[diet]]}`,
    );
});
