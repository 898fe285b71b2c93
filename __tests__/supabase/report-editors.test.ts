import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestDatabase } from '@/__tests__/helpers/database';
import type { Database } from '@/lib/supabase/database.types';
import { PGLITE_FLAGS } from '@/__tests__/helpers/database-template';
import {
  callRest,
  database,
  readAll,
  START_TIMEOUT_MS,
  startReportsDatabase,
  toReport,
} from '@/__tests__/helpers/reports-database';
import { decideReports, listOpenReports, ReportsError } from '@/scripts/reports.mjs';

type ReportInsert = Database['public']['Tables']['reports']['Insert'];

const runCommand = promisify(execFile);
startReportsDatabase();

describe('an editor', () => {
  const EDITOR = () => ({ url: database.url, serviceKey: database.serviceKey });
  let dir: string;
  let correctionsFile: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
    correctionsFile = path.join(dir, 'place-corrections.json');
    writeFileSync(correctionsFile, '{}\n');
  });

  afterEach(() => rmSync(dir, { recursive: true }));

  /** Inserts a report of a Seoul day that is still the day before elsewhere; returns its number. */
  async function insert(fields: Partial<ReportInsert>): Promise<string> {
    const row = toReport(fields);
    const reports = database.service.from('reports');
    await reports.insert(row);
    const { data } = await reports
      .update({ created_at: '2026-11-24T16:00:00Z' })
      .eq('id', row.id)
      .select('number')
      .single();
    return String(data?.number);
  }

  it('lists the open reports, oldest first', async () => {
    const first = await insert({ kind: 'dish', dish: '제육볶음', note: 'It has "pork".' });
    const second = await insert({ kind: 'closed' });
    expect(await listOpenReports(EDITOR())).toEqual([
      `${first}  2026-11-25  dish  133525  "제육볶음"  "It has \\"pork\\"."`,
      `${second}  2026-11-25  closed  133525`,
    ]);
  });

  it('makes each accepted report a fact of its day', async () => {
    const numbers = [
      await insert({ content_id: 'b', kind: 'closed' }),
      await insert({ content_id: 'a', kind: 'closed' }),
      await insert({ content_id: 'b', kind: 'hours' }),
      await insert({ content_id: 'b', kind: 'hours' }),
      await insert({ content_id: 'b', kind: 'dish', dish: '제육볶음' }),
      await insert({ content_id: 'b', kind: 'dish' }),
    ];
    const lines = await decideReports(EDITOR(), 'accept', numbers, { correctionsFile });
    expect(lines[0]).toBe(
      `Report ${numbers[0]} accepted: b, closed, 2026-11-25, in the next build.`,
    );
    expect(lines[2]).toBe(
      `Report ${numbers[2]} accepted: b, hours wrong, 2026-11-25, in the next build.`,
    );
    const reportedOn = '2026-11-25';
    const corrections = {
      a: { closedOn: reportedOn },
      b: {
        closedOn: reportedOn,
        mistakes: [
          { kind: 'hours', reportedOn },
          { kind: 'dish', dish: '제육볶음', reportedOn },
          { kind: 'dish', reportedOn },
        ],
      },
    };
    expect(readFileSync(correctionsFile, 'utf8')).toBe(`${JSON.stringify(corrections, null, 2)}\n`);
    expect((await readAll()).map(({ status }) => status)).toEqual(Array(6).fill('accepted'));
    expect(await listOpenReports(EDITOR())).toEqual([]);
  });

  it('writes the fact of an id that every object has, and changes nothing else', async () => {
    const ids = ['__proto__', 'constructor'];
    const kinds = ['closed', 'hours'] as const;
    const numbers: string[] = [];
    for (const content_id of ids)
      for (const kind of kinds) numbers.push(await insert({ content_id, kind }));
    await decideReports(EDITOR(), 'accept', numbers, { correctionsFile });
    expect(Object.keys({ ...Object.prototype, ...Object })).toEqual([]);
    expect(Reflect.ownKeys(JSON.parse(readFileSync(correctionsFile, 'utf8')))).toEqual(ids);
  });

  it('rejects a report without a fact, and decides none twice', async () => {
    const number = await insert({ kind: 'closed' });
    await decideReports(EDITOR(), 'reject', [number], { correctionsFile });
    expect(readFileSync(correctionsFile, 'utf8')).toBe('{}\n');
    const [report] = await readAll();
    expect(report?.status).toBe('rejected');
    expect(report?.decided_at).not.toBeNull();
    for (const each of [number, '999999999', 'x', '1&status=eq.rejected']) {
      const again = decideReports(EDITOR(), 'accept', [each], { correctionsFile });
      await expect(again).rejects.toBeInstanceOf(ReportsError);
    }
  });

  it('leaves a report open whose correction cannot be written', async () => {
    const number = await insert({ kind: 'closed' });
    const missing = path.join(dir, 'missing', 'file.json');
    const decided = decideReports(EDITOR(), 'accept', [number], { correctionsFile: missing });
    await expect(decided).rejects.toThrow('ENOENT');
    expect((await readAll())[0]?.status).toBe('open');
  });

  it('names a database that refuses the key', async () => {
    const reports = listOpenReports({ url: database.url, serviceKey: 'sb_secret_wrong' });
    await expect(reports).rejects.toThrow(`The reports at ${database.url} could not be read`);
  });
});

