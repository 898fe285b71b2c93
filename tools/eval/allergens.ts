import { toAllergens, type Engine } from '@kioot/engine';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import type { Word } from '../../scripts/engine/words';
import { classifyText } from './door';
import type { DishRow } from './sets';
import type { Share } from './shares';

type Labels = Partial<Record<Allergen, Word>>;

interface Pair {
  id: string;
  expected: Word;
  got: Word;
}

const isWarned = (word: Word): boolean => word === 'yes' || word === 'maybe';

/** What a row says of allergens: what is written down as such, and what its egg, dairy and meats say as well. */
function toLabels({ allergens, ...label }: DishRow['expected']): Labels {
  const { egg, dairy, pork, chicken, beef, fish, seafood } = label;
  return {
    ...{ egg, milk: dairy, pork, chicken, beef, fish },
    ...(fish === 'no' && { mackerel: 'no' }),
    ...(seafood === 'no' && { crab: 'no', shrimp: 'no', squid: 'no', shellfish: 'no' }),
    ...allergens,
  };
}

function toPairs(engine: Engine, { dish, expected }: DishRow): Pair[] {
  const labels = toLabels(expected);
  const got = toAllergens(classifyText(engine, dish));
  return ALLERGENS.flatMap((code) => {
    const label = labels[code];
    return label === undefined || label === 'unknown'
      ? []
      : [{ id: `${dish} (${code})`, expected: label, got: got[code] }];
  });
}

function toShare(
  what: string,
  pairs: readonly Pair[],
  counts: (pair: Pair) => boolean,
  bar: NonNullable<Share['bar']>,
): Share {
  const counted = pairs.filter(counts);
  const wrong = bar.kind === 'at least' ? pairs.filter((pair) => !counts(pair)) : counted;
  const mistakes = wrong.map(({ id, expected, got }) => `${id}: expected ${expected}, got ${got}`);
  return { what, count: counted.length, total: pairs.length, bar, mistakes };
}

/** How many of the labelled allergens are warned of, how many a `no` hides, and how many warnings are for nothing. */
export function measureAllergens(engine: Engine, rows: readonly DishRow[]): Share[] {
  const pairs = rows.flatMap((row) => toPairs(engine, row));
  const labelled = (word: Word) => pairs.filter(({ expected }) => expected === word);
  return [
    toShare('allergens: in the dish, warned of', labelled('yes'), ({ got }) => isWarned(got), {
      kind: 'at least',
      limit: 0.9,
    }),
    toShare(
      'allergens: a no that the label contradicts',
      pairs.filter(({ got }) => got === 'no'),
      ({ expected }) => isWarned(expected),
      { kind: 'at most', limit: 0.08 },
    ),
    toShare('allergens: not in the dish, warned of', labelled('no'), ({ got }) => isWarned(got), {
      kind: 'at most',
      limit: 0.35,
    }),
  ];
}

/** Whether a dish is as hot as it is labelled. */
export function measureSpice(engine: Engine, rows: readonly DishRow[]): Share {
  const labelled = rows.flatMap(({ dish, expected: { spice } }) =>
    spice ? [{ dish, spice, got: classifyText(engine, dish).spice }] : [],
  );
  const wrong = labelled.filter(({ spice, got }) => got !== spice);
  return {
    what: 'spice: as labelled',
    count: labelled.length - wrong.length,
    total: labelled.length,
    bar: null,
    mistakes: wrong.map(({ dish, spice, got }) => `${dish}: expected ${spice}, got ${got}`),
  };
}
