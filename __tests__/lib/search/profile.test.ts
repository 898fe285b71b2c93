import { afterEach, describe, expect, it } from '@jest/globals';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postSearch } from '@/app/api/search/route';
import { ALLERGENS } from '@kioot/engine/needs';
import { parse, parseOrNull } from '@/lib/validation';
import { createForwardingBackend } from '@/lib/search/forward';
import { filterRequestSchema } from '@/lib/search/requests';
import { searchRequestSchema } from '@/lib/search/search-request';
import { createSearchOverCalls } from '@/lib/search/search-over-calls';
import { never } from '../../helpers/backend-calls';
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

const DOORS = [
  ['the filter', postFilter, FILTER],
  ['the vegan path', postEnglish, FILTER],
  ['/api/search', postSearch, SEARCH],
] as const;

describe.each(DOORS)('%s and a profile', (_name, post, request) => {
  const send = (profile: unknown) =>
    post(
      new Request('http://a/', { method: 'POST', body: JSON.stringify({ ...request, profile }) }),
    );

  it.each([
    ['none', undefined],
    ['one', PROFILE],
    ['every code', { allergies: ALLERGENS }],
    ['no allergy', { allergies: [], notSpicy: false }],
    ['severe ones', { allergies: ['peanut', 'milk'], severe: ['peanut'], otherSevere: true }],
    ['a severe one without a code', { allergies: [], otherSevere: true }],
    ['no garlic', { allergies: [], noFivePungent: true }],
  ])('takes %s', async (_case, profile) => {
    expect((await send(profile)).status).toBe(200);
  });

  it.each([
    ['a code nobody knows', { allergies: ['peanut', 'peanuts'] }, 'profile.allergies.1'],
    ['a code of an object', { allergies: ['constructor'] }, 'profile.allergies.0'],
    ['more than all codes', { allergies: [...ALLERGENS, 'egg'] }, 'profile.allergies'],
    ['a thousand', { allergies: Array(1_000).fill('egg') }, 'profile.allergies'],
    ['no list', { allergies: 'peanut' }, 'profile.allergies'],
    ['nothing in it', {}, 'profile.allergies'],
    [
      'a severe one that is none of them',
      { allergies: ['egg'], severe: ['milk'] },
      'profile.severe',
    ],
    ['a severe code nobody knows', { allergies: ['egg'], severe: ['eggs'] }, 'profile.severe.0'],
    ['severe without a list', { allergies: ['egg'], severe: true }, 'profile.severe'],
    ['half another severe', { allergies: [], otherSevere: 1 }, 'profile.otherSevere'],
    ['half a wish', { allergies: [], notSpicy: 'a little' }, 'profile.notSpicy'],
    ['half another', { allergies: [], noFivePungent: 5 }, 'profile.noFivePungent'],
    ['the wish as a code', { allergies: ['pungent'] }, 'profile.allergies.0'],
    ['a list', ['peanut'], 'profile'],
    ['null', null, 'profile'],
  ])('refuses %s, and says where', async (_case, profile, where) => {
    const response = await send(profile);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('invalid_request');
    expect(error.message.startsWith(`${where}: `)).toBe(true);
  });
});

it('reaches whoever answers', () => {
  expect(parseOrNull(filterRequestSchema, { ...FILTER, profile: PROFILE })?.profile).toEqual(
    PROFILE,
  );
  expect(parse(searchRequestSchema, { ...SEARCH, profile: PROFILE }).profile).toEqual(PROFILE);
});

describe('a tourism backend', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  it('that was told nothing of it promises nothing for it', async () => {
    const match = { fit: 'only' as const, share: 1, groups: [], because: [] };
    const listed = [{ contentId: '1', title: '집', match }];
    const calls = {
      getContentIds: () => Promise.resolve(['1']),
      getFiltered: () => Promise.resolve({ restaurantInfo: listed, total: 1 }),
      getPage: () => Promise.resolve(listed),
      getFilteredInEnglish: () => Promise.resolve({ restaurantInfo: listed, total: 1 }),
    };
    const findFits = async (profile?: object) => {
      const request = parse(searchRequestSchema, { ...SEARCH, profile });
      const { places } = await createSearchOverCalls(calls).find(request, never);
      return [...places].map(({ fit }) => fit);
    };
    expect(await findFits()).toEqual(['only']);
    expect(await findFits({ allergies: [] })).toEqual(['only']);
    expect(await findFits(PROFILE)).toEqual(['unknown']);
  });

  it('is told nothing of it', async () => {
    const answer = { restaurantInfo: [], total: 0, restaurantInfoEng: '[]' };
    server = await startTestServer(({ url }, response) =>
      response.end(JSON.stringify(url?.endsWith('gps') ? [] : answer)),
    );
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    const profile = {
      ...{ allergies: ['peanut' as const], severe: ['peanut' as const], otherSevere: true },
      ...{ notSpicy: true, noFivePungent: true },
    };
    await backend.getFiltered({ ...FILTER, profile }, never);
    await backend.getFilteredInEnglish({ ...FILTER, profile }, never);
    const request = parse(searchRequestSchema, { ...SEARCH, profile });
    await createSearchOverCalls(backend).find(request, never);

    expect(server.requests.length).toBeGreaterThanOrEqual(3);
    for (const { body, path } of server.requests) {
      expect(body + path).not.toMatch(/profile|peanut|severe|spicy|pungent/i);
    }
  });

  describe('that makes a page of a list judged here', () => {
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
    ])('is sent no verdict, and its answer of %s gets them back', async (_case, ids) => {
      server = await startTestServer((_request, response) => {
        const content = ids.map((contentId) => ({ contentId, title: '식당', title_eng: 'Place' }));
        response.end(JSON.stringify([{ content }]));
      });
      const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
      const page = await backend.getPage({ restaurantInfo: list, page: 1, pageSize: 10 }, never);

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
