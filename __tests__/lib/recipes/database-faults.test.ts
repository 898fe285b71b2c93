import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { RecipesError } from '@/lib/recipes/errors';
import { getRecipeAddresses, getRecipe, getRecipes } from '@/lib/recipes/posts';
import { getSlugStatus } from '@/lib/recipes/published-slugs';

const TIMESTAMP = '2026-01-01T00:00:00+00:00';
const toRow = (slug: string) => ({
  ...{ slug, title: slug, excerpt: null, thumbnail_url: null, tags: ['stew'] },
  ...{
    published_at: TIMESTAMP,
    updated_at: TIMESTAMP,
    servings: 2,
    time_cook: 10,
    content: '<p>Text</p>',
  },
});
const toSlugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

let expireTag: ReturnType<typeof openNextCache>;
let database: TestServer;
let answer: (response: ServerResponse) => void;
const answerJson = (value: unknown) => {
  answer = (response) => void response.end(JSON.stringify(value));
};

beforeEach(async () => {
  expireTag = openNextCache({ keepsEntries: true });
  database = await startTestServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    answer(response);
  });
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = 'a-key';
});

afterEach(async () => {
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
  await database.close();
});

describe('invalid response', () => {
  it.each([
    ['HTML', '<html>Service</html>'],
    ['an object', '{}'],
    ['null', 'null'],
    ['nothing', ''],
    ['half a list', '[{"slug": "a"'],
    ['rows of which none fits', '[{}]'],
  ])('throws and is not cached: %s with status 200', async (_name, body) => {
    answer = (response) => void response.end(body);
    const slug = 'soup';
    await expect(getRecipes()).rejects.toThrow(RecipesError);
    await expect(getRecipe(slug)).rejects.toThrow(RecipesError);
    await expect(getRecipeAddresses()).rejects.toThrow(RecipesError);

    answerJson([toRow(slug)]);
    const { length } = database.requests;
    for (let time = 0; time < 2; time += 1) {
      expect(toSlugs(await getRecipes())).toEqual([slug]);
      expect((await getRecipe(slug))?.title).toBe(slug);
      expect(toSlugs(await getRecipeAddresses())).toEqual([slug]);
    }
    // Valid responses are cached.
    expect(database.requests).toHaveLength(length + 3);
  });

  it('throws when the response stalls or drips', async () => {
    answer = (response) => {
      response.write('[');
      const { path } = database.requests.at(-1) ?? { path: '' };
      // The list stalls after its first byte; the recipe drips.
      if (!path.includes('dripping')) return;
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    };
    const thrown = await Promise.allSettled([getRecipes(), getRecipe('dripping')]);
    expect(thrown.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }, 12_000);

  it('throws for a redirect, and keeps the key from its target', async () => {
    answerJson([toRow('stolen')]);
    const elsewhere = await startTestServer((_request, response) => answer(response));
    answer = (response) => void response.writeHead(302, { location: elsewhere.url }).end();
    const list = await Promise.allSettled([getRecipes()]);
    await elsewhere.close();
    expect(list).toMatchObject([{ status: 'rejected' }]);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('empty response with status 200', () => {
  const answerEmpty = () => answerJson([]);
  const read = (slug: string) =>
    Promise.allSettled([getRecipes(), getRecipes('ja'), getRecipeAddresses(), getRecipe(slug)]);

  it('is confirmed after a full list before it is accepted', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    const advanceClock = (ms: number) => clock.mockReturnValue(performance.now() + ms);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerJson([toRow('soup')]);
    expect(await getSlugStatus('soup')).toBe('published');
    advanceClock(2_000);
    answerEmpty();
    for (const slug of ['soup', 'stew'])
      expect((await read(slug)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    // All four calls share one read of the slug list.
    const lists = database.requests.filter(({ path }) => path.includes('select=slug&'));
    expect(lists).toHaveLength(2);

    // Nothing of the fault is cached once the database recovers.
    answerJson([toRow('soup')]);
    expect(toSlugs(await getRecipes())).toEqual(['soup']);
    expect((await getRecipe('soup'))?.slug).toBe('soup');
    expect(await getSlugStatus('soup')).toBe('published');

    // An empty list is accepted after `MIN_EMPTY_MS`.
    advanceClock(2_000);
    answerEmpty();
    expect(await getSlugStatus('stew')).toBe('unavailable');
    advanceClock(31_000);
    expect(toSlugs(await getRecipes('zh-Hans'))).toEqual([]);
    expect(await getRecipe('stew')).toBeNull();
    jest.restoreAllMocks();
  });
});

describe('queries', () => {
  const REST = {
    list: '&status=eq.published&order=published_at.desc&limit=48',
    recipe: '&slug=eq.soup&status=eq.published&limit=1',
    addresses: '&status=eq.published&order=published_at.desc&limit=1000',
  };
  const LIST = 'title,slug,excerpt,thumbnail_url,published_at,tags,time_cook,content';
  const TEXTS = 'post_translations(title,excerpt,content,updated_at)';
  const IN_JA = '&post_translations.locale=eq.ja';

  it.each([
    [
      'en',
      [
        LIST + REST.list,
        `*${REST.recipe}`,
        `slug,updated_at,thumbnail_url,content${REST.addresses}`,
      ],
    ],
    [
      'ja',
      [
        `${LIST},${TEXTS}${IN_JA}${REST.list}`,
        `*,${TEXTS}${IN_JA}${REST.recipe}`,
        `slug,updated_at,thumbnail_url,post_translations(updated_at)${IN_JA}${REST.addresses}`,
      ],
    ],
  ] as const)('in %s are cached by language, one query each', async (locale, selects) => {
    answerJson([toRow('soup')]);
    for (let time = 0; time < 2; time += 1) {
      await getRecipes(locale);
      await getRecipe('soup', locale);
      await getRecipeAddresses(locale);
    }
    expect(database.requests.map(({ path }) => decodeURIComponent(path))).toEqual(
      selects.map((select) => `/rest/v1/posts?select=${select}`),
    );
    await getRecipes('zh-Hant');
    expect(database.requests).toHaveLength(4);
  });
});

describe('announced change', () => {
  it.each([
    ['posts:ja', ['ja', 'ja', 'ja']],
    ['posts', ['en', 'ja', 'en', 'ja', 'en', 'ja']],
    ['post:soup', ['en', 'ja']],
  ])('of %s refetches %j', async (tag, languages) => {
    answerJson([toRow('soup')]);
    const readAll = async () => {
      for (const locale of ['en', 'ja'] as const) {
        await Promise.all([
          getRecipes(locale),
          getRecipe('soup', locale),
          getRecipeAddresses(locale),
        ]);
      }
    };
    await readAll();
    const { length } = database.requests;
    // Entries cached in the millisecond of the expiry would count as newer than it.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
    await expireTag(tag);
    await readAll();
    clock.mockRestore();
    const again = database.requests
      .slice(length)
      .map(({ path }) => (path.includes('eq.ja') ? 'ja' : 'en'));
    expect(again.sort()).toEqual([...languages].sort());
  });
});

describe('invalid row', () => {
  it('is omitted and logged without affecting others', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerJson([toRow('first'), { ...toRow('broken'), published_at: 'infinity' }, toRow('last')]);
    expect(toSlugs(await getRecipes())).toEqual(['first', 'last']);
    const [line] = warned.mock.calls.map(([text]) => JSON.parse(String(text)));
    expect(line).toMatchObject({
      ...{ event: 'recipes.row_skipped', slug: 'broken', field: 'published_at' },
    });
  });
});
