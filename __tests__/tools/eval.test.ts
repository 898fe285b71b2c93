import { describe, it, expect } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import {
  getMistakes,
  isBarMet,
  isMaybeMet,
  measureDishes,
  measureKinds,
  measureNeverVegan,
  measureRestaurants,
  scoreVerdicts,
  type LabeledVerdict,
} from '@/tools/eval/measure-verdicts';
import { toVerdictTable } from '@/tools/eval/format-tables';
import {
  getDishes,
  getRestaurants,
  DISH_NAME_KINDS,
  type SetName,
} from '@/tools/eval/labeled-sets';
import { isShareMet } from '@/tools/eval/shares';
import { NO_MEATS } from '../helpers/no-meats';

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');

function toLabeledVerdict(
  id: string,
  expected: LabeledVerdict['expected'],
  got: LabeledVerdict['got'],
): LabeledVerdict {
  return { id, expected, got, because: [] };
}

describe('labeled dishes', () => {
  const tune = getDishes('tune').map(({ dish }) => withoutSpaces(dish));
  const report = getDishes('report').map(({ dish }) => withoutSpaces(dish));

  it('are at least 600 different ones, 300 in either half', () => {
    expect(new Set(tune).size).toBe(tune.length);
    expect(new Set(report).size).toBe(report.length);
    expect(tune.length).toBeGreaterThanOrEqual(300);
    expect(report.length).toBeGreaterThanOrEqual(300);
  });

  it('have at least 40 of each kind in the reporting half', () => {
    for (const kind of DISH_NAME_KINDS)
      expect(getDishes('report').filter((row) => row.kind === kind).length).toBeGreaterThanOrEqual(
        40,
      );
  });

  it('are in one half only', () => {
    // A count only, so that no row of the reporting half is shown to people who fit rules to the
    // other.
    expect(report.filter((dish) => tune.includes(dish)).length).toBe(0);
  });
});

describe('labeled restaurants', () => {
  const tune = getRestaurants('tune');
  const report = getRestaurants('report');
  const ids = [...tune, ...report].map(({ contentId }) => contentId);

  it('are at least 300 different ones, 150 in either half', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(tune.length).toBeGreaterThanOrEqual(150);
    expect(report.length).toBeGreaterThanOrEqual(150);
  });

  it('include enough without a menu', () => {
    for (const rows of [tune, report]) {
      const silent = rows.filter(({ firstmenu, treatmenu }) => !firstmenu && !treatmenu);
      expect(silent.length).toBeGreaterThanOrEqual(23);
    }
  });
});

describe('scoreVerdicts', () => {
  const verdicts = [
    toLabeledVerdict('right', 'yes', 'yes'),
    toLabeledVerdict('left out', 'yes', 'maybe'),
    toLabeledVerdict('too sure', 'maybe', 'yes'),
    toLabeledVerdict('wrong', 'no', 'yes'),
    toLabeledVerdict('nobody knows', 'unknown', 'yes'),
    toLabeledVerdict('rightly no', 'no', 'no'),
  ];

  it('forgives a maybe in precision, not in strict precision, and ignores unknown labels', () => {
    expect(scoreVerdicts(verdicts)).toEqual({
      matrix: {
        yes: { yes: 1, maybe: 1, no: 0, unknown: 0 },
        maybe: { yes: 1, maybe: 0, no: 0, unknown: 0 },
        no: { yes: 1, maybe: 0, no: 1, unknown: 0 },
        unknown: { yes: 1, maybe: 0, no: 0, unknown: 0 },
      },
      labeled: 2,
      called: 3,
      precision: 2 / 3,
      strictPrecision: 1 / 3,
      recall: 1 / 2,
      maybePrecision: 0,
      maybeRecall: 0,
    });
  });

  it('counts a maybe as right only for the label maybe', () => {
    const score = scoreVerdicts([
      toLabeledVerdict('right', 'maybe', 'maybe'),
      toLabeledVerdict('should be certain', 'yes', 'maybe'),
      toLabeledVerdict('should be no', 'no', 'maybe'),
      toLabeledVerdict('nobody knows', 'unknown', 'maybe'),
      toLabeledVerdict('left out', 'maybe', 'no'),
    ]);
    expect(score).toMatchObject({ maybePrecision: 1 / 3, maybeRecall: 1 / 2 });
  });

  it('has no share without labels or calls', () => {
    const score = scoreVerdicts([toLabeledVerdict('rightly no', 'no', 'no')]);
    expect(score).toMatchObject({ precision: null, strictPrecision: null, recall: null });
  });

  it('lists what cost precision or recall, and more of it when strict', () => {
    const names = (strict: boolean) => getMistakes(verdicts, strict).map(({ id }) => id);
    expect(names(false)).toEqual(['left out', 'wrong']);
    expect(names(true)).toEqual(['left out', 'too sure', 'wrong', 'nobody knows']);
  });

  it('is printed with its bar', () => {
    const bar = { precision: 0.6, recall: 0.6, strict: false };
    const score = scoreVerdicts(verdicts);
    const row = { subject: 'dishes' as const, aspect: 'pork', score, mistakes: [] };
    const [, , missed] = toVerdictTable([{ ...row, bar }]).split('\n');
    expect(missed).toMatch(
      /dishes: pork \| 2 .*66\.7 %.*33\.3 %.*50\.0 %.*0\.60 \/ 0\.60.*MISSED/u,
    );
    const [, , met] = toVerdictTable([{ ...row, bar: { ...bar, recall: 0.5 } }]).split('\n');
    expect(met).toMatch(/met/u);
    expect(isBarMet({ ...row, bar: { ...bar, strict: true } })).toBe(false);
  });
});

