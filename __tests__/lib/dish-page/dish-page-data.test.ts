import { afterEach, beforeAll, describe, expect, it, jest, test } from '@jest/globals';
import { getDishPageData, toDishJsonLd } from '@/lib/dish-page/dish-page-data';
import { getNearestIds, type PlacePoint } from '@/lib/dish-page/nearest-places';
import { getDish } from '@/lib/dishes/dish-catalog';
import { openNextCache } from '../../helpers/next-cache';

const STEW = 'soybean-paste-stew';

beforeAll(() => {
  openNextCache({ keepsEntries: false });
});
afterEach(() => {
  delete process.env.TOURISM_BACKEND_URL;
  jest.resetModules();
});

describe('the data of a page', () => {
  it('has the places with the dish and their positions', async () => {
    const data = await getDishPageData(STEW, 'en');
    expect(data?.places.length).toBeGreaterThan(100);
    expect(data?.places[0]).toEqual([expect.any(String), expect.any(Number), expect.any(Number)]);
  });

  it('has no places of ours beside a tourism backend', async () => {
    process.env.TOURISM_BACKEND_URL = 'https://tourism.example';
    const { getDishPageData: getData } = await import('@/lib/dish-page/dish-page-data');
    expect((await getData(STEW, 'en'))?.places).toEqual([]);
  });

  it('has other dishes of the same form and meats', async () => {
    const data = await getDishPageData('grilled-pork-belly', 'en');
    expect(data?.similar.map(({ ko }) => ko)).toContain('목살');
    expect(data?.similar.map(({ slug }) => slug)).not.toContain('grilled-pork-belly');
    expect(data?.similar.every(({ facts }) => facts.mainMeats.join() === 'pork')).toBe(true);
  });

  it('is null for an unknown slug', async () => {
    expect(await getDishPageData('nope', 'en')).toBeNull();
  });
});

test('structured data has names only: no diet, price or rating', () => {
  const dish = getDish(STEW);
  if (!dish) throw new Error('The stew is missing');
  expect(toDishJsonLd(dish, 'ja')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MenuItem',
    '@id': expect.stringMatching(/\/dishes\/soybean-paste-stew#dish$/),
    url: expect.stringMatching(/\/ja\/dishes\/soybean-paste-stew$/),
    name: 'テンジャンチゲ',
    alternateName: ['된장찌개', 'doenjangjjigae'],
    image: expect.stringMatching(/\/ja\/dishes\/soybean-paste-stew\/card\.png$/),
  });
});

test('the nearest places come first, or the given order without a position', () => {
  const places: PlacePoint[] = [
    ['far', 127.1, 37.5],
    ['near', 126.92, 37.556],
    ['middle', 126.98, 37.56],
  ];
  expect(getNearestIds(places, { mapx: 126.9236, mapy: 37.5563 })).toEqual([
    'near',
    'middle',
    'far',
  ]);
  expect(getNearestIds(places, null)).toEqual(['far', 'near', 'middle']);
});
