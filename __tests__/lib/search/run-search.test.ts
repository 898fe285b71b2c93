import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POST } from '@/app/api/search/route';
import { parsePreference, toPreferenceSentence } from '@kioot/engine';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { createRemoteBackend } from '@/lib/search/remote/remote-backend';
import {
  runSearch,
  type CountsResponse,
  type PageResponse,
  type SearchBackend,
} from '@/lib/search/service/run-search';
import { createRemoteSearch } from '@/lib/search/remote/remote-search';
import { searchRequestSchema, type SearchQuery } from '@/lib/search/contract/requests';
import { startCallsServer } from '../../helpers/calls-server';
import { startTestServer, type TestServer } from '../../helpers/http-server';
import { parse } from '@kioot/base/validation';
import { toFilterRequest } from '../../helpers/backend-calls';

const ownEngine = createSearchService(createBundledSource());
const { signal } = new AbortController();
const insadong: SearchQuery['origin'] = { mapx: 126.9856, mapy: 37.574 };
const pork: SearchQuery = {
  origin: insadong,
  radius: 1000,
  need: { kind: 'meats', meats: ['pork', 'beef'] },
};
const vegan: SearchQuery = { origin: insadong, radius: 2000, need: { kind: 'strictVegan' } };
const SEARCHES: SearchQuery[] = [
  pork,
  vegan,
  { ...vegan, need: { kind: 'lactoOvo' } },
  { ...vegan, need: { kind: 'halal' } },
  { ...pork, radius: 500, need: { kind: 'any' } },
];

const servers: TestServer[] = [];
let remoteSearch: SearchBackend;

beforeAll(async () => {
  const server = await startCallsServer(ownEngine);
  servers.push(server);
  remoteSearch = createRemoteSearch(
    createRemoteBackend({ baseUrl: server.url, timeoutMs: 20_000 }),
  );
});

afterAll(async () => {
  for (const server of servers) await server.close();
});

const ask = (backend: SearchBackend, request: object) =>
  runSearch(backend, parse(searchRequestSchema, request), signal);
const fetchPage = async (backend: SearchBackend, search: SearchQuery, more: object = {}) =>
  (await ask(backend, { ...search, ...more, want: 'page' })) as PageResponse;
const fetchCounts = async (backend: SearchBackend, search: SearchQuery) =>
  (await ask(backend, { ...search, want: 'counts' })) as CountsResponse;

async function walk(backend: SearchBackend, search: SearchQuery, pageSize: number) {
  const pages: PageResponse[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await fetchPage(backend, search, { pageSize, ...(cursor ? { cursor } : {}) });
    pages.push(page);
    cursor = page.cursor;
  }
  return pages;
}

