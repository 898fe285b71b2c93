import { describe, expect, it, afterEach } from '@jest/globals';
import { MEATS } from '@kioot/engine';
import { parse, validate } from '@kioot/base/validation';
import { MAX_PAGE_SIZE } from '@/lib/payload-limits';
import { RADII_M } from '@/lib/radii';
import { KOREA_BOUNDS } from '@/lib/search/contract/id-and-point-schemas';
import { searchRequestSchema } from '@/lib/search/contract/requests';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postSearch } from '@/app/api/search/route';
import { createRemoteBackend } from '@/lib/search/remote/remote-backend';
import { createRemoteSearch } from '@/lib/search/remote/remote-search';
import { expectInvalidField, neverAborted, toFilterRequest } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

const [west, east] = KOREA_BOUNDS.mapx;
const [south, north] = KOREA_BOUNDS.mapy;
const search = { origin: { mapx: west, mapy: south }, radius: RADII_M[0], need: { kind: 'any' } };
const counts = { ...search, want: 'counts' };
const page = { ...search, want: 'page' };

describe('a request of /api/search', () => {
  it.each([
    counts,
    { ...counts, origin: { mapx: east, mapy: north } },
    ...RADII_M.map((radius) => ({ ...counts, radius })),
    ...RADII_M.map((radius) => ({ ...search, radius, want: 'alternatives' })),
    { ...counts, radius: 'city' },
    ...['halal', 'strictVegan', 'lactoOvo'].map((kind) => ({ ...counts, need: { kind } })),
    { ...counts, need: { kind: 'meats', meats: ['pork'] } },
    { ...counts, need: { kind: 'meats', meats: [...MEATS] } },
    { ...page, pageSize: 1, language: 'ja' },
    { ...page, pageSize: MAX_PAGE_SIZE, language: 'zh-Hant', cursor: 'c' },
    { ...page, pageSize: 10, language: 'en', cursor: 'c'.repeat(64) },
    { ...page, pageSize: 10, language: 'en', from: 300 },
  ])('is accepted: %j', (request) => {
    expect(parse(searchRequestSchema, request)).toEqual(request);
  });

  it('defaults to ten places in English', () => {
    expect(parse(searchRequestSchema, page)).toEqual({ ...page, pageSize: 10, language: 'en' });
  });

  it.each([
    search,
    { ...search, want: 'everything' },
    ...['counts', 'page'].map((want) => ({ ...search, want, color: 'red' })),
    { ...counts, pageSize: 10 },
    { ...counts, radius: 1 },
    { ...search, want: 'alternatives', radius: 'city' },
    { ...counts, radius: undefined },
    { ...counts, origin: undefined },
    { ...counts, origin: { mapx: west } },
    { ...counts, origin: { mapy: south } },
    { ...counts, origin: { ...search.origin, mapz: 0 } },
    { ...counts, origin: { mapx: west - 0.01, mapy: south } },
    { ...counts, origin: { mapx: east + 0.01, mapy: south } },
    { ...counts, origin: { mapx: west, mapy: south - 0.01 } },
    { ...counts, origin: { mapx: west, mapy: north + 0.01 } },
    { ...counts, origin: { mapx: NaN, mapy: south } },
    { ...counts, need: undefined },
    { ...counts, need: { kind: 'hungry' } },
    { ...counts, need: { kind: 'meats' } },
    { ...counts, need: { kind: 'meats', meats: [] } },
    { ...counts, need: { kind: 'meats', meats: ['whale'] } },
    { ...counts, need: { kind: 'meats', meats: [...MEATS, 'pork'] } },
    ...['any', 'meats', 'halal', 'strictVegan', 'lactoOvo'].map((kind) => ({
      ...counts,
      need: { kind, meats: ['pork'], much: true },
    })),
    ...[-1, 0.5, 20_001].map((from) => ({ ...page, from })),
    { ...page, cursor: '' },
    { ...page, cursor: 'c'.repeat(65) },
    { ...page, language: 'fr' },
    { ...counts, language: 'ja' },
    { ...page, pageSize: 0 },
    { ...page, pageSize: MAX_PAGE_SIZE + 1 },
    { ...page, pageSize: 1.5 },
  ])('is rejected: %j', (request) => {
    expect(validate(searchRequestSchema, request).success).toBe(false);
  });

  it('is rejected with the path of an unknown field', () => {
    expect(validate(searchRequestSchema, { ...counts, color: 'red' })).toMatchObject({
      error: { path: [], reason: 'holds a field that is not known' },
    });
  });
});

