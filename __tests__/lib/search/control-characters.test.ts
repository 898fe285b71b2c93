import { afterEach, describe, expect, it } from '@jest/globals';
import { POST as postInEnglish } from '@/app/api/rec/get-filtered-restaurants-eng/route';
import { POST as postFilter } from '@/app/api/rec/get-filtered-restaurants/route';
import { POST as postPage } from '@/app/api/rec/translate-restaurant-pagination/route';
import { toPreferenceSentence } from '@kioot/engine';

afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('PLACES_')) Reflect.deleteProperty(process.env, name);
});

const userPref = toPreferenceSentence({ kind: 'any' });
const post = (handler: (request: Request) => Promise<Response>, body: unknown) =>
  handler(new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) }));

describe.each([
  ['bundled places', {}],
  [
    'a database',
    { PLACES_DATABASE: 'supabase', PLACES_DATABASE_URL: 'postgres://reader@127.0.0.1:1/none' },
  ],
])('over %s', (_, env) => {
  it.each(['\0', '12\u00003', 'a\u0001', '1\n2', '\u007f', '9\u009f'])(
    'rejects an id with a control character as an invalid request: %j',
    async (contentId) => {
      Object.assign(process.env, env);
      const filter = { contentIdList: ['1', contentId], userPref };
      const page = { restaurantInfo: [{ contentId, title: '가게' }], page: 1, pageSize: 10 };
      const responses = [
        await post(postFilter, filter),
        await post(postInEnglish, filter),
        await post(postPage, page),
      ];
      for (const response of responses) {
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
      }
    },
  );
});
