import { toAllergenPresences, type Engine } from '@kioot/engine';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import type { PrintedVerdict } from '../../scripts/engine/printed-verdict';
import { classifyAsMenu } from './classify-as-menu';
import type { DishRow } from './labeled-sets';
import { toRightShare, toWrongShare, type Share } from './shares';

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

const toLine = ({ id, expected, got }: { id: string; expected: string; got: string }): string =>
  `${id}: expected ${expected}, got ${got}`;

/** Share of labeled allergens that are warned of, of `no` that hides one, and of false warnings. */
export function measureAllergens(engine: Engine, rows: readonly DishRow[]): Share[] {
  const pairs = rows.flatMap((row) => toPairs(engine, row));
  const isWarned = ({ got }: AllergenPair) => isWarnedOf(got);
  const present = pairs.filter(({ expected }) => expected === 'yes');
  const denied = pairs.filter(({ got }) => got === 'no');
  const absent = pairs.filter(({ expected }) => expected === 'no');
  return [
    toRightShare('allergens: in the dish, warned of', present, isWarned, toLine, 0.9),
    toWrongShare(
      'allergens: a no that the label contradicts',
      denied,
      ({ expected }) => isWarnedOf(expected),
      toLine,
      0.08,
    ),
    toWrongShare('allergens: not in the dish, warned of', absent, isWarned, toLine, 0.35),
  ];
}

/** Share of dishes whose heat is as labeled. */
export function measureSpice(engine: Engine, rows: readonly DishRow[]): Share {
  const answers = rows.flatMap(({ dish, expected: { spice } }) =>
    spice ? [{ id: dish, expected: spice, got: classifyAsMenu(engine, dish).spice }] : [],
  );
  return toRightShare(
    'spice: as labeled',
    answers,
    ({ expected, got }) => got === expected,
    toLine,
  );
}
