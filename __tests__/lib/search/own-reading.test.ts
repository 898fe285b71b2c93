import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Preference } from '@kioot/engine';
import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchRequestSchema } from '@/lib/search/contract/requests';
import { toProfileKey } from '@/lib/needs/need';
import { createRemoteBackend, type RemoteBackend } from '@/lib/search/remote/remote-backend';
import { createRemoteSearch } from '@/lib/search/remote/remote-search';
import { parse } from '@kioot/base/validation';
import { neverAborted, toFilterRequest } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

/** Rows with exactly the fields of the specification. */
const GRILL = {
  ...{ contentId: '1', title: '강원집', firstmenu: '삼겹살', treatmenu: '삼겹살 / 새우전' },
  ...{ opentimefood: '11:30~22:00', restdatefood: '연중무휴', addr1: '서울 중구 1' },
};
const SILENT = {
  ...{ contentId: '2', title: '비건돼지집', firstmenu: '', treatmenu: null },
  ...{ opentimefood: '문의', restdatefood: '', addr1: '' },
};
const PANCAKE = {
  ...GRILL,
  contentId: '3',
  title: '정원',
  firstmenu: '새우전',
  treatmenu: '새우튀김',
};
const LIST = [GRILL, SILENT, PANCAKE];
const PORK: Preference = { kind: 'meats', meats: ['pork'] };
const REQUEST = { contentIdList: ['1', '2', '3'], userPref: '돼지고기만' };
const SHRIMP = { allergies: ['shrimp' as const] };

let server: TestServer;
let backend: RemoteBackend;
let rows: readonly object[] = LIST;
let toPage = (sent: PlaceCard[]): object[] => sent;

beforeEach(async () => {
  [rows, toPage] = [LIST, (sent) => sent];
  server = await startTestServer(({ url }, response, body) => {
    const answers: Record<string, () => unknown> = {
      [REC_PATHS.contentIds]: () => ['1', '2', '3'],
      [REC_PATHS.filter]: () => ({ restaurantInfo: rows, total: rows.length }),
      [REC_PATHS.english]: () => ({ restaurantInfoEng: JSON.stringify(rows) }),
      [REC_PATHS.page]: () => [
        { content: toPage((JSON.parse(body) as { restaurantInfo: PlaceCard[] }).restaurantInfo) },
      ],
    };
    response.end(JSON.stringify(answers[url ?? '']?.()));
  });
  backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
});
afterEach(() => server.close());

const filter = async (request: object = {}) =>
  (await backend.getFiltered(toFilterRequest({ ...REQUEST, ...request }), neverAborted))
    .restaurants;

