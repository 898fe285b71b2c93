import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NextRequest } from 'next/server';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';
import { READER_POLICY } from '@/lib/http/security-headers.mjs';
import { config, middleware } from '@/middleware';

const PLACE = 'KOP005614';
const rows = getRestaurants();
const info = getSnapshotInfo(new Date());

beforeAll(() =>
  replaceRestaurants(
    rows.map((row) => (row.contentId === PLACE ? { ...row, vanishedOn: '2026-11-01' } : row)),
    info,
  ),
);
afterAll(() => replaceRestaurants(rows, info));

const ask = (path: string, method = 'GET') =>
  middleware(new NextRequest(`http://localhost${path}`, { method }));

it('answers 410 for a place that its source no longer lists, 404 for one that never was', async () => {
  const gone = await ask(`/places/${PLACE}`);
  expect(gone.status).toBe(410);
  expect(gone.headers.get('x-middleware-rewrite')).toBe('http://localhost/en/places/gone');
  expect(gone.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await ask('/places/999999')).status).toBe(404);
  const inJapanese = await ask(`/ja/places/${PLACE}?from=list`);
  expect(inJapanese.status).toBe(410);
  expect(inJapanese.headers.get('x-middleware-rewrite')).toBe('http://localhost/ja/places/gone');
});

it('leaves listed places, and methods nobody has, to what answers them', async () => {
  const listed = `/places/${rows[0]?.contentId}`;
  const shown = await ask(`${listed}?from=list`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('x-middleware-rewrite')).toBe(`http://localhost/en${listed}?from=list`);
  expect((await ask(`/ja${listed}`)).headers.get('x-middleware-next')).toBe('1');
  expect((await ask(`/places/${PLACE}`, 'DELETE')).status).toBe(405);
});

it('answers in a language of the guide that it has no such page', async () => {
  const answer = await ask('/zh-Hans/nothing');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-middleware-rewrite')).toBe('http://localhost/zh-Hans/missing');
});

it('lets the address alone choose a language', async () => {
  const headers = { 'accept-language': 'ja', cookie: 'NEXT_LOCALE=ja' };
  const home = await middleware(new NextRequest('http://localhost/', { headers }));
  expect(home.headers.get('x-middleware-rewrite')).toBe('http://localhost/en');
  expect(home.headers.get('set-cookie')).toBeNull();
  expect(home.headers.get('link')).toBeNull();
});

it('leads from an address that names English to the short one, on this host', async () => {
  for (const [path, short] of [
    ['/en', '/'],
    ['/en/card?from=list', '/card?from=list'],
    ['/en//evil.example', '/evil.example'],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`http://localhost${short}`);
  }
});

it('is asked of no call, whose body Next would read to its end first, and of every other spelling', () => {
  const [matcher = ''] = config.matcher;
  const isAsked = (path: string) => new RegExp(`^${matcher}$`).test(path);
  for (const call of ['search', 'revalidate', 'rec/get-content-id-by-gps']) {
    expect(isAsked(`/api/${call}`)).toBe(false);
    for (const other of [`/api/${call}/`, `/api/${call}x`, `/ja/api/${call}`, `/api//${call}`])
      expect([other, isAsked(other)]).toEqual([other, true]);
  }
});

it('lets the files of the menu reader compile, and pages still not', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy');
  expect(await policyOf('/menu/parts/0123/reader.js')).toBe(READER_POLICY);
  for (const path of ['/menu', '/menu/parts', '/', '/sw.js', '/card'])
    expect(await policyOf(path)).not.toContain('wasm');
});

it('answers what was shared with a worker that is not there, before anything is read', async () => {
  const inJapanese = await ask('/ja/menu/share', 'POST');
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
  expect((await ask('/menu', 'POST')).status).toBe(405);
});
