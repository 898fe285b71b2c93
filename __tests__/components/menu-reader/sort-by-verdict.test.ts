import { expect, it } from '@jest/globals';
import type { Verdict } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { createDishExplainer, NO_RESTRICTIONS } from '@kioot/engine/verdicts';
import { createMenuReader } from '@kioot/menu-reader';
import { sortByVerdict, type MatchedDish } from '@/components/menu-reader/menu-dishes';
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

it('sorts from yes to no, within a verdict in the order of the menu', () => {
  const sorted = sortByVerdict(
    (['no', 'unknown', 'ask', 'no', 'yes', 'ask'] as const).map(toMatched),
  );
  expect(sorted.map(({ dish }) => dish.id)).toEqual([4, 2, 5, 1, 0, 3]);
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