describe('a list of a tourism backend with the fields of the specification', () => {
  it('has the hours of its texts, and none where they cannot be read', async () => {
    const hours = (await filter()).map((row) => row.hours);
    expect(hours[0]).toMatchObject({ days: [{ open: [[690, 1320]] }], week: '0000000' });
    expect(hours[1]).toBeUndefined();
  });

  it('has our hours where the backend means something else by its field', async () => {
    rows = LIST.map((row) => ({ ...row, hours: '11-22', chosenFor: 'all' }));
    const [grill] = await filter();
    expect(grill?.hours).toMatchObject({ week: '0000000' });
    expect(grill?.chosenFor).toEqual(['pork']);
  });

  it('keeps every place in the order of the backend, with the wishes it was chosen for', async () => {
    const found = await filter({ userPref: '돼지고기, 소고기만' });
    expect(found.map(({ contentId }) => contentId)).toEqual(['1', '2', '3']);
    for (const { chosenFor } of found) expect(chosenFor).toEqual(['pork', 'beef']);
  });

  it('has our reading of a menu for the diet and the allergies of the visitor', async () => {
    const [plain] = await filter();
    expect(plain?.match).toMatchObject({
      checkedFor: toProfileKey(PORK),
      groups: [{ wish: 'pork', dishes: ['삼겹살'] }],
    });
    const [checked] = await filter({ userPref: '아무거나 괜찮아요', profile: SHRIMP });
    expect(checked?.match?.checkedFor).toBe(toProfileKey({ kind: 'any' }, SHRIMP));
    expect(checked?.match?.fit).not.toBe('only');
    expect(JSON.stringify(checked?.match?.groups)).not.toContain('새우전"]');
    expect(checked?.chosenFor).toEqual([]);
  });

  it('has no reading where no menu came, whatever the name says', async () => {
    const [, silent] = await filter({ userPref: '나는 비건이야', profile: SHRIMP });
    expect(silent?.match).toBeUndefined();
    expect(silent?.hidden).toBeUndefined();
    expect(silent?.chosenFor).toEqual(['vegan']);
  });

  it('keeps a reading that finds nothing to eat as such', async () => {
    const [, , pancake] = await filter();
    expect(pancake?.match).toMatchObject({ fit: 'none', groups: [] });
  });

  it('replaces verdicts that are not of our engine for this visitor', async () => {
    const claimed = { fit: 'only', share: 1, known: 9, groups: [], because: ['x'] };
    rows = LIST.map((row) => ({ ...row, match: { ...claimed, checkedFor: 'theirs' } }));
    const found = await filter({ userPref: '아무거나 괜찮아요', profile: SHRIMP });
    expect(found[0]?.match?.because).toEqual([]);
    expect(found[1]?.match).toBeUndefined();
  });

  it('is read in the English list too, with English beside the Korean', async () => {
    const { restaurants } = await backend.getFilteredInEnglish(
      toFilterRequest({ ...REQUEST, userPref: '나는 비건이야' }),
      neverAborted,
    );
    expect(restaurants).toHaveLength(3);
    expect(restaurants[0]).toMatchObject({
      ...{ chosenFor: ['vegan'], firstmenu_eng: expect.stringMatching(/Pork/) },
      hours_eng: [expect.stringContaining('11:30')],
    });
    expect(restaurants[0]?.match?.fit).toBe('none');
  });
});

describe('a page of such a list', () => {
  const getPage = (restaurants: PlaceCard[]) =>
    backend.getPage({ restaurants, page: 1, pageSize: 10 }, neverAborted);

  it('is requested with the rows as the backend sent them', async () => {
    await getPage(await filter({ profile: SHRIMP }));
    const { body } = server.requests.at(-1) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ restaurantInfo: LIST, page: 1, pageSize: 10 });
  });

  it('keeps hours and reading, and gets the English that the backend leaves out', async () => {
    const list = await filter();
    toPage = (sent) =>
      sent.map(({ contentId, title }) => ({ contentId, title, title_eng: `No. ${contentId}` }));
    const [grill, silent] = await getPage(list);
    expect(grill).toMatchObject({
      ...{ title_eng: 'No. 1', addr1: '서울 중구 1', chosenFor: ['pork'] },
      ...{ hours: list[0]?.hours, match: list[0]?.match },
      hours_eng: [expect.stringContaining('11:30')],
      words_eng: [{ ko: '삼겹살', en: expect.stringMatching(/Pork/) }],
    });
    expect(silent).toMatchObject({ title_eng: 'No. 2', chosenFor: ['pork'] });
    expect(silent?.match).toBeUndefined();
  });

  it('has all rows where the backend translates none', async () => {
    toPage = () => [];
    const page = await getPage(await filter());
    expect(page.map(({ contentId }) => contentId)).toEqual(['1', '2', '3']);
    for (const { title_eng } of page) expect(title_eng).toBeTruthy();
  });
});

it('counts no place of such a list as a match, and leaves none out', async () => {
  const search = parse(searchRequestSchema, {
    ...{ origin: { mapx: 126.98, mapy: 37.56 }, radius: 500, need: PORK },
    ...{ profile: SHRIMP, want: 'page' },
  });
  const { places, getRestaurants } = await createRemoteSearch(backend).search(search, neverAborted);
  expect(Array.from(places, ({ fit }) => fit)).toEqual(['unknown', 'unknown', 'unknown']);
  const [grill] = await getRestaurants(0, 3);
  expect(grill?.match?.checkedFor).toBe(toProfileKey(PORK, SHRIMP));
});
