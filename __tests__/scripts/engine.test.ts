import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ALLERGENS } from '@kioot/engine';
import { runVerb } from '@/scripts/engine/run-verb';
import { captureOutput } from '../helpers/capture-output';

const TSX = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const COMMAND = join(process.cwd(), 'scripts/engine/index.ts');

/** Starts the command, with `input` as its standard input. */
function start(args: readonly string[], input: string) {
  const result = spawnSync(process.execPath, [TSX, COMMAND, ...args], { input, encoding: 'utf8' });
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** Runs a verb in this process; `input` is read from a file. */
const run = (args: readonly string[], input?: string) =>
  captureOutput(() =>
    input === undefined ? runVerb(args) : withFile(input, (path) => runVerb([...args, path])),
  );

function withFile<T>(content: string, read: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  try {
    const path = join(folder, 'input.json');
    writeFileSync(path, content);
    return read(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const verdict = v.picklist(['yes', 'maybe', 'no', 'unknown']);
const hidden = v.array(
  v.object({ code: v.string(), certainty: v.picklist(['often', 'sometimes']) }),
);
const dietOutput = v.array(
  v.object({
    contentId: v.string(),
    chicken: verdict,
    pork: verdict,
    beef: verdict,
    lamb: verdict,
    fish: verdict,
    seafood: verdict,
    duck: verdict,
    strictVegan: verdict,
    lactoOvo: verdict,
    halal: verdict,
    hidden,
    because: v.array(v.string()),
  }),
);
const dishesOutput = v.array(
  v.object({
    dish: v.string(),
    vegan: verdict,
    lactoOvo: verdict,
    veganQuestion: v.nullable(v.string()),
    lactoOvoQuestion: v.nullable(v.string()),
    contains: v.array(v.string()),
    hidden,
    allergens: v.strictObject(v.entriesFromList(ALLERGENS, verdict)),
    spice: v.picklist(['none', 'mild', 'hot', 'very-hot', 'unknown']),
    because: v.array(v.string()),
    english: v.string(),
    ja: v.string(),
    zhHans: v.string(),
    zhHant: v.string(),
  }),
);

describe('npm run engine', () => {
  it('classifies restaurants from a file', async () => {
    const rows = [
      { contentId: '1', title: '본가', firstmenu: '갈비탕', treatmenu: '갈비탕, 비빔밥' },
      { contentId: '2', title: '장충동족발', firstmenu: '', treatmenu: '' },
    ];
    const { status, stdout, stderr } = await run(['diet'], JSON.stringify(rows));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [first, second] = v.parse(dietOutput, JSON.parse(stdout));
    expect(first).toMatchObject({ contentId: '1', beef: 'yes', pork: 'no', strictVegan: 'maybe' });
    expect(second).toMatchObject({ contentId: '2', pork: 'yes', halal: 'no' });
  });

  it('classifies dishes from standard input, in order', () => {
    const { status, stdout, stderr } = start(['dishes'], '["두부구이", "해물파전", "뷁"]');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [tofu, pancake, nonsense] = v.parse(dishesOutput, JSON.parse(stdout));
    expect(tofu).toMatchObject({ dish: '두부구이', contains: expect.arrayContaining(['soy']) });
    expect(tofu).toMatchObject({ ja: '豆腐焼き', zhHans: '烤豆腐', zhHant: '烤豆腐' });
    expect(pancake?.contains).toEqual(expect.arrayContaining(['seafood', 'wheat']));
    expect(pancake).toMatchObject({
      allergens: { wheat: 'yes', crab: 'maybe', peanut: 'unknown' },
    });
    expect(nonsense).toMatchObject({ vegan: 'unknown', contains: [], spice: 'unknown' });
    expect(new Set(Object.values(nonsense?.allergens ?? {}))).toEqual(new Set(['unknown']));
  });

  it('explains a restaurant of data/', async () => {
    const { status, stdout } = await run(['explain', '2849386']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      title: '나리의 집',
      meats: { pork: 'yes' },
      dishes: expect.arrayContaining([
        expect.objectContaining({
          proof: expect.arrayContaining([expect.stringMatching(/: food$/)]),
        }),
      ]),
    });
  });

  it('ends with the code of a failure', () => {
    const result = start(['dishes'], '{"dish": "갈비탕"}');
    expect(result).toMatchObject({ status: 5, stdout: '' });
    expect(result.stderr).toMatch(/^standard input has another shape: [^\n]+\n$/u);
  });

  it.each<[string, string[], string | undefined, number]>([
    ['no verb', [], undefined, 2],
    ['an unknown verb', ['fry'], undefined, 2],
    ['a name from the prototype', ['constructor'], undefined, 2],
    ['too many arguments', ['diet', 'a', 'b'], undefined, 2],
    ['a missing argument', ['explain'], undefined, 2],
    ['a missing file', ['diet', '/nowhere/menus.json'], undefined, 3],
    ['text that is not JSON', ['dishes'], '[갈비탕', 4],
    ['JSON of another shape', ['dishes'], '{"dish": "갈비탕"}', 5],
    ['a restaurant without an id', ['diet'], '[{"title": "본가"}]', 5],
    ['an unknown id', ['explain', 'no-such-id'], undefined, 6],
  ])('exits with a specific code and one line for %s', async (_what, args, input, status) => {
    const result = await run(args, input);
    expect(result.status).toBe(status);
    expect(result.stdout).toBe('');
    expect(result.stderr).toMatch(/^[^\n]+\n$/u);
  });

  it('prints English menus and names, weekly hours and nearby restaurants', async () => {
    const menus = await run(['english'], '["김치찌개 / 아메리카노 등"]');
    expect(JSON.parse(menus.stdout)).toEqual([
      {
        ko: '김치찌개 / 아메리카노 등',
        en: 'Kimchi Stew (pork), Americano',
        dishes: [
          { ko: '김치찌개', en: 'Kimchi Stew (pork)', how: 'official' },
          { ko: '아메리카노', en: 'Americano', how: 'composed' },
        ],
      },
    ]);

    const titles = await run(['titles'], '["어니언 성수", "칼국수"]');
    expect(JSON.parse(titles.stdout)).toEqual([
      { ko: '어니언 성수', en: 'Onion Seongsu', how: 'loan' },
      { ko: '칼국수', en: 'Kalguksu', how: 'romanised' },
    ]);

    const hours = await run(
      ['hours'],
      '[{"contentId": 7, "opentimefood": "11:30~02:00", "restdatefood": "매주 월요일"}]',
    );
    expect(JSON.parse(hours.stdout)).toMatchObject([
      { contentId: '7', week: { mon: [], tue: [['11:30', '26:00']] }, unknown: false },
    ]);

    const near = await run(['near', '126.985', '37.5636', '100']);
    const distances = v
      .parse(
        v.array(
          v.object({ contentId: v.string(), distanceM: v.pipe(v.number(), v.maxValue(100)) }),
        ),
        JSON.parse(near.stdout),
      )
      .map(({ distanceM }) => distanceM);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.length).toBeGreaterThan(0);
  });

  it.each([['near', 'east', '37', '100'], ['near', '127', '37'], ['nothing'], []])(
    'prints its usage for %s',
    async (...args) => {
      expect(await run(args)).toMatchObject({ status: 2, stdout: '' });
    },
  );
});

it('says of a dish in plain English what is believed, why, and where it stands', async () => {
  const { stdout } = await run(['check', '크리미 비빔밥']);
  expect(stdout).toContain('Strict vegan: ask first');
  expect(stdout).toContain('Contains: sesame (sesame)');
  expect(stdout).toMatch(/May contain: egg \(.*비빔밥\)/);
  expect(stdout).toMatch(/비빔밥: food\n {4}packages\/engine\/lexicon\/dishes-korean\.json:\d+/);
  const unknown = await run(['check', '뷁뷁']);
  expect(unknown.stdout).toContain('뷁뷁: not understood, so nothing is promised');
});