const VEGAN_SENTENCE = '나는 비건이야, 엄격한 채식 음식만';
const FILTER = { contentIdList: [], userPref: '아무거나 괜찮아요' };
const SEARCH = {
  want: 'counts',
  origin: { mapx: 126.985, mapy: 37.5636 },
  radius: 500,
  need: { kind: 'any' },
};
const PROFILE = { allergies: ['peanut'], severe: ['peanut'] };
const [FILTER_GUEST, SEARCH_GUEST] = [
  { userPref: VEGAN_SENTENCE, profile: PROFILE },
  { need: { kind: 'strictVegan' }, profile: PROFILE },
];

describe.each([
  ['the filter', postFilter, FILTER, FILTER_GUEST, 'userPref'],
  ['the vegan path', postEnglish, FILTER, FILTER_GUEST, 'userPref'],
  ['/api/search', postSearch, SEARCH, SEARCH_GUEST, 'need'],
] as const)('guests sent to %s', (_name, post, request, guest, needField) => {
  const send = (others: unknown) =>
    post(
      new Request('http://a/', { method: 'POST', body: JSON.stringify({ ...request, others }) }),
    );

  it.each([
    ['no guest', []],
    ['one', [guest]],
    ['one without restrictions', [{ ...guest, profile: undefined }]],
    ['five', Array(5).fill(guest)],
  ])('accepts %s', async (_case, others) => {
    expect((await send(others)).status).toBe(200);
  });

  it.each([
    ['six', Array(6).fill(guest), 'others'],
    ['a name', [{ ...guest, nickname: 'Ben' }], 'others.0'],
    ['an id', [guest, { ...guest, id: '1' }], 'others.1'],
    ['no need', [{ profile: PROFILE }], `others.0.${needField}`],
    [
      'an unknown allergy',
      [{ ...guest, profile: { allergies: ['x'] } }],
      'others.0.profile.allergies.0',
    ],
    [
      'a severe code outside the allergies',
      [{ ...guest, profile: { allergies: [], severe: ['egg'] } }],
      'others.0.profile.severe',
    ],
    ['a list as a guest', [[]], 'others.0'],
    ['one without a list', guest, 'others'],
  ])('rejects %s, naming the field', async (_case, others, where) => {
    expect(await expectInvalidField(await send(others), where)).not.toContain('Ben');
  });
});

describe('a tourism backend', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  const ROW = {
    ...{ contentId: '1', title: '가게', firstmenu: '비빔밥', treatmenu: '' },
    party: [{ fit: 'yes', dish: '비빔밥' }],
  };

  it('is sent nothing of the guests, and gives no verdict for them', async () => {
    server = await startTestServer((request, response) => {
      if (request.url?.includes('gps')) response.end('["1"]');
      else if (request.url?.includes('pagination'))
        response.end(JSON.stringify([{ content: [ROW] }]));
      else if (request.url?.includes('-eng'))
        response.end(JSON.stringify({ restaurantInfoEng: [ROW] }));
      else response.end(JSON.stringify({ restaurantInfo: [ROW], total: 1 }));
    });
    const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    const request = { ...FILTER, contentIdList: ['1'], others: [{ userPref: VEGAN_SENTENCE }] };
    const { restaurants } = await backend.getFiltered(toFilterRequest(request), neverAborted);
    const english = await backend.getFilteredInEnglish(toFilterRequest(request), neverAborted);
    const page = await backend.getPage(
      { restaurants: [{ ...ROW, party: [{ fit: 'yes' }] }], page: 1, pageSize: 10 },
      neverAborted,
    );
    const { getRestaurants } = await createRemoteSearch(backend).search(
      {
        ...{ origin: SEARCH.origin, radius: 500, need: { kind: 'any' } },
        others: [{ need: { kind: 'strictVegan' } }],
      },
      neverAborted,
    );
    const searched = await getRestaurants(0, 1);
    expect(page).toHaveLength(1);
    for (const list of [restaurants, english.restaurants, searched]) {
      expect(list).toHaveLength(1);
      expect(list[0]).not.toHaveProperty('party');
    }
    const bodies = server.requests.map(({ body }) => body).join('\n');
    expect(bodies).not.toMatch(/others|비건|party/);
  });
});
