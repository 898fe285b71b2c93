import { describe, it, expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { runEval } from '@/tools/eval';
import { MissingMarkersError, replaceBetweenMarkers } from '@/tools/write-docs';
import { measureAllergens, measureSpice } from '@/tools/eval/allergens';
import {
  isBarMet,
  isMaybeMet,
  measureDishes,
  measureKinds,
  measureNeverVegan,
  measureRestaurants,
} from '@/tools/eval/measure-verdicts';
import { getClaims, measureClaims } from '@/tools/eval/claims';
import { measureEatingAlone } from '@/tools/eval/eating-alone';
import { toShareTable, toVerdictTable } from '@/tools/eval/format-tables';
import { getMistakes, scoreVerdicts, type LabeledVerdict } from '@/tools/eval/score';
import {
  getDishes,
  getRestaurants,
  getSoloRows,
  DISH_NAME_KINDS,
  type SetName,
} from '@/tools/eval/labeled-sets';
import { isShareMet } from '@/tools/eval/shares';
import { captureOutput } from '../helpers/capture-output';
import { IS_DEEP } from '../helpers/sample';

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');

function toLabeledVerdict(
  id: string,
  expected: LabeledVerdict['expected'],
  got: LabeledVerdict['got'],
): LabeledVerdict {
  return { id, expected, got, because: [] };
}

const meats = {
  chicken: 'no',
  pork: 'no',
  beef: 'no',
  lamb: 'no',
  fish: 'no',
  seafood: 'no',
  duck: 'no',
} as const;

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
      found: 1,
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
    const label = { ...meats, egg: 'no', dairy: 'no', vegan: 'no', lactoOvo: 'no' } as const;
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
    const label = { ...meats, strictVegan: 'no', lactoOvo: 'no', halal: 'no' } as const;
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
    const label = { ...meats, ...rest, mainMeats: [] };
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

describe('labeled claims', () => {
  const rows = getClaims();
  const [met, standing, others] = measureClaims(createEngine(getLexicon()), rows);

  it('are at least 150 different lines in Korean and English, with valid and invalid claims', () => {
    expect(new Set(rows.map(({ title, line }) => `${title}: ${line}`)).size).toBe(rows.length);
    expect(rows.filter(({ stands }) => stands).length).toBeGreaterThanOrEqual(75);
    expect(rows.filter(({ stands }) => !stands).length).toBeGreaterThanOrEqual(75);
    expect(rows.filter(({ line }) => !/[가-힣]/u.test(line)).length).toBeGreaterThanOrEqual(40);
  });

  it('are believed when valid and promise nothing when invalid', () => {
    const shareOf = (share: typeof met) => (share ? share.count / share.total : null);
    expect(shareOf(met)).toBeGreaterThanOrEqual(0.85);
    expect(shareOf(standing)).toBeGreaterThanOrEqual(0.945);
    expect(others?.mistakes).toEqual([]);
  });
});

describe('eating alone', () => {
  const sets = [getSoloRows('tune'), getSoloRows('report')];

  it('has a hundred labeled restaurants in either half, each in one', () => {
    expect(sets.map((rows) => rows.length)).toEqual([100, 100]);
    expect(new Set(sets.flat().map(({ contentId }) => contentId)).size).toBe(200);
  });

  it('is never called for one wrongly', () => {
    for (const rows of sets) {
      const [called] = measureEatingAlone(rows);
      // Counts only, so that a failure shows no row of the reporting half.
      expect(called?.count).toBe(called?.total);
      expect(called?.total).toBeGreaterThanOrEqual(50);
    }
  });

  it('measures precision and recall of either answer', () => {
    const row = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' };
    const shares = measureEatingAlone([
      { ...row, expected: 'two' },
      { ...row, contentId: '2', treatmenu: '갈비탕', expected: 'two' },
      { ...row, contentId: '3', treatmenu: '갈비탕', expected: 'one' },
    ]);
    expect(shares.map(({ count, total }) => [count, total])).toEqual([
      [1, 2],
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(shares[0]?.mistakes).toEqual(['2 가게: expected two, got one (갈비탕, soup)']);
  });
});

describe('allergen measurement', () => {
  const engine = createEngine(getLexicon());
  const rest = { egg: 'no', dairy: 'no', vegan: 'yes', lactoOvo: 'yes' } as const;
  const label = { ...meats, ...rest, mainMeats: [] };

  it('uses the labels of egg, dairy and meats, and the listed allergens', () => {
    const [warned, contradicted, needless] = measureAllergens(engine, [
      { dish: '아메리카노', expected: { ...label, egg: 'yes', vegan: 'no' } },
      { dish: '두부', expected: { ...label, allergens: { soy: 'yes' } } },
    ]);
    expect(warned).toMatchObject({ count: 1, total: 2 });
    expect(contradicted?.mistakes).toEqual(['아메리카노 (egg): expected yes, got no']);
    expect(needless?.mistakes).toEqual([]);
  });

  it('ignores unlabeled allergens and counts heat as labeled', () => {
    const rows = [
      { dish: '불닭볶음면', expected: { ...label, spice: 'very-hot' as const } },
      { dish: '현미밥', expected: label },
    ];
    expect(measureSpice(engine, rows)).toMatchObject({ count: 1, total: 1 });
  });
});

describe('a share', () => {
  const share = { what: 'english', count: 5, total: 100, mistakes: [] };

  it('is printed with its bar', () => {
    const toRow = (kind: 'at least' | 'below') =>
      toShareTable([{ ...share, bar: { kind, limit: 0.05 } }]).split('\n')[2];
    expect(toRow('at least')).toMatch(/english \| 100 .*5\.0 %.*at least 5\.0 %.*met/u);
    expect(toRow('below')).toMatch(/english \| 100 .*5\.0 %.*below 5\.0 %.*MISSED/u);
  });

  it('of nothing meets no bar', () => {
    const bar = { kind: 'below' as const, limit: 0.05 };
    expect(isShareMet({ ...share, count: 0, total: 0, bar })).toBe(false);
  });
});

describe('the table in the docs', () => {
  it('is replaced without changes around it', () => {
    const page = 'before\n<!-- eval:start -->\nold\n<!-- eval:end -->\nafter\n';
    const refreshed = replaceBetweenMarkers(page, 'new', 'eval');
    expect(refreshed).toBe('before\n<!-- eval:start -->\n\nnew\n\n<!-- eval:end -->\nafter\n');
    expect(replaceBetweenMarkers(refreshed, 'new', 'eval')).toBe(refreshed);
  });

  it('needs its markers', () => {
    expect(() => replaceBetweenMarkers('no markers', 'new', 'eval')).toThrow(MissingMarkersError);
  });
});

describe('npm run tool -- eval', () => {
  const run = (...args: string[]) => captureOutput(() => runEval(args));

  if (IS_DEEP) {
    it('lists the wrong rows below the tables', () => {
      const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
      const command = join(process.cwd(), 'tools/eval.ts');
      const args = [tsx, command, '--tune-only'];
      const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(stdout).toMatch(/dishes: vegan [^]*wrong ones\n[^]*: expected /u);
    });
  }

  it('prints the tables without rows for --figures', async () => {
    const { status, stdout } = await run('--report-only', '--figures');
    // A missed bar is printed and nothing more; only a worse cell fails the run.
    expect(status).toBe(0);
    expect(stdout).toMatch(/report set\n\n\| what [^]*dishes: vegan [^]*hours: whole week right/u);
    // A boolean only, so that a failure shows no row.
    expect(/wrong ones|expected|\p{Script=Hangul}/u.test(stdout)).toBe(false);
  });

  it('refuses JSON without rows', async () => {
    const { status, stderr } = await run('--json', '--figures');
    expect(status).toBe(2);
    expect(stderr).toContain('[--json | --figures]');
  });
});
