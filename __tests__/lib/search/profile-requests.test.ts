import { afterEach, describe, expect, it } from '@jest/globals';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postSearch } from '@/app/api/search/route';
import { ALLERGENS } from '@kioot/engine/needs';
import { parse, parseOrNull } from '@kioot/base/validation';
import { createRemoteBackend } from '@/lib/search/remote/remote-backend';
import { filterRequestSchema, searchRequestSchema } from '@/lib/search/contract/requests';
import { createRemoteSearch } from '@/lib/search/remote/remote-search';
import { expectInvalidField, neverAborted, toFilterRequest } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

const FILTER = { contentIdList: [], userPref: '아무거나 괜찮아요' };
const SEARCH = {
  want: 'counts',
  origin: { mapx: 126.985, mapy: 37.5636 },
  radius: 500,
  need: { kind: 'any' },
};
const PROFILE = {
  ...{ allergies: ['peanut', 'tree-nut'], severe: ['peanut'], otherSevere: true },
  ...{ notSpicy: true, noFivePungent: true },
};

const HANDLERS = [
  ['the filter', postFilter, FILTER],
  ['the vegan path', postEnglish, FILTER],
  ['/api/search', postSearch, SEARCH],
] as const;

describe.each(HANDLERS)('restrictions sent to %s', (_name, post, request) => {
  const send = (profile: unknown) =>
    post(
      new Request('http://a/', { method: 'POST', body: JSON.stringify({ ...request, profile }) }),
    );

  it.each([
    ['no profile', undefined],
    ['a profile', PROFILE],
    ['every code', { allergies: ALLERGENS }],
    ['no allergy', { allergies: [], notSpicy: false }],
    ['severe allergies', { allergies: ['peanut', 'milk'], severe: ['peanut'], otherSevere: true }],
    ['a severe allergy without a code', { allergies: [], otherSevere: true }],
    ['no garlic', { allergies: [], noFivePungent: true }],
  ])('accepts %s', async (_case, profile) => {
    expect((await send(profile)).status).toBe(200);
  });

  it.each([
    ['an unknown code', { allergies: ['peanut', 'peanuts'] }, 'profile.allergies.1'],
    ['the name of a property of objects', { allergies: ['constructor'] }, 'profile.allergies.0'],
    ['more than all codes', { allergies: [...ALLERGENS, 'egg'] }, 'profile.allergies'],
    ['a thousand codes', { allergies: Array(1_000).fill('egg') }, 'profile.allergies'],
    ['text instead of a list', { allergies: 'peanut' }, 'profile.allergies'],
    ['an empty object', {}, 'profile.allergies'],
    [
      'a severe code outside the allergies',
      { allergies: ['egg'], severe: ['milk'] },
      'profile.severe',
    ],
    ['an unknown severe code', { allergies: ['egg'], severe: ['eggs'] }, 'profile.severe.0'],
    ['severe without a list', { allergies: ['egg'], severe: true }, 'profile.severe'],
    ['a number as otherSevere', { allergies: [], otherSevere: 1 }, 'profile.otherSevere'],
    ['half a wish', { allergies: [], notSpicy: 'a little' }, 'profile.notSpicy'],
    ['half another', { allergies: [], noFivePungent: 5 }, 'profile.noFivePungent'],
    ['the wish as a code', { allergies: ['pungent'] }, 'profile.allergies.0'],
    ['a list', ['peanut'], 'profile'],
    ['null', null, 'profile'],
  ])('rejects %s, naming the field', async (_case, profile, where) => {
    await expectInvalidField(await send(profile), where);
  });
});

it('passes restrictions to the backend', () => {
  expect(parseOrNull(filterRequestSchema, { ...FILTER, profile: PROFILE })?.profile).toEqual(
    PROFILE,
  );
  expect(parse(searchRequestSchema, { ...SEARCH, profile: PROFILE }).profile).toEqual(PROFILE);
});

