import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POST } from '@/app/api/search/route';
import { parsePreference, toPreferenceSentence } from '@kioot/engine';
import type { Restaurant } from '@/lib/search/contract';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';
import { createForwardingBackend } from '@/lib/search/forward';
import {
  answerSearch,
  type CountsAnswer,
  type PageAnswer,
  type SearchBackend,
} from '@/lib/search/search-answer';
import { createSearchOverCalls } from '@/lib/search/search-over-calls';
import { searchRequestSchema, type Search } from '@/lib/search/search-request';
import { startCallsServer } from '../../helpers/calls-server';
import { startTestServer, type TestServer } from '../../helpers/http-server';
import { parse } from '@/lib/validation';

const embedded = createSearchService(createBundledSource());
const { signal } = new AbortController();
const insadong: Search['origin'] = { mapx: 126.9856, mapy: 37.574 };
const pork: Search = {
  origin: insadong,
  radius: 1000,
  need: { kind: 'meats', meats: ['pork', 'beef'] },
};
const vegan: Search = { origin: insadong, radius: 2000, need: { kind: 'strictVegan' } };
const SEARCHES: Search[] = [
  pork,
  vegan,
  { ...vegan, need: { kind: 'lactoOvo' } },
  { ...vegan, need: { kind: 'halal' } },
  { ...pork, radius: 500, need: { kind: 'any' } },
];

const servers: TestServer[] = [];
let overCalls: SearchBackend;

beforeAll(async () => {
  const server = await startCallsServer(embedded);
  servers.push(server);
  overCalls = createSearchOverCalls(
    createForwardingBackend({ baseUrl: server.url, timeoutMs: 20_000 }),
  );
});

afterAll(async () => {
  for (const server of servers) await server.close();
});

const ask = (backend: SearchBackend, request: object) =>
  answerSearch(backend, parse(searchRequestSchema, request), signal);
const askPage = async (backend: SearchBackend, search: Search, more: object = {}) =>
  (await ask(backend, { ...search, ...more, want: 'page' })) as PageAnswer;
const askCounts = async (backend: SearchBackend, search: Search) =>
  (await ask(backend, { ...search, want: 'counts' })) as CountsAnswer;

async function walk(backend: SearchBackend, search: Search, pageSize: number) {
  const pages: PageAnswer[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await askPage(backend, search, { pageSize, ...(cursor ? { cursor } : {}) });
    pages.push(page);
    cursor = page.cursor;
  }
  return pages;
}

