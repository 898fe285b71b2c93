import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { startTestDatabase, type TestDatabase } from '@/__tests__/helpers/database';
import { GET, POST } from '@/app/api/reports/route';

const START_TIMEOUT_MS = 180_000;
const REPORT = {
  ...{ id: 'a'.repeat(32), contentId: '133525', kind: 'hours', dish: null, note: null },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ seed: null });
}, START_TIMEOUT_MS);

afterAll(() => database.stop());

beforeEach(async () => {
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = database.anonKey;
  process.env.RATE_LIMIT_PER_MINUTE = '0';
  await database.service.from('reports').delete().gt('number', 0);
});

afterEach(() => {
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
  delete process.env.RATE_LIMIT_PER_MINUTE;
});

function post(report: unknown): Promise<Response> {
  return POST(
    new Request('http://localhost/api/reports', {
      ...{ method: 'POST', body: typeof report === 'string' ? report : JSON.stringify(report) },
      headers: { 'content-type': 'application/json' },
    }),
  );
}

async function readCode(response: Response): Promise<[number, string]> {
  const body: { error: { code: string } } = await response.json();
  return [response.status, body.error.code];
}

async function readAll() {
  const { data } = await database.service
    .from('reports')
    .select('content_id, kind, dish, note, status')
    .order('number');
  return data;
}

describe('POST /api/reports', () => {
  it('stores a report as one line of text', async () => {
    const note = ' Closed on\nMondays \u202e now\u0000 ';
    const response = await post({ ...REPORT, kind: 'dish', dish: '제육볶음', note });
    expect([response.status, await response.json()]).toEqual([200, { stored: true }]);
    expect(await readAll()).toEqual([
      {
        ...{ content_id: '133525', kind: 'dish', dish: '제육볶음' },
        ...{ note: 'Closed on Mondays now', status: 'open' },
      },
    ]);
  });

  it('stores no character that cannot be seen', async () => {
    const invisible = '\u00ad\u200c\u200d\u2060\u3164\uffa0\u115f\u{e0041}\u{e007f}';
    expect((await post({ ...REPORT, note: `Closed${invisible}now` })).status).toBe(200);
    expect((await readAll())?.map(({ note }) => note)).toEqual(['Closed now']);
  });

  it('takes no body that a page of another site may post unasked', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await POST(
        new Request('http://localhost/api/reports', {
          ...{ method: 'POST', body: JSON.stringify(REPORT), headers: { 'content-type': type } },
        }),
      );
      expect(await readCode(response)).toEqual([415, 'unsupported_media_type']);
    }
    expect(await readAll()).toEqual([]);
  });

  it('stores a report without a dish or a note, and an empty note as none', async () => {
    const { id, contentId, kind } = REPORT;
    expect((await post({ id, contentId, kind })).status).toBe(200);
    expect((await post({ ...REPORT, id: 'b'.repeat(32), note: ' \n' })).status).toBe(200);
    expect((await readAll())?.map(({ note, dish }) => [note, dish])).toEqual(
      Array(2).fill([null, null]),
    );
  });

  it('stores a report once that is sent twice', async () => {
    expect((await post(REPORT)).status).toBe(200);
    expect((await post(REPORT)).status).toBe(200);
    expect(await readAll()).toHaveLength(1);
  });

  it.each([
    ['an unknown kind', { kind: 'spam' }],
    ['a note of 501 letters', { note: 'x'.repeat(501) }],
    ['a dish of another kind', { dish: '제육볶음' }],
    ['no id', { id: undefined }],
    ['a short id', { id: 'a' }],
    ['a place that is no text', { contentId: {} }],
    ['a path instead of a place', { contentId: '../../x' }],
    ['a property of every object instead of a place', { contentId: '__proto__' }],
    ['a name of the visitor', { name: 'Kim' }],
    ['a position of the visitor', { mapx: 126.98, mapy: 37.56 }],
  ])('responds 400 to %s', async (_name, fields) => {
    expect(await readCode(await post({ ...REPORT, ...fields }))).toEqual([400, 'invalid_request']);
    expect(await readAll()).toEqual([]);
  });

  it('accepts a note of 500 letters of any script', async () => {
    const note = '식'.repeat(500);
    expect((await post({ ...REPORT, note })).status).toBe(200);
  });

  it('responds 413 above 8 KiB', async () => {
    const note = 'x'.repeat(9_000);
    expect(await readCode(await post({ ...REPORT, note }))).toEqual([413, 'payload_too_large']);
  });

  it('responds 405 to other methods', async () => {
    expect(await readCode(GET())).toEqual([405, 'method_not_allowed']);
  });

  it('responds 429 with Retry-After at the daily limit of the database', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...{ id: index.toString(16).padStart(32, '0'), content_id: '1', kind: 'menu' as const },
    }));
    await database.service.from('reports').insert(rows);
    const response = await post(REPORT);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(await readCode(response)).toEqual([429, 'rate_limited']);
  });

  it('accepts six reports per minute and caller, apart from other calls', async () => {
    process.env.RATE_LIMIT_PER_MINUTE = '600';
    const statuses: number[] = [];
    for (let sent = 0; sent < 7; sent += 1) {
      statuses.push((await post({ ...REPORT, id: String(sent).repeat(32) })).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
    expect(await readAll()).toHaveLength(6);
  });

  describe('without a database', () => {
    let logged: jest.SpiedFunction<typeof console.error>;

    beforeEach(() => {
      logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });

    it('responds 503 where none is configured', async () => {
      delete process.env.SUPABASE_URL;
      delete process.env.SUPABASE_ANON_KEY;
      expect(await readCode(await post(REPORT))).toEqual([503, 'not_configured']);
      expect(logged).toHaveBeenCalledTimes(1);
    });

    it('responds 503 while it is unreachable', async () => {
      process.env.SUPABASE_URL = 'http://127.0.0.1:1';
      expect(await readCode(await post(REPORT))).toEqual([503, 'database_away']);
    });
  });
});
