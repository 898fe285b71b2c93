import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { compileIngestCommand } from '@/packages/ingest/__tests__/helpers/ingest-command';
import { waitForExit } from '@/packages/ingest/__tests__/helpers/ingest-process';

const getScript = compileIngestCommand();
let folder: string;

const toPublished = (at: number) => ({
  ...{ source_id: `row${at}`, name_ko: `새집${'가나다라마바사아자차'.charAt(at)}`, year: '2026' },
  addr: `서울특별시 종로구 종로 ${10 + at * 20}`,
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-open-lists-'));
  await mkdir(join(folder, 'data/synced/open-lists'), { recursive: true });
  await mkdir(join(folder, 'lists'));
  await writeFile(join(folder, 'data/synced/restaurants.json'), '[]');
  const info = { takenAt: '2026-11-01T00:00:00.000Z', rows: 0, sources: [] };
  await writeFile(join(folder, 'data/synced/restaurants.meta.json'), JSON.stringify(info));
});

afterEach(() => rm(folder, { recursive: true }));

/** Merges a list of the first `count` places; resolves to code, output and places of the snapshot. */
async function merge(count: number, ...flags: string[]) {
  const rows = Array.from({ length: count }, (_, at) => JSON.stringify(toPublished(at)));
  await writeFile(join(folder, 'lists/goodprice-2026.jsonl'), rows.join('\n'));
  const args = [getScript(), 'open-lists', join(folder, 'lists'), '--work', join(folder, 'work')];
  // The districts are read from the working folder of the project.
  const out = join(folder, 'data/synced/restaurants.json');
  const child = spawn(process.execPath, [...args, '--out', out, ...flags], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { code, stdout, stderr } = await waitForExit(child);
  const places = JSON.parse(await readFile(out, 'utf8')) as unknown[];
  return { code, stdout, stderr, places: places.length };
}

it('refuses a list that lost more than a fifth of its rows, unless forced', async () => {
  expect(await merge(10)).toMatchObject({ code: 0, places: 10 });
  expect(await merge(8)).toMatchObject({ code: 0, places: 8 });
  const refused = await merge(6);
  expect(refused).toMatchObject({ code: 4, places: 8 });
  expect(refused.stderr).toContain('goodprice-2026 has 6 rows, 8 before');
  const forced = await merge(6, '--force');
  expect(forced).toMatchObject({ code: 0, places: 6 });
  expect(forced.stdout).toContain('2 removed, 0 joined with another row');
});
