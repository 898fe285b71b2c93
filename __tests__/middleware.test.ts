import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { NextRequest } from 'next/server';
import redirects from '@/data/synced/place-redirects.json';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import { parseDishFilter } from '@/lib/dish-index/dish-groups';
import { toNamedDishPath } from '@/lib/dishes/dish';
import { MENU_READER_CONTENT_SECURITY_POLICY } from '@/lib/http/security-headers.mjs';
import { config, middleware } from '@/middleware';

const PLACE = 'KOP005614';
const rows = getSnapshotRows();
const info = getSnapshotInfo(new Date());

beforeAll(() =>
  replaceSnapshot(
    rows.map((row) => (row.contentId === PLACE ? { ...row, vanishedOn: '2026-11-01' } : row)),
    info,
  ),
);
afterAll(() => replaceSnapshot(rows, info));

const sendRequest = (path: string, method = 'GET') =>
  middleware(new NextRequest(`http://localhost${path}`, { method }));

it('answers 410 for a place that its source no longer lists, 404 for an unknown one', async () => {
  const delisted = await sendRequest(`/places/${PLACE}`);
  expect(delisted.status).toBe(410);
  expect(delisted.headers.get('x-middleware-rewrite')).toBe('http://localhost/en/places/gone');
  expect(delisted.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await sendRequest('/places/999999')).status).toBe(404);
  const inJapanese = await sendRequest(`/ja/places/${PLACE}?from=list`);
  expect(inJapanese.status).toBe(410);
  expect(inJapanese.headers.get('x-middleware-rewrite')).toBe('http://localhost/ja/places/gone');
});

it('redirects from the id of a merged duplicate for good', async () => {
  const [[merged, kept] = ['', '']] = Object.entries(redirects);
  const response = await sendRequest(`/zh-Hant/places/${merged}`);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`http://localhost/zh-Hant/places/${kept}`);
});

it('passes on listed places, and unsupported methods', async () => {
  const listed = `/places/${rows[0]?.contentId}`;
  const shown = await sendRequest(`${listed}?from=list`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('x-middleware-rewrite')).toBe(`http://localhost/en${listed}`);
  expect((await sendRequest(`/ja${listed}`)).headers.get('x-middleware-next')).toBe('1');
  expect((await sendRequest(`/places/${PLACE}`, 'DELETE')).status).toBe(405);
});

it('shows the not-found page of a language', async () => {
  const answer = await sendRequest('/zh-Hans/nothing');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-middleware-rewrite')).toBe('http://localhost/zh-Hans/missing');
});

it('describes our own data only where the restaurants are ours', async () => {
  const getRewrite = async (path: string) =>
    (await sendRequest(path)).headers.get('x-middleware-rewrite');
  expect(await getRewrite('/intro')).toBe('http://localhost/en/intro');
  process.env.TOURISM_BACKEND_URL = 'https://backend.example';
  expect(await getRewrite('/intro')).toBe('http://localhost/en/intro/elsewhere');
  expect(await getRewrite('/ja/intro')).toBe('http://localhost/ja/intro/elsewhere');
  delete process.env.TOURISM_BACKEND_URL;
  expect((await sendRequest('/ja/intro/elsewhere')).status).toBe(404);
});

it('repeats no query in a header', async () => {
  const query = `?${'<'.repeat(3_000)}`;
  for (const path of ['/', '/recipes', '/dishes', '/ja/card', '/nope']) {
    const { headers } = await sendRequest(path + query);
    expect([path, [...headers.values()].join('').includes('%3C')]).toEqual([path, false]);
  }
});

describe('the name of a dish on a menu', () => {
  const send = (path: string, init = {}) =>
    middleware(new NextRequest(`http://localhost${path}`, init));

  afterEach(() => {
    delete process.env.RATE_LIMIT_PER_MINUTE;
  });

  it.each(['호밀 100% 빵', '25%', 'a/b', 'a?b=c', 'a#b', '%25'])(
    'leads to a search for %j in every language',
    async (name) => {
      for (const prefix of ['', '/ja', '/zh-Hans', '/zh-Hant']) {
        const response = await send(`${prefix}${toNamedDishPath(name)}`);
        expect(response.status).toBe(307);
        const { pathname, search } = new URL(response.headers.get('location') ?? '');
        expect(pathname).toBe(`${prefix}/dishes`);
        expect(parseDishFilter(search).query).toBe(name);
      }
    },
  );

  it('leads to the page of a dish by any spelling', async () => {
    const response = await send(`/ja${toNamedDishPath('비빔밥 (특)')}`);
    expect(response.headers.get('location')).toBe('http://localhost/ja/dishes/bibimbap');
  });

  it('is not looked up when it is longer than a line of a menu', async () => {
    expect((await send(toNamedDishPath('가'.repeat(200)))).status).toBe(307);
    for (const letter of ['a', '1', '.', '가']) {
      const response = await send(toNamedDishPath(letter.repeat(201)));
      expect(response.status).toBe(404);
      expect(response.headers.get('x-middleware-rewrite')).toMatch(/\/en\/dishes\/missing$/);
    }
  });

  it('is looked up as often as the rate limit allows', async () => {
    process.env.RATE_LIMIT_PER_MINUTE = '2';
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await send(toNamedDishPath('비빔밥'))).status);
    expect(statuses).toEqual([307, 307, 429]);
  });
});

it('selects the language by the address alone', async () => {
  const headers = { 'accept-language': 'ja', cookie: 'NEXT_LOCALE=ja' };
  const response = await middleware(new NextRequest('http://localhost/', { headers }));
  expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost/en');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('link')).toBeNull();
});

it('redirects an address with an English prefix to the short one, on this host', async () => {
  for (const [path, short] of [
    ['/en', '/'],
    ['/en/card?from=list', '/card?from=list'],
    ['/en//evil.example', '/evil.example'],
  ] as const) {
    const answer = await sendRequest(path);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`http://localhost${short}`);
  }
});

it('excludes the calls, whose bodies Next would read to the end, but no other spelling of them', () => {
  const [matcher = ''] = config.matcher;
  const isAsked = (path: string) => new RegExp(`^${matcher}$`).test(path);
  for (const call of ['search', 'revalidate', 'rec/get-content-id-by-gps']) {
    expect(isAsked(`/api/${call}`)).toBe(false);
    for (const other of [`/api/${call}/`, `/api/${call}x`, `/ja/api/${call}`, `/api//${call}`])
      expect([other, isAsked(other)]).toEqual([other, true]);
  }
});

it('allows WebAssembly to the files of the menu reader, and not to pages', async () => {
  const getPolicy = async (path: string) =>
    (await sendRequest(path)).headers.get('content-security-policy');
  expect(await getPolicy('/menu/parts/0123/reader.js')).toBe(MENU_READER_CONTENT_SECURITY_POLICY);
  for (const path of ['/menu', '/menu/parts', '/', '/sw.js', '/card'])
    expect(await getPolicy(path)).not.toContain('wasm');
});

it('redirects a share that no service worker took, without reading it', async () => {
  const inJapanese = await sendRequest('/ja/menu/share', 'POST');
  expect(inJapanese.headers.get('location')).toBe('/ja/menu#share-unavailable');
  const body = new ReadableStream({
    pull: () => {
      throw new Error('The body is read.');
    },
  });
  const shared = new NextRequest('http://localhost/menu/share', {
    method: 'POST',
    body,
    duplex: 'half',
  });
  const answer = await middleware(shared);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/menu#share-unavailable');
  expect(shared.bodyUsed).toBe(false);
  expect((await sendRequest('/menu', 'POST')).status).toBe(405);
});
