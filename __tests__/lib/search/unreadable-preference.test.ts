import { afterEach, describe, expect, it } from '@jest/globals';
import { POST as postEnglishInJapanese } from '@/app/api/localized/[language]/get-filtered-restaurants-eng/route';
import { POST as postPageInJapanese } from '@/app/api/localized/[language]/translate-restaurant-pagination/route';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';
import { POST as postSearch } from '@/app/api/search/route';
import { startTestServer, type TestServer } from '../../helpers/http-server';

const UNREADABLE = ['비건 아니에요', '인스타그램', '돼지고기 빼고 다 좋아요', '안녕하세요'];
const HINT = /expected a sentence such as "아무거나 괜찮아요"/u;

let server: TestServer | undefined;

afterEach(async () => {
  delete process.env.TOURISM_BACKEND_URL;
  await server?.close();
  server = undefined;
});

type Post = (request: Request) => Promise<Response>;

const inJapanese =
  (post: typeof postEnglishInJapanese): Post =>
  (request) =>
    post(request, { params: Promise.resolve({ language: 'ja' }) });

const toFilter = (userPref: string) => ({ contentIdList: ['1'], userPref });
const toPage = (userPref: string) => ({
  restaurantInfo: [
    {
      contentId: '1',
      title: '집',
      match: {
        ...{ fit: 'only', share: 1, groups: [], because: [] },
        checkedFor: `key|${userPref}||false`,
      },
    },
  ],
  page: 1,
  pageSize: 10,
});
const toSearch = (need: string) => ({
  ...{ want: 'counts', origin: { mapx: 126.985, mapy: 37.5636 }, radius: 500, need },
});

const HANDLERS: readonly [string, Post, (sentence: string) => object, RegExp][] = [
  ['the filter', postFilter, toFilter, HINT],
  ['the vegan path', postEnglish, toFilter, HINT],
  ['the vegan path in Japanese', inJapanese(postEnglishInJapanese), toFilter, HINT],
  ['a page', postPage, toPage, HINT],
  ['a page in Japanese', inJapanese(postPageInJapanese), toPage, HINT],
  // There the preference is an object.
  ['/api/search', postSearch, toSearch, /^need: /u],
];

describe.each(HANDLERS)('an unreadable preference at %s', (_name, post, toBody, message) => {
  const send = (sentence: string) =>
    post(new Request('http://a/', { method: 'POST', body: JSON.stringify(toBody(sentence)) }));

  it.each(UNREADABLE)('is rejected by our own engine: %s', async (sentence) => {
    const response = await send(sentence);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_request', message: expect.stringMatching(message) },
    });
  });

  it.each(UNREADABLE)('is rejected before a tourism backend receives it: %s', async (sentence) => {
    server = await startTestServer((_request, response) => response.end('{}'));
    process.env.TOURISM_BACKEND_URL = server.url;
    const response = await send(sentence);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_request', message: expect.stringMatching(message) },
    });
    expect(server.requests).toEqual([]);
  });
});

describe('the sentences of our own screens', () => {
  it.each([
    '아무거나 괜찮아요',
    '닭고기, 돼지고기만',
    '할랄 음식만',
    '나는 비건이야, 엄격한 채식 음식만',
    'I am vegan, only lacto-ovo vegetarian food',
  ])('accept %s', async (sentence) => {
    const request = (body: object) =>
      new Request('http://a/', { method: 'POST', body: JSON.stringify(body) });
    expect((await postFilter(request(toFilter(sentence)))).status).toBe(200);
    expect((await postEnglish(request(toFilter(sentence)))).status).toBe(200);
    expect((await postPage(request(toPage(sentence)))).status).toBe(200);
  });
});
