import { expect, test, type APIRequestContext } from '@playwright/test';
import { sendHead, getStatus } from './helpers/raw-http';
import { SERVERS } from './helpers/servers';

const MYEONGDONG = { mapx: 126.985, mapy: 37.5636 };
const PATHS = [
  '/api/rec/get-content-id-by-gps',
  '/api/rec/get-filtered-restaurants',
  '/api/rec/translate-restaurant-pagination',
  '/api/rec/get-filtered-restaurants-eng',
] as const;
/** Endpoint beyond the specification: pages by cursor and counts. */
const SEARCH_PATH = '/api/search';
const SEARCH = { origin: MYEONGDONG, radius: 1000, need: { kind: 'meats', meats: ['pork'] } };

async function postJson(request: APIRequestContext, url: string, data: unknown): Promise<unknown> {
  const response = await request.post(url, { data });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  return response.json();
}

interface FilterResponse {
  restaurantInfo: { contentId: string; title: string }[];
  total: number;
}

for (const [name, base] of [
  ['the embedded backend', SERVERS.embedded],
  ['an instance reached through TOURISM_BACKEND_URL', SERVERS.forwarding],
] as const) {
  test.describe(`contract of ${name}`, () => {
    test('look-up, filter and pages agree', async ({ request }) => {
      const ids = (await postJson(request, `${base}${PATHS[0]}`, {
        ...MYEONGDONG,
        radius: 1000,
      })) as string[];
      expect(ids.length).toBeGreaterThan(150);

      const filtered = (await postJson(request, `${base}${PATHS[1]}`, {
        contentIdList: ids,
        userPref: '닭고기, 돼지고기만',
      })) as FilterResponse;
      expect(filtered.total).toBe(filtered.restaurantInfo.length);
      expect(filtered.total).toBeGreaterThan(10);
      for (const { contentId } of filtered.restaurantInfo) expect(ids).toContain(contentId);

      const titles: string[] = [];
      for (let page = 1; titles.length < filtered.total; page += 1) {
        const groups = (await postJson(request, `${base}${PATHS[2]}`, {
          restaurantInfo: filtered.restaurantInfo,
          page,
          pageSize: 10,
        })) as { content: { title: string; title_eng: string }[] }[];
        const restaurants = groups.flatMap(({ content }) => content);
        expect(restaurants.length).toBe(Math.min(10, filtered.total - titles.length));
        for (const { title, title_eng } of restaurants) {
          expect(title_eng).not.toBe('');
          titles.push(title);
        }
      }
      expect(titles).toEqual(filtered.restaurantInfo.map(({ title }) => title));
    });

    test('a page past the end is empty', async ({ request }) => {
      const groups = await postJson(request, `${base}${PATHS[2]}`, {
        restaurantInfo: [{ contentId: '1', title: '식당' }],
        page: 2,
        pageSize: 10,
      });
      expect((groups as { content: unknown[] }[]).flatMap(({ content }) => content)).toEqual([]);
    });

    test('the English list is a JSON string', async ({ request }) => {
      const ids = await postJson(request, `${base}${PATHS[0]}`, { ...MYEONGDONG, radius: 2000 });
      const answer = (await postJson(request, `${base}${PATHS[3]}`, {
        contentIdList: ids,
        userPref: '나는 비건이야, 락토 오보 채식 음식만',
      })) as { restaurantInfoEng: string };
      const list = JSON.parse(answer.restaurantInfoEng) as { title_eng: string }[];
      expect(list.length).toBeGreaterThan(0);
      for (const { title_eng } of list) expect(title_eng).not.toBe('');
    });

    test('unknown and repeated ids are ignored', async ({ request }) => {
      const ids = (await postJson(request, `${base}${PATHS[0]}`, {
        ...MYEONGDONG,
        radius: 500,
      })) as string[];
      const filtered = (await postJson(request, `${base}${PATHS[1]}`, {
        contentIdList: ['nobody', ...ids, ...ids],
        userPref: '아무거나 괜찮아요',
      })) as FilterResponse;
      const found = filtered.restaurantInfo.map(({ contentId }) => contentId);
      expect(found.sort()).toEqual(ids.sort());
    });
  });

  test.describe(`search endpoint of ${name}`, () => {
    interface Page {
      restaurants: { contentId: string; title_eng: string; match: { fit: string } }[];
      total: number;
      cursor: string | null;
    }

    test('pages and counts agree', async ({ request }) => {
      const ask = (more: object) =>
        postJson(request, `${base}${SEARCH_PATH}`, { ...SEARCH, ...more });
      const listed: Page['restaurants'] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = (await ask({ want: 'page', pageSize: 40, cursor })) as Page;
        listed.push(...page.restaurants);
        cursor = page.cursor;
      }
      const { counts, total } = (await ask({ want: 'counts' })) as {
        counts: Record<string, number>;
        total: number;
      };
      expect(listed).toHaveLength(total);
      for (const [fit, count] of Object.entries(counts)) {
        expect(listed.filter(({ match }) => match.fit === fit)).toHaveLength(count);
      }
      expect(counts.only).toBeGreaterThan(0);
      for (const { title_eng } of listed) expect(title_eng).not.toBe('');
    });

    test('rejects a cursor of another search', async ({ request }) => {
      const { cursor } = (await postJson(request, `${base}${SEARCH_PATH}`, {
        ...SEARCH,
        want: 'page',
      })) as Page;
      const response = await request.post(`${base}${SEARCH_PATH}`, {
        data: { ...SEARCH, radius: 2000, want: 'page', cursor },
      });
      expect(response.status()).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_cursor' } });
    });
  });

  test.describe(`invalid input to ${name}`, () => {
    const lookUp = { ...MYEONGDONG, radius: 500 };
    const filter = { contentIdList: ['1'], userPref: '돼지고기만' };
    const page = { restaurantInfo: [], page: 1, pageSize: 10 };

    test('is rejected with a code and without internals', async ({ request }) => {
      for (const [what, path, data, status, code] of [
        ['not JSON', PATHS[0], '{"mapx":', 400, 'invalid_json'],
        ['nothing', PATHS[0], '', 400, 'invalid_json'],
        ['a number as text', PATHS[0], { ...lookUp, mapx: '126.985' }, 400, 'invalid_request'],
        ['a missing field', PATHS[0], { mapx: 126.985, radius: 500 }, 400, 'invalid_request'],
        ['an array', PATHS[0], [lookUp], 400, 'invalid_request'],
        ['null', PATHS[0], 'null', 400, 'invalid_request'],
        ['radius 501', PATHS[0], { ...lookUp, radius: 501 }, 400, 'invalid_request'],
        ['radius 0', PATHS[0], { ...lookUp, radius: 0 }, 400, 'invalid_request'],
        ['radius as text', PATHS[0], { ...lookUp, radius: '500' }, 400, 'invalid_request'],
        ['Tokyo', PATHS[0], { mapx: 139.7, mapy: 35.7, radius: 500 }, 400, 'invalid_request'],
        [
          'longitude and latitude swapped',
          PATHS[0],
          { mapx: 37.5, mapy: 127, radius: 500 },
          400,
          'invalid_request',
        ],
        ['no preference', PATHS[1], { contentIdList: ['1'] }, 400, 'invalid_request'],
        ['a refusal', PATHS[1], { ...filter, userPref: '비건 아니에요' }, 400, 'invalid_request'],
        ['no wish', PATHS[3], { ...filter, userPref: '인스타그램' }, 400, 'invalid_request'],
        ['an empty preference', PATHS[1], { ...filter, userPref: '' }, 400, 'invalid_request'],
        [
          'a very long preference',
          PATHS[1],
          { ...filter, userPref: '가'.repeat(501) },
          400,
          'invalid_request',
        ],
        [
          'ids that are no list',
          PATHS[1],
          { ...filter, contentIdList: '1' },
          400,
          'invalid_request',
        ],
        [
          'ids that are objects',
          PATHS[3],
          { ...filter, contentIdList: [{}] },
          400,
          'invalid_request',
        ],
        [
          '100,000 ids',
          PATHS[1],
          { ...filter, contentIdList: Array(100_000).fill('1') },
          400,
          'invalid_request',
        ],
        [
          '1,000,000 ids',
          PATHS[1],
          { ...filter, contentIdList: Array(1_000_000).fill('1') },
          413,
          'payload_too_large',
        ],
        ['page 0', PATHS[2], { ...page, page: 0 }, 400, 'invalid_request'],
        ['page 10^9', PATHS[2], { ...page, page: 1e9 }, 400, 'invalid_request'],
        ['page 1.5', PATHS[2], { ...page, page: 1.5 }, 400, 'invalid_request'],
        ['page size 51', PATHS[2], { ...page, pageSize: 51 }, 400, 'invalid_request'],
        ['page size 0', PATHS[2], { ...page, pageSize: 0 }, 400, 'invalid_request'],
        [
          'rows without a title',
          PATHS[2],
          { ...page, restaurantInfo: [{ contentId: '1' }] },
          400,
          'invalid_request',
        ],
        [
          'a search with an unknown field',
          SEARCH_PATH,
          { ...SEARCH, want: 'page', page: 1 },
          400,
          'invalid_request',
        ],
        ['a search for nothing', SEARCH_PATH, SEARCH, 400, 'invalid_request'],
        [
          'a search over 8 KiB',
          SEARCH_PATH,
          { ...SEARCH, want: 'page', cursor: '1'.repeat(8 * 1024) },
          413,
          'payload_too_large',
        ],
        ['a look-up over 8 KiB', PATHS[0], ' '.repeat(8 * 1024 + 1), 413, 'payload_too_large'],
        ['a list over 1 MiB', PATHS[2], ' '.repeat(1024 * 1024 + 1), 413, 'payload_too_large'],
      ] as const) {
        const response = await request.post(`${base}${path}`, {
          headers: { 'Content-Type': 'application/json' },
          data: typeof data === 'string' ? Buffer.from(data) : JSON.stringify(data),
        });
        expect.soft(response.status(), what).toBe(status);
        const body = (await response.json()) as { error: { code: string; message: string } };
        expect.soft(body.error.code, what).toBe(code);
        expect.soft(Object.keys(body), what).toEqual(['error']);
        expect.soft(body.error.message, what).not.toMatch(/\n|at .*\.(ts|js)/);
      }
    });

    test('other methods get 405', async ({ request }) => {
      for (const path of [...PATHS, SEARCH_PATH]) {
        for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
          const response = await request.fetch(`${base}${path}`, { method });
          expect.soft(response.status(), path).toBe(405);
          expect.soft(response.headers()['allow'], path).toBe('POST');
          const body: unknown = await response.json();
          expect.soft(body, path).toMatchObject({ error: { code: 'method_not_allowed' } });
        }
      }
    });

    test('unknown paths get 404', async ({ request }) => {
      for (const path of ['/api/rec', '/api/rec/nothing', '/api/nothing/at/all']) {
        const response = await request.post(`${base}${path}`, { data: {} });
        expect(response.status()).toBe(404);
        expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
      }
    });
  });
}

test('oversized and unauthorized requests are rejected before their body arrives', async () => {
  for (const [what, path, headers, status] of [
    ['a wrong secret of the webhook', '/api/revalidate', ['Content-Length: 1000'], 401],
    ['a search over 8 KiB', SEARCH_PATH, ['Content-Length: 8193'], 413],
    ['a look-up over 8 KiB', PATHS[0], ['Content-Length: 8193'], 413],
  ] as const) {
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'X-Revalidate-Secret: wrong', ...headers];
    expect.soft(getStatus(await sendHead(SERVERS.embedded, head.join('\r\n'))), what).toBe(status);
  }
});
