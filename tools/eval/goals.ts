import { readMenu, toAllergenPresences, type DishFacts, type Engine } from '@kioot/engine';
import { classifyEatingAlone } from '@kioot/engine/lexicon';
import { ALLERGENS, type Allergen } from '@kioot/engine/needs';
import type { PrintedVerdict } from '../../scripts/engine/printed-verdict';
import { classifyAsMenu } from './classify-as-menu';
import type { DishNameKind, DishRow, SoloRow } from './labeled-sets';
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

/** Minimum share of vegan dishes that are `yes` or one question away, per kind of name. */
const FOUND_BARS: readonly (readonly [DishNameKind, number])[] = [
  ['ordinary', 0.85],
  ['rare', 0.6],
];
/** Maximum share of never-vegan dishes among those one question away. */
const NEVER_VEGAN_LIMIT = 0.01;

const isOneQuestionAway = ({ questions }: DishFacts): boolean =>
  questions.strictVegan !== undefined;

/** Vegan dishes found with at most one question, and dishes that no question makes vegan. */
export function measureOneQuestion(engine: Engine, rows: readonly DishRow[]): Share[] {
  const answers = rows.map((row) => ({ row, facts: classifyAsMenu(engine, row.dish) }));
  const found = FOUND_BARS.map(([kind, limit]) =>
    toRightShare(
      `one question: vegan dishes found (${kind})`,
      answers.filter(({ row }) => row.kind === kind && row.expected.vegan === 'yes'),
      ({ facts }) => facts.vegan === 'yes' || isOneQuestionAway(facts),
      ({ row, facts }) => `${row.dish}: ${facts.vegan} (${facts.contains.join(', ')})`,
      limit,
    ),
  );
  const never = toWrongShare(
    'one question: never vegan among them',
    answers.filter(
      ({ row, facts }) => isOneQuestionAway(facts) && row.expected.vegan !== 'unknown',
    ),
    ({ row }) => row.expected.vegan === 'no',
    ({ row, facts }) => `${row.dish}: no, one question (${facts.questions.strictVegan})`,
    NEVER_VEGAN_LIMIT,
  );
  return [...found, never];
}

/**
 * Shares of restaurants for one and from two: of those called so the rightly called (precision), of
 * those labeled so the found (recall). A wrong `one` sends a guest to a door in vain: none may be.
 */
export function measureEatingAlone(rows: readonly SoloRow[]): Share[] {
  const answers = rows.map((row) => {
    const { kind, reason } = classifyEatingAlone({ title: row.title, items: readMenu(row) });
    const because = reason ? `${reason.dish}, ${reason.form}` : 'no reason given';
    const id = `${row.contentId} ${row.title}`;
    const line = `${id}: expected ${row.expected}, got ${kind} (${because})`;
    return { expected: row.expected, got: kind, line };
  });
  type Answer = (typeof answers)[number];
  const isRight = ({ expected, got }: Answer) => expected === got;
  const toLine = ({ line }: Answer) => line;
  const toShare = (what: string, counted: readonly Answer[], atLeast?: number): Share =>
    toRightShare(`eating alone: ${what}`, counted, isRight, toLine, atLeast);
  return [
    ...(['one', 'two'] as const).flatMap((kind) => [
      toShare(
        `called ${kind}, labeled so`,
        answers.filter(({ got }) => got === kind),
        kind === 'one' ? 1 : undefined,
      ),
      toShare(
        `labeled ${kind}, called so`,
        answers.filter(({ expected }) => expected === kind),
      ),
    ]),
    toShare('as labeled', answers),
  ];
}
