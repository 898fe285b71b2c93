import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kioot-lines-'));
  mkdirSync(join(folder, 'lib/part'), { recursive: true });
  cpSync('tools/lint/line-budgets.mjs', join(folder, 'line-budgets.mjs'));
  const site = { name: 'site', folders: ['lib'], except: ['lib/part'], lines: 2 };
  writeFileSync(join(folder, 'line-budgets.json'), JSON.stringify({ parts: [site] }));
  writeFileSync(join(folder, 'lib/part/other.ts'), '1\n2\n3\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run() {
  const { status, stdout } = spawnSync(process.execPath, ['line-budgets.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

it('passes a part within its budget, without the parts inside it', () => {
  writeFileSync(join(folder, 'lib/a.ts'), '1\n2\n');
  // A folder named like a file.
  mkdirSync(join(folder, 'lib/sw.js'));
  expect(run()).toEqual({ status: 0, stdout: 'site: 2 of 2 lines\n' });
});

it('fails on a part with more lines', () => {
  writeFileSync(join(folder, 'lib/a.ts'), '1\n2\n3\n');
  expect(run()).toEqual({ status: 1, stdout: 'site: 3 of 2 lines, TOO MANY\n' });
});