describe('the command', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
  const correctionsFile = path.join(dir, 'place-corrections.json');
  writeFileSync(correctionsFile, '{}\n');
  afterAll(() => rmSync(dir, { recursive: true }));

  const run = (...words: string[]) =>
    runCommand(
      process.execPath,
      [
        ...['scripts/database.mjs', 'reports', '--data', database.dataDir],
        ...['--corrections', correctionsFile, ...words],
      ],
      { env: { ...process.env, SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_URL: '' } },
    );

  it(
    'lists and decides reports of the embedded database while a server runs',
    async () => {
      await callRest('', 'POST', toReport({ kind: 'menu' }));
      const number = String((await readAll())[0]?.number);
      expect((await run()).stdout).toMatch(new RegExp(`^${number}  \\S+  menu  133525\\n$`));
      expect((await run('accept', number)).stdout).toMatch(
        new RegExp(
          `^Report ${number} accepted: 133525, menu wrong, .{10}, in the next build\\.\\n$`,
        ),
      );
      expect(readFileSync(correctionsFile, 'utf8')).toContain('"kind": "menu"');
      expect((await run()).stdout).toBe('No open reports.\n');
      await expect(run('accept', number)).rejects.toMatchObject({
        ...{ code: 1, stderr: `Report ${number} is not open.\n` },
      });
      await expect(run('accept')).rejects.toMatchObject({ code: 1 });
    },
    START_TIMEOUT_MS,
  );

  it(
    'opens the embedded database where no server runs',
    async () => {
      const own = await startTestDatabase({
        dataDir: mkdtempSync(path.join(tmpdir(), 'kioot-test-')),
        seed: null,
      });
      await own.service.from('reports').insert(toReport({ kind: 'menu' }));
      await own.stop();
      const { stdout } = await runCommand(
        process.execPath,
        [...PGLITE_FLAGS, 'scripts/database.mjs', 'reports', '--data', own.dataDir],
        { env: { ...process.env, SUPABASE_URL: '' } },
      );
      expect(stdout).toMatch(/^1 {2}\S+ {2}menu {2}133525\n$/);
      rmSync(own.dataDir, { recursive: true });
    },
    START_TIMEOUT_MS,
  );

  it('asks for the service key of a hosted database', async () => {
    const hosted = runCommand(process.execPath, ['scripts/database.mjs', 'reports'], {
      env: { ...process.env, SUPABASE_URL: 'https://a.example', SUPABASE_SERVICE_ROLE_KEY: '' },
    });
    await expect(hosted).rejects.toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('Set SUPABASE_SERVICE_ROLE_KEY') },
    });
  });
});
