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

// Outside a running Next there is no cache to expire.
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
  it('expires the list and both slugs at once', async () => {
    const response = await call(JSON.stringify(CHANGE));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ revalidated: ['posts', 'post:old', 'post:new'] });
    expect(revalidateTag.mock.calls).toEqual([
      ['posts', { expire: 0 }],
      ['post:old', { expire: 0 }],
      ['post:new', { expire: 0 }],
    ]);
  });

  it('expires everything made from posts in the language of a translation', async () => {
    const change = {
      ...{ type: 'UPDATE', schema: 'public', table: 'post_translations' },
      ...{ record: { post_id: 'an id', locale: 'ja', title: '題' }, old_record: { locale: 'ja' } },
    };
    const response = await call(JSON.stringify(change));
    expect(await response.json()).toEqual({ revalidated: ['posts:ja'] });
    expect(revalidateTag.mock.calls).toEqual([['posts:ja', { expire: 0 }]]);
    for (const locale of ['en', 'fr', '']) {
      const answer = await call(JSON.stringify({ ...change, record: { locale } }));
      expect(await readCode(answer)).toEqual([400, 'invalid_request']);
    }
  });

  it('expires the pages of the places that a sync changed, or all of them', async () => {
    const some = await call(JSON.stringify({ type: 'SYNC', places: ['133525', 'KOP1'] }));
    const pages = ['133525', 'KOP1'].flatMap((id) =>
      ['', '/ja', '/zh-Hans', '/zh-Hant'].map((prefix) => `${prefix}/places/${id}`),
    );
    expect(await some.json()).toEqual({ revalidated: pages });
    // Behind the rewrite, where English has a folder as well.
    const expired = ['133525', 'KOP1'].flatMap((id) => [
      ...['/en', '/ja', '/zh-Hans', '/zh-Hant'].map((prefix) => `${prefix}/places/${id}`),
      `/places/${id}/card.png`,
    ]);
    expect(revalidatePath.mock.calls).toEqual(expired.map((path) => [path]));
    revalidatePath.mockClear();
    expect((await call(JSON.stringify({ type: 'SYNC', places: 'all' }))).status).toBe(200);
    // The folders of the pages, groups too: Next tags what it keeps with them.
    for (const [folder, file] of [
      ['/[locale]/places/[contentId]', 'page.tsx'],
      ['/places/[contentId]', 'card.png/route.tsx'],
    ] as const) {
      expect(existsSync(`app${folder}/${file}`)).toBe(true);
      const kind = file === 'page.tsx' ? 'page' : 'layout';
      expect(revalidatePath).toHaveBeenCalledWith(folder, kind);
    }
    for (const places of [[], ['']]) {
      const answer = await call(JSON.stringify({ type: 'SYNC', places }));
      expect(await readCode(answer)).toEqual([400, 'invalid_request']);
    }
  });

  it.each([[{}], [{ 'x-revalidate-secret': '' }], [{ 'x-revalidate-secret': `${SECRET}x` }]])(
    'answers 401 to %j, whatever the body',
    async (headers) => {
      expect(await readCode(await call('not json', headers))).toEqual([401, 'unauthorized']);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  it('takes no secret from the address', async () => {
    const request = new Request(`http://localhost/api/revalidate?secret=${SECRET}`, {
      method: 'POST',
      body: JSON.stringify(CHANGE),
    });
    expect((await route.POST(request)).status).toBe(401);
  });

  it('is closed while no secret is set', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    delete process.env.REVALIDATE_SECRET;
    expect(
      await readCode(await call(JSON.stringify(CHANGE), { 'x-revalidate-secret': '' })),
    ).toEqual([503, 'not_configured']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('answers 400 to what is not JSON or not a change of posts', async () => {
    expect(await readCode(await call('{'))).toEqual([400, 'invalid_json']);
    const otherTable = JSON.stringify({ ...CHANGE, table: 'users' });
    expect(await readCode(await call(otherTable))).toEqual([400, 'invalid_request']);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it('answers 413 to more than a megabyte', async () => {
    const body = JSON.stringify({ ...CHANGE, padding: 'x'.repeat(1024 * 1024) });
    expect(await readCode(await call(body))).toEqual([413, 'payload_too_large']);
  });

  it('answers 405 to other methods', async () => {
    const response = route.GET();
    expect(response.headers.get('allow')).toBe('POST');
    expect(await readCode(response)).toEqual([405, 'method_not_allowed']);
  });
});