describe.each([
  ['our own engine', () => embedded],
  ['the four calls of a tourism backend', () => overCalls],
] as const)('a search answered by %s', (_name, getBackend) => {
  it.each(SEARCHES)('goes through the whole list in pages: $need, $radius m', async (search) => {
    const pages = await walk(getBackend(), search, 50);
    const restaurants = pages.flatMap((page) => page.restaurants);
    const { counts, total } = await askCounts(getBackend(), search);
    expect(total).toBeGreaterThan(0);
    expect(restaurants).toHaveLength(total);
    for (const page of pages) expect(page).toMatchObject({ total, counts });
    expect(new Set(restaurants.map(({ contentId }) => contentId)).size).toBe(total);

    const sum = counts.only + counts.options + counts.maybe + counts.unknown;
    expect(sum).toBe(total);
    for (const fit of ['only', 'options', 'maybe', 'unknown'] as const) {
      expect(restaurants.filter(({ match }) => match?.fit === fit)).toHaveLength(counts[fit]);
    }
    for (const { title_eng } of restaurants) expect(title_eng).toBeTruthy();
  });

  it('lists what the four calls list, in their words, before what nobody knows', async () => {
    const contentIdList = await embedded.getContentIds({ ...insadong, radius: 2000 }, signal);
    const userPref = toPreferenceSentence(vegan.need);
    expect(parsePreference(userPref)).toEqual(vegan.need);
    const { restaurantInfo: listed } = await embedded.getFilteredInEnglish(
      { contentIdList, userPref },
      signal,
    );
    const found = (await walk(getBackend(), vegan, 50)).flatMap(({ restaurants }) => restaurants);
    // In another order where a place is open now, which pages of one list do not ask (decision 0082).
    const byId = (rows: readonly Restaurant[]): unknown =>
      JSON.parse(JSON.stringify([...rows].sort((a, b) => (a.contentId < b.contentId ? -1 : 1))));
    expect(byId(found.slice(0, listed.length))).toEqual(byId(listed));
    for (const { match } of found.slice(listed.length)) expect(match?.fit).toBe('unknown');
  });

  it('has pages of ten unless asked otherwise, and nothing after the last', async () => {
    const first = await askPage(getBackend(), pork);
    expect(first.restaurants).toHaveLength(10);
    const last = (await walk(getBackend(), pork, 7)).at(-1);
    expect(last?.restaurants.length).toBe(first.total % 7 || 7);
    expect(last?.cursor).toBeNull();
  });

  it('begins where it is told to, and ends where the list ends', async () => {
    const whole = (await walk(getBackend(), pork, 50)).flatMap(({ restaurants }) => restaurants);
    const ids = (rows: readonly Restaurant[]) => rows.map(({ contentId }) => contentId);
    const page = await askPage(getBackend(), pork, { from: 3, pageSize: 5 });
    expect(ids(page.restaurants)).toEqual(ids(whole.slice(3, 8)));
    const next = await askPage(getBackend(), pork, { cursor: page.cursor, pageSize: 5 });
    expect(ids(next.restaurants)).toEqual(ids(whole.slice(8, 13)));
    expect(await askPage(getBackend(), pork, { from: 20_000 })).toMatchObject({
      ...{ restaurants: [], cursor: null, total: whole.length },
    });
  });

  it('finds nothing where there is nothing', async () => {
    const far: Search = { origin: { mapx: 124.1, mapy: 38.9 }, radius: 2000, need: pork.need };
    expect(await askPage(getBackend(), far)).toMatchObject({
      ...{ restaurants: [], total: 0, cursor: null },
    });
    expect((await askCounts(getBackend(), far)).total).toBe(0);
  });

  it.each([
    ['of another need', { ...pork, need: { kind: 'halal' } } as Search],
    ['of another radius', { ...pork, radius: 500 } as Search],
    ['of another place', { ...pork, origin: { mapx: 127.0276, mapy: 37.4979 } } as Search],
  ])('refuses a cursor %s', async (_of, other) => {
    const { cursor } = await askPage(getBackend(), pork);
    await expect(askPage(getBackend(), other, { cursor })).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });

  it('refuses a cursor that was made up or changed', async () => {
    const { cursor, total } = await askPage(getBackend(), pork);
    const [, digest] = (cursor ?? '').split('.');
    const forged = [
      ...['x', '0', '10', '10.', `10.${'A'.repeat(22)}`, `${cursor}x`, `-1.${digest}`],
      ...[`0.${digest}`, `010.${digest}`, `1e1.${digest}`, `${total}.${digest}`],
      ...[`9999999.${digest}`, `99999999999.${digest}`, `__proto__.${digest}`],
    ];
    for (const made of forged) {
      await expect(askPage(getBackend(), pork, { cursor: made })).rejects.toMatchObject({
        code: 'invalid_cursor',
      });
    }
  });
});

describe('a list that changed between two pages', () => {
  it('makes its cursor stale, and no row is passed over or shown twice', async () => {
    const { cursor } = await askPage(embedded, pork);
    const changed: SearchBackend = {
      async find(search, caller) {
        const { places, getCards } = await embedded.find(search, caller);
        return { places: [...places].slice(1), getCards };
      },
    };
    await expect(askPage(changed, pork, { cursor })).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });
});

