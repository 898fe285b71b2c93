import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { startRecognizer } from '@/scripts/menu/recognizer';
import { runMenu } from '@/scripts/menu/run-menu';
import { captureOutput } from '../helpers/capture-output';

const TSX = path.resolve('node_modules/tsx/dist/cli.mjs');
const COMMAND = path.resolve('scripts/menu/index.ts');
const RUN_TIMEOUT_MS = 120_000;

const dishSchema = v.object({
  ko: v.string(),
  read: v.string(),
  price: v.nullable(v.pipe(v.number(), v.safeInteger())),
  en: v.string(),
  verdict: v.nullable(v.picklist(['yes', 'ask', 'no', 'unknown'])),
  because: v.string(),
  allergens: v.record(v.string(), v.string()),
  certain: v.boolean(),
  box: v.nullable(v.strictTuple([v.number(), v.number(), v.number(), v.number()])),
});
const printedSchema = v.array(
  v.object({
    file: v.string(),
    ms: v.number(),
    error: v.optional(v.string()),
    dishes: v.array(dishSchema),
  }),
);

/** Starts the command. */
function start(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, COMMAND, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs it in this process. */
const run = (args: readonly string[]) => captureOutput(() => runMenu(args));

function inFolder<T>(check: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'menu-'));
  const end = () => rmSync(folder, { recursive: true });
  const result = check(folder);
  if (result instanceof Promise) void result.finally(end).catch(() => undefined);
  else end();
  return result;
}

describe('menu read', () => {
  it(
    'reads a photo and a text and reports an error for each other file',
    () =>
      inFolder((folder) => {
        const write = (name: string, content: string | Uint8Array) => {
          const file = path.join(folder, name);
          writeFileSync(file, content);
          return file;
        };
        const photo = path.resolve('e2e/photos/dark-board.jpg');
        const files = [
          write('empty.jpg', ''),
          write('cut.jpg', readFileSync(photo).subarray(0, 20_000)),
          write('no-picture.png', 'hello'),
          path.join(folder, 'missing.jpg'),
          // 제육볶음 8,000 in CP949.
          write('old.txt', Buffer.from('c1a6c0b0babac0bd20382c3030300a', 'hex')),
          photo,
        ];
        const { status, stdout } = start(['read', ...files, '--profile', 'strictVegan,peanut']);
        expect(status).toBe(1);
        const printed = v.parse(printedSchema, JSON.parse(stdout));
        expect(printed.map(({ file }) => file)).toEqual(files);
        for (const { error, dishes } of printed.slice(0, 4)) {
          expect(error).toMatch(/^[A-Z].+\.$/);
          expect(dishes).toEqual([]);
        }
        expect(printed[4]?.dishes).toMatchObject([
          { ko: '제육볶음', price: 8000, verdict: 'no', box: null },
        ]);
        const meant: unknown = JSON.parse(readFileSync('e2e/photos/dark-board.json', 'utf8'));
        expect(printed[5]?.dishes.map(({ ko, price }) => ({ ko, price }))).toEqual(meant);
        for (const { box } of printed[5]?.dishes ?? []) expect(box?.[2]).toBeGreaterThan(0);
      }),
    RUN_TIMEOUT_MS,
  );

  it(
    'never answers yes for a severe allergy unless the menu states it',
    () =>
      inFolder(async (folder) => {
        const file = path.join(folder, 'menu.txt');
        writeFileSync(file, '오렌지\n땅콩 없는 쿠키\n아메리카노\n땅콩빵\n');
        const verdicts = async (profile: string) => {
          const { stdout } = await run(['read', file, '--profile', profile]);
          const [printed] = v.parse(printedSchema, JSON.parse(stdout));
          return printed?.dishes.map(({ verdict, because }) => [verdict, because]);
        };
        expect((await verdicts('peanut'))?.map(([verdict]) => verdict)).toEqual([
          'yes',
          'yes',
          'yes',
          'no',
        ]);
        expect(await verdicts('peanut:deadly')).toEqual([
          ['ask', 'Does it contain peanut?'],
          ['yes', expect.any(String)],
          ['ask', 'Does it contain peanut?'],
          ['no', 'Peanut'],
        ]);
        expect((await verdicts('peanut:deadly,milk'))?.[1]?.[0]).toBe('no');
      }),
    RUN_TIMEOUT_MS,
  );

  it(
    'exits with 2 for an unknown preference or allergen',
    async () => {
      const { status, stderr } = await run([
        'read',
        'menu.txt',
        '--profile',
        'strictVegan,peanuts',
      ]);
      expect(status).toBe(2);
      expect(stderr).toContain('"peanuts"');
    },
    RUN_TIMEOUT_MS,
  );
});

describe('startRecognizer', () => {
  it.each(['missing', 'damaged'])('reports that its model is %s', (how) =>
    inFolder(async (folder) => {
      mkdirSync(folder, { recursive: true });
      if (how === 'damaged') writeFileSync(path.join(folder, 'kor.traineddata.gz'), 'x');
      await expect(startRecognizer(folder)).rejects.toMatchObject({ fault: 'no-parts' });
    }),
  );
});
