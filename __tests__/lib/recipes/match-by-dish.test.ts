import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import { openNextCache } from '@/__tests__/helpers/next-cache';
import { placeSchema } from '@kioot/places/place';
import { parse } from '@kioot/base/validation';
import { replaceSnapshot } from '@/lib/places/snapshot-store';
import { getPlacesForRecipe, getRecipesForDishes } from '@/lib/recipes/match-by-dish';

const TIMESTAMP = '2026-01-01T00:00:00+00:00';
const toPost = (slug: string, menuNames: string[]) => ({
  ...{ slug, title: slug, excerpt: null, thumbnail_url: null, tags: null, published_at: TIMESTAMP },
  content: {
    recipe: {
      ...{ prepMinutes: 1, cookMinutes: 1, category: 'Stew', menuNames },
      ingredients: [{ items: [{ amount: 1, name: 'water' }] }],
      steps: [{ text: 'Boil it.' }],
    },
  },
});
const POSTS = [
  toPost('kimchi-jjigae', ['김치찌개']),
  toPost('tteokbokki', ['떡볶이']),
  toPost('galbi-jjim', ['갈비찜']),
  toPost('dak-bokkeum-tang', ['닭볶음탕', '닭도리탕']),
  toPost('mandu', ['만두', '찐만두']),
  toPost('a-text', []),
];

let database: TestServer;

beforeEach(async () => {
  openNextCache({ keepsEntries: false });
  database = await startTestServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(POSTS));
  });
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = 'a-key';
});

afterEach(async () => {
  delete process.env.SUPABASE_URL;
  delete process.env.SUPABASE_ANON_KEY;
  await database.close();
});

describe('getRecipesForDishes', () => {
  it.each([
    ['김치찌개', ['kimchi-jjigae']],
    ['김치 찌개 (특)', ['kimchi-jjigae']],
    ['갈비찜정식', ['galbi-jjim']],
    ['우리집 닭볶음탕', ['dak-bokkeum-tang']],
    ['닭도리탕', ['dak-bokkeum-tang']],
    ['떡뽁이', ['tteokbokki']],
    // Similar spellings of different dishes.
    ['라볶이', []],
    ['기름떡볶이', []],
    ['떡볶이순대', []],
    ['만두국', []],
    ['고추장찌개', []],
    ['', []],
  ])('finds for %s: %j', async (dish, slugs) => {
    expect((await getRecipesForDishes([dish])).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('returns matching dishes in list order', async () => {
    expect(await getRecipesForDishes(['떡볶이', '물', '김치찌개', '특 김치찌개'])).toEqual([
      {
        ...{ language: 'en', slug: 'kimchi-jjigae', title: 'kimchi-jjigae', thumbnailUrl: null },
        dishes: ['김치찌개', '특 김치찌개'],
      },
      {
        ...{ language: 'en', slug: 'tteokbokki', title: 'tteokbokki', thumbnailUrl: null },
        dishes: ['떡볶이'],
      },
    ]);
  });

  it('returns none when recipes cannot be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await database.close();
    expect(await getRecipesForDishes(['김치찌개'])).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('recipes.dish_lookup_failed'));
    database = await startTestServer(() => undefined);
  });
});

describe('getPlacesForRecipe', () => {
  const toRow = (contentId: string, menus: object, at: [number, number] | null, more = {}) =>
    parse(placeSchema, {
      ...{ contentId, title: `집 ${contentId}`, title_eng: `House ${contentId}`, source: 'test' },
      ...{ mapx: at?.[0] ?? '', mapy: at?.[1] ?? '', ...menus, ...more },
    });
  const MYEONGDONG: [number, number] = [126.985, 37.5636];
  const HONGDAE: [number, number] = [126.9236, 37.5563];
  const INFO = { takenAt: '2026-11-01T00:00:00Z', rows: 0, sources: [] };
  const getIds = async () =>
    (await getPlacesForRecipe({ menuNames: ['떡볶이'] })).map((place) => place.contentId);

  it('returns listed places near an area by menu position, one of each area first', async () => {
    const rows = [
      toRow('side', { firstmenu: '김밥', treatmenu: '김밥, 떡볶이' }, MYEONGDONG),
      toRow('known', { firstmenu: '떡볶이' }, MYEONGDONG),
      toRow('west', { firstmenu: '순대', treatmenu: '순대/ 어묵/ 떡볶이 5,000원' }, HONGDAE),
      toRow('rabokki', { firstmenu: '라볶이' }, HONGDAE),
      toRow('nowhere', { firstmenu: '떡볶이' }, null),
      toRow('far', { firstmenu: '떡볶이' }, [129, 35]),
      toRow('gone', { firstmenu: '떡볶이' }, HONGDAE, { vanishedOn: '2026-10-01' }),
    ];
    replaceSnapshot(rows, INFO);
    expect(await getIds()).toEqual(['known', 'west', 'side']);
    expect((await getPlacesForRecipe({ menuNames: ['떡볶이'] }))[0]).toMatchObject({
      ...{ title: '집 known', localizedTitle: 'House known', areaName: 'Myeongdong' },
      dish: '떡볶이',
      localizedDish: 'Stir-fried Rice Cake',
    });
    expect(await getPlacesForRecipe({ menuNames: [] })).toEqual([]);
  });

  it('returns at most five places of the current snapshot', async () => {
    const open = Array.from({ length: 9 }, (_, at) =>
      toRow(`${at}`, { firstmenu: '떡볶이' }, MYEONGDONG),
    );
    replaceSnapshot(open, INFO);
    expect(await getIds()).toEqual(['0', '1', '2', '3', '4']);
    replaceSnapshot(open.slice(5), INFO);
    expect(await getIds()).toEqual(['5', '6', '7', '8']);
  });
});
