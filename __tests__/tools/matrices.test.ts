import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { getWorseCells, readMatrices, toKept } from '@/tools/eval/matrices';
import { measureDishes, measureRestaurants } from '@/tools/eval/measure';
import { toMatrixTable } from '@/tools/eval/print';
import { scoreVerdicts, type Judgement } from '@/tools/eval/score';
import { getDishes, getRestaurants, SET_NAMES } from '@/tools/eval/sets';

function judge(id: string, expected: Judgement['expected'], got: Judgement['got']): Judgement {
  return { id, expected, got, because: [] };
}

describe('the matrices', () => {
  const judgements = [
    judge('right', 'yes', 'yes'),
    judge('right', 'no', 'no'),
    judge('wrong', 'no', 'maybe'),
  ];
  const toFigure = (rows: readonly Judgement[]) => ({
    subject: 'dishes' as const,
    aspect: 'pork',
    score: scoreVerdicts(rows),
    bar: null,
    mistakes: [],
  });
  const kept = { tune: toKept([toFigure(judgements)]), report: {} };
  const compare = (rows: readonly Judgement[]) => getWorseCells(kept, 'tune', [toFigure(rows)]);

  it('name a wrong answer given more often and a right one given less often', () => {
    expect(compare(judgements)).toEqual([]);
    expect(compare([judge('right', 'yes', 'yes'), judge('right', 'no', 'no')])).toEqual([]);
    expect(compare([...judgements, judge('wrong', 'unknown', 'yes')])).toEqual([
      'tune, dishes: pork: labelled unknown, called yes: 0 -> 1',
    ]);
    expect(compare(judgements.slice(1))).toEqual([
      'tune, dishes: pork: labelled yes, called yes: 1 -> 0',
    ]);
    expect(getWorseCells(kept, 'report', [toFigure(judgements)])).toEqual([
      'report, dishes: pork: no matrix is kept',
    ]);
  });

  it('are printed with a row for every label and a column for every answer', () => {
    expect(toMatrixTable([toFigure(judgements)])).toMatch(
      /dishes: pork \| no +\| 0 +\| 1 +\| 1 +\| 0 /u,
    );
  });

  it.each(SET_NAMES)('of the labelled rows (%s) are in no cell worse than the kept ones', (set) => {
    const engine = createEngine(getLexicon());
    const figures = [
      ...measureDishes(engine, getDishes(set)),
      ...measureRestaurants(engine, getRestaurants(set)),
    ];
    expect(getWorseCells(readMatrices(), set, figures)).toEqual([]);
    // No figure is dropped without a word.
    expect(Object.keys(readMatrices()[set])).toEqual(Object.keys(toKept(figures)));
  });
});