describe('measurements', () => {
  const engine = createEngine(getLexicon());
  it('classify each dish and list the disagreements', () => {
    const label = { ...NO_MEATS, egg: 'no', dairy: 'no', vegan: 'no', lactoOvo: 'no' } as const;
    const measurements = measureDishes(engine, [
      { dish: '삼겹살', expected: { ...label, pork: 'yes', mainMeats: ['pork'] } },
      { dish: '삼계탕', expected: { ...label, duck: 'yes', mainMeats: ['duck'] } },
    ]);
    const get = (name: string) => measurements.find(({ aspect }) => aspect === name);
    expect(get('pork')).toMatchObject({ score: { recall: 1, precision: 1 }, mistakes: [] });
    expect(get('duck')?.mistakes).toMatchObject([{ id: '삼계탕', expected: 'yes', got: 'no' }]);
    expect(get('chicken')?.mistakes).toMatchObject([{ id: '삼계탕', expected: 'no', got: 'yes' }]);
    expect(get('main meat')?.mistakes.map(({ id }) => id)).toEqual([
      '삼계탕 (chicken)',
      '삼계탕 (duck)',
    ]);
  });

  it('classify each restaurant', () => {
    const label = { ...NO_MEATS, strictVegan: 'no', lactoOvo: 'no', halal: 'no' } as const;
    const text = {
      contentId: '1',
      title: '고깃집',
      firstmenu: '삼겹살',
      treatmenu: '삼겹살, 목살',
    };
    const measurements = measureRestaurants(engine, [
      { ...text, expected: { ...label, pork: 'yes' } },
    ]);
    expect(measurements.find(({ aspect }) => aspect === 'pork')?.score.recall).toBe(1);
  });
});

describe('bars', () => {
  const engine = createEngine(getLexicon());
  const listFigures = (set: SetName) =>
    [
      ...measureDishes(engine, getDishes(set)),
      ...measureRestaurants(engine, getRestaurants(set)),
    ].map((figure) => ({ figure, name: `${figure.subject}: ${figure.aspect}` }));

  it('are met on the tuning half, except for claims that are not understood yet', () => {
    const missed = listFigures('tune').filter(({ figure }) => !isBarMet(figure));
    expect(['dishes: vegan']).toEqual(expect.arrayContaining(missed.map(({ name }) => name)));
    const unclaimed = measureDishes(
      engine,
      getDishes('tune').filter(({ kind }) => kind !== 'claim'),
    );
    expect(unclaimed.filter((figure) => !isBarMet(figure))).toEqual([]);
  });

  // Names of figures only, so that a failure shows no row of that half.
  it('are met on the reporting half by the meats of restaurants', () => {
    const met = listFigures('report').filter(({ figure }) => figure.bar && isBarMet(figure));
    expect(met.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        ['pork', 'beef', 'lamb', 'fish', 'seafood', 'duck'].map((meat) => `restaurants: ${meat}`),
      ),
    );
  });

  it('apply to each kind of name separately and not to unclassified rows', () => {
    const rest = { egg: 'no', dairy: 'no', vegan: 'yes', lactoOvo: 'yes' } as const;
    const label = { ...NO_MEATS, ...rest, mainMeats: [] };
    const kinds = measureKinds(engine, [
      { dish: '공기밥', kind: 'ordinary', expected: label },
      { dish: '현미밥', expected: label },
    ]);
    expect(kinds.map(({ aspect, score }) => [aspect, score.labeled])).toEqual([
      ['vegan (ordinary)', 1],
      ['lactoOvo (ordinary)', 1],
    ]);
    expect(kinds.every(isBarMet)).toBe(true);
  });

  it('allow four never-vegan dishes in 300 to be called maybe', () => {
    const toShare = (maybe: number) => {
      const verdicts = Array.from({ length: 300 }, (_, index) =>
        toLabeledVerdict('', 'no', index < maybe ? 'maybe' : 'no'),
      );
      const score = scoreVerdicts(verdicts);
      return measureNeverVegan([
        { subject: 'dishes', aspect: 'vegan', score, bar: null, mistakes: [] },
      ]);
    };
    expect(isShareMet(toShare(4))).toBe(true);
    expect(isShareMet(toShare(5))).toBe(false);
  });

  it('require .85 of a maybe in precision and in recall', () => {
    const toFigure = (right: number, wrong: number) => {
      const verdicts = [
        ...Array.from({ length: right }, () => toLabeledVerdict('', 'maybe', 'maybe')),
        ...Array.from({ length: wrong }, () => toLabeledVerdict('', 'no', 'maybe')),
      ];
      const score = scoreVerdicts(verdicts);
      return { subject: 'dishes' as const, aspect: 'egg', score, bar: null, mistakes: [] };
    };
    expect(isMaybeMet(toFigure(17, 3))).toBe(true);
    expect(isMaybeMet(toFigure(16, 4))).toBe(false);
    expect(isMaybeMet(toFigure(0, 4))).toBeNull();
  });
});