describe('a tourism backend that says no more than the specification', () => {
  it('is listed as it answers; how its places fit is unknown, and without coordinates there is no pin', async () => {
    const row = (contentId: number) => ({ contentId, title: `식당 ${contentId}` });
    const server = await startTestServer((request, response, body) => {
      if (request.url?.endsWith('gps')) return response.end('[3, 1, 2]');
      if (request.url?.endsWith('restaurants'))
        return response.end(JSON.stringify({ restaurantInfo: [row(1), row(2), row(3)], total: 3 }));
      const { restaurantInfo } = JSON.parse(body) as { restaurantInfo: object[] };
      return response.end(JSON.stringify([{ content: restaurantInfo }]));
    });
    servers.push(server);
    const backend = createSearchOverCalls(
      createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 }),
    );
    const pages = await walk(backend, pork, 2);
    expect(pages.map(({ restaurants }) => restaurants.map(({ contentId }) => contentId))).toEqual([
      ['1', '2'],
      ['3'],
    ]);
    expect(await askCounts(backend, pork)).toEqual({
      counts: { only: 0, options: 0, maybe: 0, unknown: 3 },
      total: 3,
    });
    // A page takes along the rows it is about, not the list.
    const pageCalls = server.requests.filter(({ path }) => path.endsWith('pagination'));
    const sent = pageCalls.map(({ body }) => JSON.parse(body) as { restaurantInfo: object[] });
    expect(sent.map(({ restaurantInfo }) => restaurantInfo.length)).toEqual([2, 1]);
  });
});

describe('what is asked wrongly', () => {
  const page = { ...pork, want: 'page' };
  const send = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await POST(new Request('http://a/', { method: 'POST', body: text }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it.each([
    ['NaN', `{"origin":{"mapx":NaN,"mapy":37.5},"radius":500}`, 'invalid_json', 'JSON'],
    [
      'no number',
      { ...page, origin: { mapx: null, mapy: 37.5 } },
      'invalid_request',
      'origin.mapx',
    ],
    ['a number without end', '{"want":"page","origin":{"mapx":1e999}}', 'invalid_request', 'mapx'],
    ['Tokyo', { ...page, origin: { mapx: 139.7, mapy: 35.7 } }, 'invalid_request', 'origin.mapx'],
    ['501 m', { ...page, radius: 501 }, 'invalid_request', 'radius'],
    ['nothing wanted', pork, 'invalid_request', 'want'],
    ['another want', { ...pork, want: 'toString' }, 'invalid_request', 'want'],
    ['no need', { ...page, need: undefined }, 'invalid_request', 'need'],
    ['another need', { ...page, need: { kind: 'cats' } }, 'invalid_request', 'need.kind'],
    ['no meat', { ...page, need: { kind: 'meats', meats: [] } }, 'invalid_request', 'need.meats'],
    ['a cat', { ...page, need: { kind: 'meats', meats: ['cat'] } }, 'invalid_request', 'meats.0'],
    [
      'meats of a vegan',
      { ...vegan, want: 'page', need: { kind: 'halal', meats: ['pork'] } },
      'invalid_request',
      'need: holds a field that is not known',
    ],
    [
      'another field',
      { ...page, page: 1 },
      'invalid_request',
      'body: holds a field that is not known',
    ],
    [
      'a cursor for counts',
      { ...pork, want: 'counts', cursor: '10.x' },
      'invalid_request',
      'not known',
    ],
    ['no row a page', { ...page, pageSize: 0 }, 'invalid_request', 'pageSize'],
    ['too many rows', { ...page, pageSize: 51 }, 'invalid_request', 'pageSize'],
    ['half a row', { ...page, pageSize: 1.5 }, 'invalid_request', 'pageSize'],
    ['a long cursor', { ...page, cursor: '1'.repeat(65) }, 'invalid_request', 'cursor'],
    ['a cursor of nobody', { ...page, cursor: 'x' }, 'invalid_cursor', 'cursor'],
    ['a list', [page], 'invalid_request', 'body'],
  ])('is answered 400 with what is wrong: %s', async (_name, body, code, where) => {
    const message = expect.stringContaining(where) as unknown;
    expect(await send(body)).toEqual({ status: 400, body: { error: { code, message } } });
  });

  it('and rightly, 200', async () => {
    const { status, body } = await send(page);
    expect(status).toBe(200);
    expect((body as PageAnswer).restaurants).toHaveLength(10);
  });
});
