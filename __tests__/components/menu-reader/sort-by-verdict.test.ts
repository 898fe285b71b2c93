import { expect, it } from '@jest/globals';
import type { Verdict } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { createDishExplainer, NO_RESTRICTIONS } from '@kioot/engine/verdicts';
import { createMenuReader } from '@kioot/menu-reader';
import { sortByVerdict, type MatchedDish } from '@/components/menu-reader/sort-by-verdict';
import { toTableVerdict } from '@/lib/place-page/match-party';

const { readText, getDish } = createMenuReader(getLexicon());
const halal = createDishExplainer({ kind: 'halal' }, NO_RESTRICTIONS, 'unknown');
const vegan = createDishExplainer({ kind: 'strictVegan' }, NO_RESTRICTIONS, 'unknown');

const DISHES = readText('제육볶음\n공기밥\n산채비빔밥\n우엉차').map((dish, id) => ({
  ...{ ...dish, ...getDish(dish.ko) },
  ...{ id, photo: null },
}));
const [first, ...others] = DISHES;
if (!first || others.length !== 3) throw new Error('Four dishes were typed.');

const toMatched = (verdict: Verdict, at: number): MatchedDish => ({
  dish: { ...first, id: at },
  dishVerdict: { verdict, about: [], tell: [] },
});
const getVerdicts = (dishes: readonly MatchedDish[]) =>
  dishes.map(({ dishVerdict }) => dishVerdict?.verdict);

const VERDICTS: readonly Verdict[] = ['no', 'unknown', 'ask', 'yes'];
const PERMUTATIONS = VERDICTS.flatMap((a) =>
  VERDICTS.flatMap((b) => VERDICTS.flatMap((c) => VERDICTS.map((d) => [a, b, c, d]))),
).filter((verdicts) => new Set(verdicts).size === VERDICTS.length);

it.each(PERMUTATIONS)('sorts %s, %s, %s, %s from yes to no', (...verdicts) => {
  const sorted = sortByVerdict(verdicts.map(toMatched));
  expect(getVerdicts(sorted)).toEqual(['yes', 'ask', 'unknown', 'no']);
});

it('keeps the order of the menu within a verdict', () => {
  const sorted = sortByVerdict((['no', 'ask', 'no', 'ask'] as const).map(toMatched));
  expect(sorted.map(({ dish }) => dish.id)).toEqual([1, 3, 0, 2]);
});

it.each([
  ['halal', [halal]],
  ['a table of halal and vegan', [halal, vegan]],
])('puts pork last for %s', (_, explainers) => {
  const sorted = sortByVerdict(
    DISHES.map((dish) => ({
      dish,
      dishVerdict: toTableVerdict(explainers.map((explain) => explain(dish))),
    })),
  );
  expect(sorted.at(-1)?.dish.ko).toBe('제육볶음');
});
