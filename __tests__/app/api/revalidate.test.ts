import { existsSync } from 'node:fs';
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
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import type * as Route from '@/app/api/revalidate/route';

const SECRET = '0123456789abcdef';
const CHANGE = {
  type: 'UPDATE',
  schema: 'public',
  table: 'posts',
  record: { slug: 'new' },
  old_record: { slug: 'old' },
};

// No cache exists outside a running Next.
const revalidateTag = jest.fn();
const revalidatePath = jest.fn();
jest.mock('next/cache', () => ({ revalidateTag, revalidatePath, unstable_cache: jest.fn() }));

let database: TestServer;
let route: typeof Route;

beforeAll(async () => {
  database = await startTestServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('[]');
  });
  route = await import('@/app/api/revalidate/route');
});

afterAll(() => database.close());

function call(body: string, headers: Record<string, string> = { 'x-revalidate-secret': SECRET }) {
  const request = new Request('http://localhost/api/revalidate', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return route.POST(request);
}

async function readCode(response: Response): Promise<[number, string]> {
  const body: { error: { code: string } } = await response.json();
  return [response.status, body.error.code];
}

beforeEach(() => {
  process.env.REVALIDATE_SECRET = SECRET;
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = 'a-key';
  revalidateTag.mockClear();
});

afterEach(() => {
  delete process.env.REVALIDATE_SECRET;
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
});

describe('POST /api/revalidate', () => {
  it('expires the list and both slugs', async () => {
    const response = await call(JSON.stringify(CHANGE));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ revalidated: ['posts', 'post:old', 'post:new'] });
    expect(revalidateTag.mock.calls).toEqual([
      ['posts', { expire: 0 }],
      ['post:old', { expire: 0 }],
      ['post:new', { expire: 0 }],
    ]);
  });

  it('expires all pages of posts in the language of a translation', async () => {
    const change = {
      ...{ type: 'UPDATE', schema: 'public', table: 'post_translations' },
      ...{ record: { post_id: 'an id', locale: 'ja', title: '題' }, old_record: { locale: 'ja' } },
    };
    const response = await call(JSON.stringify(change));
    expect(await response.json()).toEqual({ revalidated: ['posts:ja'] });
    expect(revalidateTag.mock.calls).toEqual([['posts:ja', { expire: 0 }]]);
    for (const locale of ['en', 'fr', '']) {
      const response = await call(JSON.stringify({ ...change, record: { locale } }));
      expect(await readCode(response)).toEqual([400, 'invalid_request']);
    }
  });

  it('expires the pages of the places changed by a sync, or of all places', async () => {
    const some = await call(JSON.stringify({ type: 'SYNC', places: ['133525', 'KOP1'] }));
    const pages = ['133525', 'KOP1'].flatMap((id) =>
      ['', '/ja', '/zh-Hans', '/zh-Hant'].map((prefix) => `${prefix}/places/${id}`),
    );
    expect(await some.json()).toEqual({ revalidated: pages });
    // Paths after the rewrite, in which English has a folder too.
    const expired = ['133525', 'KOP1'].flatMap((id) =>
      ['/en', '/ja', '/zh-Hans', '/zh-Hant'].flatMap((prefix) =>
        ['', '/card.png'].map((file) => `${prefix}/places/${id}${file}`),
      ),
    );
    expect(revalidatePath.mock.calls).toEqual(expired.map((path) => [path]));
    revalidatePath.mockClear();
    expect((await call(JSON.stringify({ type: 'SYNC', places: 'all' }))).status).toBe(200);
    // Folder of page and picture, route groups included: Next tags both with it.
    const folder = '/[locale]/places/[contentId]';
    for (const file of ['page.tsx', 'card.png/route.ts'])
      expect(existsSync(`app${folder}/${file}`)).toBe(true);
    expect(revalidatePath.mock.calls).toEqual([[folder, 'layout']]);
    for (const places of [[], ['']]) {
      const response = await call(JSON.stringify({ type: 'SYNC', places }));
      expect(await readCode(response)).toEqual([400, 'invalid_request']);
    }
  });

  it.each([[{}], [{ 'x-revalidate-secret': '' }], [{ 'x-revalidate-secret': `${SECRET}x` }]])(
    'responds 401 to the headers %j for any body',
    async (headers) => {
      expect(await readCode(await call('not json', headers))).toEqual([401, 'unauthorized']);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  it('accepts no secret in the URL', async () => {
    const request = new Request(`http://localhost/api/revalidate?secret=${SECRET}`, {
      method: 'POST',
      body: JSON.stringify(CHANGE),
    });
    expect((await route.POST(request)).status).toBe(401);
  });

  it('responds 503 while no secret is set', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    delete process.env.REVALIDATE_SECRET;
    expect(
      await readCode(await call(JSON.stringify(CHANGE), { 'x-revalidate-secret': '' })),
    ).toEqual([503, 'not_configured']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('responds 400 to invalid JSON and to changes of other tables', async () => {
    expect(await readCode(await call('{'))).toEqual([400, 'invalid_json']);
    const otherTable = JSON.stringify({ ...CHANGE, table: 'users' });
    expect(await readCode(await call(otherTable))).toEqual([400, 'invalid_request']);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it('responds 413 to a body above one megabyte', async () => {
    const body = JSON.stringify({ ...CHANGE, padding: 'x'.repeat(1024 * 1024) });
    expect(await readCode(await call(body))).toEqual([413, 'payload_too_large']);
  });

  it('responds 405 to other methods', async () => {
    const response = route.GET();
    expect(response.headers.get('allow')).toBe('POST');
    expect(await readCode(response)).toEqual([405, 'method_not_allowed']);
  });
});
