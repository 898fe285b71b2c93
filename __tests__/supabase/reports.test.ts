import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PGLITE_FLAGS, prepareDatabase } from '@/__tests__/helpers/database-template';
import {
  callRest,
  database,
  readAll,
  START_TIMEOUT_MS,
  startReportsDatabase,
  toReport,
} from '@/__tests__/helpers/reports-database';
const MAX_REPORTS_PER_DAY = 500;

startReportsDatabase();

describe('the anonymous key', () => {
  it('inserts a report, which is open and of now', async () => {
    const report = toReport({ kind: 'dish', dish: '제육볶음', note: 'It has no pork.' });
    const response = await callRest('', 'POST', report);
    expect(response.status).toBe(201);
    expect(await response.text()).toBe('');
    const [stored] = await readAll();
    expect(stored).toMatchObject({
      ...{ content_id: '133525', kind: 'dish', dish: '제육볶음', note: 'It has no pork.' },
      ...{ status: 'open', decided_at: null },
    });
    expect(Date.now() - Date.parse(stored?.created_at ?? '')).toBeLessThan(600_000);
  });

  it('gets no row back', async () => {
    const response = await callRest('', 'POST', toReport(), 'return=representation');
    expect(response.status).toBe(401);
    expect(await readAll()).toEqual([]);
  });

  it.each(['GET', 'PATCH', 'DELETE'])(
    'neither reads nor changes reports with %s',
    async (method) => {
      await database.service.from('reports').insert(toReport());
      const before = await readAll();
      expect(before).toHaveLength(1);
      const body = method === 'PATCH' ? { note: 'Hacked' } : undefined;
      const response = await callRest('?number=gt.0', method, body, 'return=representation');
      // The embedded database knows policies and no grants: it finds no row instead of refusing.
      const touched: unknown = response.ok ? await response.json() : [];
      expect(touched).toEqual([]);
      expect(await readAll()).toEqual(before);
    },
  );

  it.each([
    ['a status', { status: 'accepted' }],
    ['a number', { number: 7 }],
    ['a day of decision', { decided_at: '2020-01-01' }],
    ['a decision', { status: 'rejected', decided_at: '2020-01-01' }],
  ])('sets no field of ours: %s', async (_name, fields) => {
    expect((await callRest('', 'POST', toReport(fields))).ok).toBe(false);
    expect(await readAll()).toEqual([]);
  });

  it('sets no day', async () => {
    await callRest('', 'POST', toReport({ created_at: '2020-01-01' }));
    for (const { created_at } of await readAll()) {
      expect(Date.now() - Date.parse(created_at)).toBeLessThan(600_000);
    }
  });

  it.each([
    ['an unknown kind', { kind: 'spam' }],
    ['no kind', { kind: null }],
    ['no place', { content_id: null }],
    ['an empty place', { content_id: '' }],
    ['a long place', { content_id: 'x'.repeat(65) }],
    ['an empty note', { note: '' }],
    ['a note of 501 letters', { note: '식'.repeat(501) }],
    ['a line break', { note: 'a\nb' }],
    ['an escape sequence', { note: 'a\u001b[31mb' }],
    ['a C1 control', { note: 'a\u009bb' }],
    ['a bidirectional override', { note: 'a\u202eb' }],
    ['an Arabic letter mark', { note: 'a\u061cb' }],
    ['a space of no width', { kind: 'dish', dish: 'a\u200bb' }],
    ['a joiner of no width', { note: 'a\u200db' }],
    ['a word joiner', { note: 'a\u2060b' }],
    ['a Hangul filler', { kind: 'dish', dish: '제\u3164육' }],
    ['a tag letter', { note: `a\u{e0041}b` }],
    ['a byte order mark', { content_id: '\ufeff1' }],
    ['a dish of another kind', { dish: '제육볶음' }],
    ['a dish of 201 letters', { kind: 'dish', dish: '식'.repeat(201) }],
    ['an unknown field', { address: 'mine' }],
    ['an id that is none', { id: 'mine' }],
  ])('cannot insert %s', async (_name, fields) => {
    const response = await callRest('', 'POST', toReport(fields));
    expect(response.ok).toBe(false);
    expect(await readAll()).toEqual([]);
  });

  it('inserts a note of 500 letters of any script', async () => {
    expect((await callRest('', 'POST', toReport({ note: '😀'.repeat(500) }))).status).toBe(201);
  });

  it('inserts an id once', async () => {
    const report = toReport();
    expect((await callRest('', 'POST', report)).status).toBe(201);
    expect((await callRest('', 'POST', report)).status).toBe(409);
    const upsert = 'resolution=merge-duplicates,return=minimal';
    expect((await callRest('?on_conflict=id', 'POST', report, upsert)).status).toBe(401);
    expect(await readAll()).toHaveLength(1);
  });

  it('cannot call the limit', async () => {
    const response = await fetch(`${database.url}/rest/v1/rpc/limit_reports`, {
      ...{ method: 'POST', body: '{}' },
      headers: { apikey: database.anonKey, 'content-type': 'application/json' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

describe('the limit of a day', () => {
  const toReports = (count: number) => Array.from({ length: count }, () => toReport());

  it('holds for a list and for reports one by one, and forgets after a day', async () => {
    const all = toReports(MAX_REPORTS_PER_DAY + 1);
    expect((await callRest('', 'POST', all)).status).toBeGreaterThanOrEqual(400);
    expect(await readAll()).toEqual([]);
    expect((await callRest('', 'POST', all.slice(0, -3))).status).toBe(201);

    const responses = await Promise.all(toReports(6).map((report) => callRest('', 'POST', report)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = responses.find(({ status }) => status !== 201);
    expect(await refused?.json()).toMatchObject({ code: 'PT429' });
    expect(await readAll()).toHaveLength(MAX_REPORTS_PER_DAY);

    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await database.service.from('reports').update({ created_at: yesterday }).gt('number', 0);
    expect((await callRest('', 'POST', toReport())).status).toBe(201);
  });
});

describe('the role of the anonymous key in Postgres', () => {
  const ROW = `(id, content_id, kind) values (gen_random_uuid(), '1', 'menu')`;
  const LIST = `(id, content_id, kind) select gen_random_uuid(), '1', 'menu'`;
  /** Runs statements on an empty database as `anon`, and prints the SQLSTATE or null of each. */
  const RUN = `
    import { readFileSync } from 'node:fs';
    import { PGlite } from '@electric-sql/pglite';
    const database = await PGlite.create(process.argv[1]);
    await database.exec('set role anon');
    const states = [];
    for (const sql of JSON.parse(readFileSync(0, 'utf8'))) {
      states.push(await database.exec(sql).then(() => null, ({ code }) => code));
    }
    await database.close();
    process.stdout.write(JSON.stringify(states));`;
  const PERMISSION_DENIED = '42501';
  const CHECK_VIOLATION = '23514';

  it(
    'inserts reports up to the limit of a day, and nothing else',
    () => {
      const expected = [
        [`insert into public.reports ${ROW}`, null],
        [`insert into public.reports ${ROW} returning number`, PERMISSION_DENIED],
        ['select 1 from public.reports', PERMISSION_DENIED],
        ['select count(*) from public.reports', PERMISSION_DENIED],
        [`update public.reports set note = 'x'`, PERMISSION_DENIED],
        ['delete from public.reports', PERMISSION_DENIED],
        ['truncate public.reports', PERMISSION_DENIED],
        ...['status', 'created_at', 'decided_at'].map((column) => [
          `insert into public.reports (id, content_id, kind, ${column}) ` +
            `values (gen_random_uuid(), '1', 'menu', null)`,
          PERMISSION_DENIED,
        ]),
        ['select public.limit_reports()', PERMISSION_DENIED],
        [
          `insert into public.reports (id, content_id, kind, note)
            values (gen_random_uuid(), '1', 'menu', repeat('x', 501))`,
          CHECK_VIOLATION,
        ],
        [`insert into public.reports ${LIST} from generate_series(1, 500)`, 'PT429'],
        [`insert into public.reports ${LIST} from generate_series(1, 499)`, null],
        [`insert into public.reports ${ROW}`, 'PT429'],
      ];
      const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
      prepareDatabase(dataDir);
      const states = execFileSync(
        process.execPath,
        [...PGLITE_FLAGS, '--input-type=module', '--eval', RUN, path.join(dataDir, 'postgres')],
        { input: JSON.stringify(expected.map(([sql]) => sql)), encoding: 'utf8' },
      );
      rmSync(dataDir, { recursive: true });
      const found: unknown[] = JSON.parse(states);
      expect(expected.map(([sql], index) => [sql, found[index]])).toEqual(expected);
    },
    START_TIMEOUT_MS,
  );
});