describe('a tourism backend', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  it('gives no verdict on restrictions it was not sent', async () => {
    const match = { fit: 'only' as const, share: 1, groups: [], because: [] };
    const listed = [{ contentId: '1', title: '집', match }];
    const calls = {
      getContentIds: () => Promise.resolve(['1']),
      getFiltered: () => Promise.resolve({ restaurants: listed, total: 1 }),
      getPage: () => Promise.resolve(listed),
      getFilteredInEnglish: () => Promise.resolve({ restaurants: listed, total: 1 }),
    };
    const findFits = async (profile?: object) => {
      const request = parse(searchRequestSchema, { ...SEARCH, profile });
      const { places } = await createRemoteSearch(calls).search(request, neverAborted);
      return [...places].map(({ fit }) => fit);
    };
    expect(await findFits()).toEqual(['only']);
    expect(await findFits({ allergies: [] })).toEqual(['only']);
    expect(await findFits(PROFILE)).toEqual(['unknown']);
  });

  it('is not sent the restrictions', async () => {
    const answer = { restaurantInfo: [], total: 0, restaurantInfoEng: '[]' };
    server = await startTestServer(({ url }, response) =>
      response.end(JSON.stringify(url?.endsWith('gps') ? [] : answer)),
    );
    const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    const profile = {
      ...{ allergies: ['peanut' as const], severe: ['peanut' as const], otherSevere: true },
      ...{ notSpicy: true, noFivePungent: true },
    };
    await backend.getFiltered(toFilterRequest({ ...FILTER, profile }), neverAborted);
    await backend.getFilteredInEnglish(toFilterRequest({ ...FILTER, profile }), neverAborted);
    const request = parse(searchRequestSchema, { ...SEARCH, profile });
    await createRemoteSearch(backend).search(request, neverAborted);

    expect(server.requests.length).toBeGreaterThanOrEqual(3);
    for (const { body, path } of server.requests) {
      expect(body + path).not.toMatch(/profile|peanut|severe|spicy|pungent/i);
    }
  });

  describe('a tourism backend that pages a list of our own engine', () => {
    const match = {
      ...{
        fit: 'maybe' as const,
        share: 0.5,
        because: [],
        checkedFor: 'key|any|peanut,pungent|true',
      },
      groups: [
        {
          wish: 'any',
          dishes: [],
          ask: [{ dish: '땅콩국수', about: ['peanut'], tell: ['garlic'] }],
        },
      ],
    };
    const verdict = {
      match,
      hidden: [{ code: 'peanut', certainty: 'often' as const, dishes: ['땅콩국수'] }],
      words_eng: [{ ko: '땅콩국수', en: 'Peanut noodles' }],
      names: { language: 'ja', words_eng: [{ ko: '땅콩국수', en: 'ピーナッツ麺' }] },
    };
    const list = ['1', '2'].map((contentId) => ({
      contentId,
      title: '식당',
      tel: '02',
      ...verdict,
    }));

    it.each([
      ['every row', ['1', '2']],
      ['a row too few', ['2']],
      ['another row', ['2', '3']],
    ])('is sent no verdict, and its response of %s gets the verdicts back', async (_case, ids) => {
      server = await startTestServer((_request, response) => {
        const content = ids.map((contentId) => ({ contentId, title: '식당', title_eng: 'Place' }));
        response.end(JSON.stringify([{ content }]));
      });
      const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
      const page = await backend.getPage(
        { restaurants: list, page: 1, pageSize: 10 },
        neverAborted,
      );

      const [sent] = server.requests.map(({ body }) => JSON.parse(body) as unknown);
      expect(sent).toEqual({
        restaurantInfo: list.map(({ contentId, title, tel }) => ({ contentId, title, tel })),
        page: 1,
        pageSize: 10,
      });
      expect(page).toHaveLength(2);
      for (const row of page.filter(({ contentId }) => contentId !== '3')) {
        expect(row).toMatchObject({ match, hidden: verdict.hidden });
        expect(row.words_eng).toContainEqual({
          ko: '땅콩국수',
          en: expect.stringMatching(/^Peanut /),
        });
      }
    });
  });
});