describe.each([
  ['our own engine', () => ownEngine],
  ['the four calls of a tourism backend', () => remoteSearch],
] as const)('a search on %s', (_name, getBackend) => {
  it.each(SEARCHES)('pages through the whole list: $need, $radius m', async (search) => {
    const pages = await walk(getBackend(), search, 50);
    const restaurants = pages.flatMap((page) => page.restaurants);
    const { counts, total } = await fetchCounts(getBackend(), search);
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

  it('lists the results of the four calls before places without a known menu', async () => {
    const contentIdList = await ownEngine.getContentIds({ ...insadong, radius: 2000 }, signal);
    const userPref = toPreferenceSentence(vegan.need);
    expect(parsePreference(userPref)).toEqual(vegan.need);
    const { restaurants: listed } = await ownEngine.getFilteredInEnglish(
      toFilterRequest({ contentIdList, userPref }),
      signal,
    );
    const found = (await walk(getBackend(), vegan, 50)).flatMap(({ restaurants }) => restaurants);
    // The order depends on opening hours, which pages of one list ignore (decision 0082).
    const byId = (rows: readonly PlaceCard[]): unknown =>
      JSON.parse(JSON.stringify([...rows].sort((a, b) => (a.contentId < b.contentId ? -1 : 1))));
    expect(byId(found.slice(0, listed.length))).toEqual(byId(listed));
    for (const { match } of found.slice(listed.length)) expect(match?.fit).toBe('unknown');
  });

  it('has pages of ten by default, and no cursor after the last', async () => {
    const first = await fetchPage(getBackend(), pork);
    expect(first.restaurants).toHaveLength(10);
    const last = (await walk(getBackend(), pork, 7)).at(-1);
    expect(last?.restaurants.length).toBe(first.total % 7 || 7);
    expect(last?.cursor).toBeNull();
  });

  it('starts at the requested position, and ends with the list', async () => {
    const whole = (await walk(getBackend(), pork, 50)).flatMap(({ restaurants }) => restaurants);
    const ids = (rows: readonly PlaceCard[]) => rows.map(({ contentId }) => contentId);
    const page = await fetchPage(getBackend(), pork, { from: 3, pageSize: 5 });
    expect(ids(page.restaurants)).toEqual(ids(whole.slice(3, 8)));
    const next = await fetchPage(getBackend(), pork, { cursor: page.cursor, pageSize: 5 });
    expect(ids(next.restaurants)).toEqual(ids(whole.slice(8, 13)));
    expect(await fetchPage(getBackend(), pork, { from: 20_000 })).toMatchObject({
      ...{ restaurants: [], cursor: null, total: whole.length },
    });
  });

  it('finds nothing in an empty area', async () => {
    const far: SearchQuery = { origin: { mapx: 124.1, mapy: 38.9 }, radius: 2000, need: pork.need };
    expect(await fetchPage(getBackend(), far)).toMatchObject({
      ...{ restaurants: [], total: 0, cursor: null },
    });
    expect((await fetchCounts(getBackend(), far)).total).toBe(0);
  });

  it.each([
    ['of another need', { ...pork, need: { kind: 'halal' } } as SearchQuery],
    ['of another radius', { ...pork, radius: 500 } as SearchQuery],
    ['of another place', { ...pork, origin: { mapx: 127.0276, mapy: 37.4979 } } as SearchQuery],
  ])('rejects a cursor %s', async (_of, other) => {
    const { cursor } = await fetchPage(getBackend(), pork);
    await expect(fetchPage(getBackend(), other, { cursor })).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });

  it('rejects a forged or modified cursor', async () => {
    const { cursor, total } = await fetchPage(getBackend(), pork);
    const [, digest] = (cursor ?? '').split('.');
    const forged = [
      ...['x', '0', '10', '10.', `10.${'A'.repeat(22)}`, `${cursor}x`, `-1.${digest}`],
      ...[`0.${digest}`, `010.${digest}`, `1e1.${digest}`, `${total}.${digest}`],
      ...[`9999999.${digest}`, `99999999999.${digest}`, `__proto__.${digest}`],
    ];
    for (const made of forged) {
      await expect(fetchPage(getBackend(), pork, { cursor: made })).rejects.toMatchObject({
        code: 'invalid_cursor',
      });
    }
  });
});

it('names the best-known dishes of kitchens that are or may be halal', async () => {
  const { restaurants } = await fetchPage(ownEngine, { ...vegan, need: { kind: 'halal' } });
  const ofKitchens = restaurants.filter(({ match }) => match?.groups.length === 0);
  expect(ofKitchens.filter(({ dishes = [] }) => dishes.length > 0).length).toBeGreaterThan(5);
});

describe('a list that changed between two pages', () => {
  it('invalidates its cursor, so that no row is skipped or repeated', async () => {
    const { cursor } = await fetchPage(ownEngine, pork);
    const changed: SearchBackend = {
      ...ownEngine,
      async search(search, caller) {
        const { places, getRestaurants } = await ownEngine.search(search, caller);
        return { places: [...places].slice(1), getRestaurants };
      },
    };
    await expect(fetchPage(changed, pork, { cursor })).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
  });
});

describe('a tourism backend without fields beyond the specification', () => {
  it('is listed in its order with unknown fits, and without pins', async () => {
    const row = (contentId: number) => ({ contentId, title: `식당 ${contentId}` });
    const server = await startTestServer((request, response, body) => {
      if (request.url?.endsWith('gps')) return response.end('[3, 1, 2]');
      if (request.url?.endsWith('restaurants'))
        return response.end(JSON.stringify({ restaurantInfo: [row(1), row(2), row(3)], total: 3 }));
      const { restaurantInfo } = JSON.parse(body) as { restaurantInfo: object[] };
      return response.end(JSON.stringify([{ content: restaurantInfo }]));
    });
    servers.push(server);
    const backend = createRemoteSearch(
      createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 }),
    );
    const pages = await walk(backend, pork, 2);
    expect(pages.map(({ restaurants }) => restaurants.map(({ contentId }) => contentId))).toEqual([
      ['1', '2'],
      ['3'],
    ]);
    expect(await fetchCounts(backend, pork)).toEqual({
      counts: { only: 0, options: 0, maybe: 0, unknown: 3 },
      total: 3,
    });
    // A page request carries its own rows, not the list.
    const pageCalls = server.requests.filter(({ path }) => path.endsWith('pagination'));
    const sent = pageCalls.map(({ body }) => JSON.parse(body) as { restaurantInfo: object[] });
    expect(sent.map(({ restaurantInfo }) => restaurantInfo.length)).toEqual([2, 1]);
  });
});

describe('an invalid request', () => {
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
    ['an infinite number', '{"want":"page","origin":{"mapx":1e999}}', 'invalid_request', 'mapx'],
    ['Tokyo', { ...page, origin: { mapx: 139.7, mapy: 35.7 } }, 'invalid_request', 'origin.mapx'],
    ['501 m', { ...page, radius: 501 }, 'invalid_request', 'radius'],
    ['no want', pork, 'invalid_request', 'want'],
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
    ['a page size of 0', { ...page, pageSize: 0 }, 'invalid_request', 'pageSize'],
    ['too many rows', { ...page, pageSize: 51 }, 'invalid_request', 'pageSize'],
    ['a fractional page size', { ...page, pageSize: 1.5 }, 'invalid_request', 'pageSize'],
    ['a long cursor', { ...page, cursor: '1'.repeat(65) }, 'invalid_request', 'cursor'],
    ['a forged cursor', { ...page, cursor: 'x' }, 'invalid_cursor', 'cursor'],
    ['a list', [page], 'invalid_request', 'body'],
  ])('is answered 400 with the fault: %s', async (_name, body, code, where) => {
    const message = expect.stringContaining(where) as unknown;
    expect(await send(body)).toEqual({ status: 400, body: { error: { code, message } } });
  });

  it('is answered 200 after correction', async () => {
    const { status, body } = await send(page);
    expect(status).toBe(200);
    expect((body as PageResponse).restaurants).toHaveLength(10);
  });
});
