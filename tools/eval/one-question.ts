import type { DishFacts, Engine } from '@kioot/engine';
import { classifyAsMenu } from './classify-as-menu';
import type { DishNameKind, DishRow } from './labeled-sets';
import { toRightShare, toWrongShare, type Share } from './shares';

/** Minimum share of vegan dishes that are `yes` or one question away, per kind of name. */
const FOUND_BARS: readonly (readonly [DishNameKind, number])[] = [
  ['ordinary', 0.85],
  ['rare', 0.6],
];
/** Maximum share of never-vegan dishes among those one question away. */
const NEVER_VEGAN_LIMIT = 0.01;

const isOneQuestionAway = ({ vegan, veganQuestion }: DishFacts): boolean =>
  vegan === 'ask' && veganQuestion !== undefined;

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
    ({ row, facts }) => `${row.dish}: no, one question (${facts.veganQuestion})`,
    NEVER_VEGAN_LIMIT,
  );
  return [...found, never];
}
