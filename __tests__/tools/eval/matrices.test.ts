import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { getWorseCells, readMatrices, toBaseline } from '@/tools/eval/matrices';
import {
  measureDishes,
  measureRestaurants,
  scoreVerdicts,
  type LabeledVerdict,
} from '@/tools/eval/measure-verdicts';
import { toMatrixTable } from '@/tools/eval/format-tables';
import { getDishes, getRestaurants, SET_NAMES } from '@/tools/eval/labeled-sets';

function toLabeledVerdict(
  id: string,
  expected: LabeledVerdict['expected'],
  got: LabeledVerdict['got'],
): LabeledVerdict {
  return { id, expected, got, because: [] };
}

describe('confusion matrices', () => {
  const verdicts = [
    toLabeledVerdict('right', 'yes', 'yes'),
    toLabeledVerdict('right', 'no', 'no'),
    toLabeledVerdict('wrong', 'no', 'maybe'),
  ];
  const toFigure = (rows: readonly LabeledVerdict[]) => ({
    subject: 'dishes' as const,
    aspect: 'pork',
    score: scoreVerdicts(rows),
    bar: null,
    mistakes: [],
  });
  const baseline = { tune: toBaseline([toFigure(verdicts)]), report: {} };
  const compare = (rows: readonly LabeledVerdict[]) =>
    getWorseCells(baseline, 'tune', [toFigure(rows)]);

  it('report more wrong answers and fewer right ones', () => {
    expect(compare(verdicts)).toEqual([]);
    expect(
      compare([toLabeledVerdict('right', 'yes', 'yes'), toLabeledVerdict('right', 'no', 'no')]),
    ).toEqual([]);
    expect(compare([...verdicts, toLabeledVerdict('wrong', 'unknown', 'yes')])).toEqual([
      'tune, dishes: pork: labeled unknown, called yes: 0 -> 1',
    ]);
    expect(compare(verdicts.slice(1))).toEqual([
      'tune, dishes: pork: labeled yes, called yes: 1 -> 0',
    ]);
    expect(getWorseCells(baseline, 'report', [toFigure(verdicts)])).toEqual([
      'report, dishes: pork: no matrix is kept',
    ]);
  });

  it('are printed with a row per label and a column per answer', () => {
    expect(toMatrixTable([toFigure(verdicts)])).toMatch(
      /dishes: pork \| no +\| 0 +\| 1 +\| 1 +\| 0 /u,
    );
  });

  it.each(SET_NAMES)('of the labeled rows (%s) are in no cell worse than the baseline', (set) => {
    const engine = createEngine(getLexicon());
    const figures = [
      ...measureDishes(engine, getDishes(set)),
      ...measureRestaurants(engine, getRestaurants(set)),
    ];
    expect(getWorseCells(readMatrices(), set, figures)).toEqual([]);
    // No figure disappears unnoticed.
    expect(Object.keys(readMatrices()[set])).toEqual(Object.keys(toBaseline(figures)));
  });
});
