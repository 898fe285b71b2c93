import { describe, it, expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { runEval } from '@/tools/eval';
import { MissingMarkersError, replaceBetweenMarkers } from '@/tools/write-docs';
import { getClaims, measureClaims } from '@/tools/eval/claims';
import { measureAllergens, measureEatingAlone, measureSpice } from '@/tools/eval/goals';
import { toShareTable } from '@/tools/eval/format-tables';
import { getSoloRows } from '@/tools/eval/labeled-sets';
import { isShareMet } from '@/tools/eval/shares';
import { captureOutput } from '../helpers/capture-output';
import { IS_DEEP } from '../helpers/sample';
import { NO_MEATS } from '../helpers/no-meats';

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
  const label = { ...NO_MEATS, ...rest, mainMeats: [] };

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

  it('refuses words that exclude each other', async () => {
    const { status, stderr } = await run('--tune-only', '--report-only');
    expect(status).toBe(2);
    expect(stderr).toContain('Choose one of the sets. npm run -s tool -- eval');
  });
});
