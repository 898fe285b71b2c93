import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGLITE_FLAGS, prepareDatabase } from '../helpers/database-template';
import { sample, sampled } from '../helpers/sample';

const DATABASE = path.resolve('scripts/database.mjs');
const YEARS_AGO = '2020-01-01 00:00:00+00';
const toId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** A published post in two languages, a draft, and more reports than a day allows. */
const BACKUP = {
  format: 1,
  posts: ['published', 'draft'].map((status, at) => ({
    ...{ id: toId(at), title: `It’s $1, "${status}"`, slug: status, excerpt: null },
    ...{ thumbnail_url: null, published_at: YEARS_AGO, status, tags: ['soup', 'a,b'] },
    ...{ servings: 2, time_cook: 30, content: { html: '<p>국</p>\n' } },
    ...{ created_at: YEARS_AGO, updated_at: YEARS_AGO },
  })),
  post_translations: [
    {
      ...{ post_id: toId(0), locale: 'ja', title: 'スープ', excerpt: null },
      ...{ content: '<p>汁</p>', updated_at: YEARS_AGO },
    },
  ],
  reports: Array.from({ length: 600 }, (_, at) => ({
    ...{ number: at + 7, id: toId(at), content_id: 'KOP005614', kind: 'closed', dish: null },
    ...{ note: null, status: 'open', created_at: YEARS_AGO, decided_at: null },
  })),
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-backup-'));
  prepareDatabase(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const toArgs = (command: string) => [...PGLITE_FLAGS, DATABASE, command, '--data', folder];
const run = (command: string, input = '') =>
  spawnSync(process.execPath, toArgs(command), { input, encoding: 'utf8', maxBuffer: 1e8 });
const readBackup = () => JSON.parse(run('backup').stdout) as typeof BACKUP;

it('is restored whole, with its times, in place of what was there', () => {
  const restored = run('restore', JSON.stringify(BACKUP));
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(restored.stdout).toBe('Restored 2 posts, 1 post_translations, 600 reports.\n');
  expect(readBackup()).toEqual(BACKUP);
});

it(sampled('is refused in one line when it is none, and nothing is lost'), () => {
  for (const text of sample(['', '{}', JSON.stringify({ ...BACKUP, reports: undefined })], 1)) {
    const { status, stderr } = run('restore', text);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^This is no backup [^\n]*\n$/)]);
  }
  const [post] = BACKUP.posts;
  const broken = { ...BACKUP, posts: [{ ...post, title: '' }] };
  expect(run('restore', JSON.stringify(broken)).status).toBe(1);
  expect(readBackup()).toEqual(BACKUP);
});

it('is taken from a running server, and not restored under it', async () => {
  const server = spawn(process.execPath, [...toArgs('start'), '--port', '0', '--no-seed']);
  await once(server.stdout, 'data');
  expect(readBackup()).toEqual(BACKUP);
  expect(run('restore', JSON.stringify(BACKUP)).stderr).toMatch(/is open already/);
  server.kill();
  await once(server, 'close');
});
