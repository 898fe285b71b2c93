import { toAllergenPresences, type Engine } from '@kioot/engine';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import type { PrintedVerdict } from '../../scripts/engine/printed-verdict';
import { classifyAsMenu } from './classify-as-menu';
import type { DishRow } from './labeled-sets';
import type { Share } from './shares';

type Labels = Partial<Record<Allergen, PrintedVerdict>>;

interface AllergenPair {
  id: string;
  expected: PrintedVerdict;
  got: PrintedVerdict;
}

const isWarnedOf = (word: PrintedVerdict): boolean => word === 'yes' || word === 'maybe';

/** Allergen labels of a row: the explicit ones, and those implied by egg, dairy and meats. */
function toLabels({ allergens, ...label }: DishRow['expected']): Labels {
  const { egg, dairy, pork, chicken, beef, fish, seafood } = label;
  return {
    ...{ egg, milk: dairy, pork, chicken, beef, fish },
    ...(fish === 'no' && { mackerel: 'no' }),
    ...(seafood === 'no' && { crab: 'no', shrimp: 'no', squid: 'no', shellfish: 'no' }),
    ...allergens,
  };
}

function toPairs(engine: Engine, { dish, expected }: DishRow): AllergenPair[] {
  const labels = toLabels(expected);
  const got = toAllergenPresences(classifyAsMenu(engine, dish));
  return ALLERGENS.flatMap((code) => {
    const label = labels[code];
    return label === undefined || label === 'unknown'
      ? []
      : [{ id: `${dish} (${code})`, expected: label, got: got[code] }];
  });
}

function toShare(
  what: string,
  pairs: readonly AllergenPair[],
  counts: (pair: AllergenPair) => boolean,
  bar: NonNullable<Share['bar']>,
): Share {
  const counted = pairs.filter(counts);
  const wrong = bar.kind === 'at least' ? pairs.filter((pair) => !counts(pair)) : counted;
  const mistakes = wrong.map(({ id, expected, got }) => `${id}: expected ${expected}, got ${got}`);
  return { what, count: counted.length, total: pairs.length, bar, mistakes };
}

/** Share of labeled allergens that are warned of, of `no` that hides one, and of false warnings. */
export function measureAllergens(engine: Engine, rows: readonly DishRow[]): Share[] {
  const pairs = rows.flatMap((row) => toPairs(engine, row));
  const getLabeledPairs = (word: PrintedVerdict) =>
    pairs.filter(({ expected }) => expected === word);
  return [
    toShare(
      'allergens: in the dish, warned of',
      getLabeledPairs('yes'),
      ({ got }) => isWarnedOf(got),
      {
        kind: 'at least',
        limit: 0.9,
      },
    ),
    toShare(
      'allergens: a no that the label contradicts',
      pairs.filter(({ got }) => got === 'no'),
      ({ expected }) => isWarnedOf(expected),
      { kind: 'at most', limit: 0.08 },
    ),
    toShare(
      'allergens: not in the dish, warned of',
      getLabeledPairs('no'),
      ({ got }) => isWarnedOf(got),
      {
        kind: 'at most',
        limit: 0.35,
      },
    ),
  ];
}

/** Share of dishes whose heat is as labeled. */
export function measureSpice(engine: Engine, rows: readonly DishRow[]): Share {
  const labeledDishes = rows.flatMap(({ dish, expected: { spice } }) =>
    spice ? [{ dish, spice, got: classifyAsMenu(engine, dish).spice }] : [],
  );
  const wrong = labeledDishes.filter(({ spice, got }) => got !== spice);
  return {
    what: 'spice: as labeled',
    count: labeledDishes.length - wrong.length,
    total: labeledDishes.length,
    bar: null,
    mistakes: wrong.map(({ dish, spice, got }) => `${dish}: expected ${spice}, got ${got}`),
  };
}
