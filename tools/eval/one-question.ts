import type { DishFacts, Engine } from '@kioot/engine';
import { classifyAsMenu } from './classify-as-menu';
import type { DishNameKind, DishRow } from './labeled-sets';
import type { Share } from './shares';

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
  const toLine = ({ row, facts }: (typeof answers)[number]) =>
    `${row.dish}: ${facts.vegan} (${facts.contains.join(', ')})`;
  const found = FOUND_BARS.map(([kind, limit]): Share => {
    const vegan = answers.filter(({ row }) => row.kind === kind && row.expected.vegan === 'yes');
    const missed = vegan.filter(({ facts }) => facts.vegan !== 'yes' && !isOneQuestionAway(facts));
    return {
      what: `one question: vegan dishes found (${kind})`,
      count: vegan.length - missed.length,
      total: vegan.length,
      bar: { kind: 'at least', limit },
      mistakes: missed.map(toLine),
    };
  });
  const away = answers.filter(
    ({ row, facts }) => isOneQuestionAway(facts) && row.expected.vegan !== 'unknown',
  );
  const never = away.filter(({ row }) => row.expected.vegan === 'no');
  return [
    ...found,
    {
      what: 'one question: never vegan among them',
      count: never.length,
      total: away.length,
      bar: { kind: 'at most', limit: NEVER_VEGAN_LIMIT },
      mistakes: never.map(
        ({ row, facts }) => `${row.dish}: no, one question (${facts.veganQuestion})`,
      ),
    },
  ];
}
