import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { toPreferenceSentence, type Preference } from '@kioot/engine';
import type { RadiusM } from '@/lib/radii';
import { createBundledSource } from '@/lib/search/place-source';
import { createSearchService } from '@/lib/search/search-service';

const backend = createSearchService(createBundledSource());
const { signal } = new AbortController();
const LUNCH = '2026-11-23T12:30:00+09:00';
const NIGHT = '2026-11-23T21:30:00+09:00';

afterEach(() => {
  jest.restoreAllMocks();
});

async function search(
  name: string,
  need: Preference,
  {
    at = LUNCH,
    radius = 1000,
    hasOrigin = true,
  }: { at?: string; radius?: RadiusM; hasOrigin?: boolean } = {},
): Promise<string[]> {
  const area = AREAS.find(({ location_en }) => location_en === name);
  if (!area) throw new Error(`There is no area ${name}`);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
  const { mapx, mapy } = area;
  const contentIdList = await backend.getContentIds({ mapx, mapy, radius }, signal);
  const request = { contentIdList, userPref: toPreferenceSentence(need) };
  const origin = hasOrigin ? { mapx, mapy } : undefined;
  const { restaurantInfo } = await backend.getFiltered({ ...request, origin }, signal);
  return restaurantInfo.map(({ title }) => title);
}

describe('Best match over the real places', () => {
  it.each([
    [
      'Myeongdong',
      'pork and beef',
      { kind: 'meats', meats: ['pork', 'beef'] },
      ['하동관', '미성옥'],
    ],
    ['Myeongdong', 'chicken', { kind: 'meats', meats: ['chicken'] }, ['백제삼계탕', '영양센터']],
    ['Namdaemun', 'fish', { kind: 'meats', meats: ['fish', 'seafood'] }, ['희락갈치', '막내횟집']],
    ['Insadong', 'vegetarian', { kind: 'lactoOvo' }, ['사찰음식 전문점 발우공양', '인사동찻집']],
    ['Itaewon', 'halal', { kind: 'halal' }, ['할랄가이즈 이태원점', '킹케밥 이태원점']],
    ['Myeongdong', 'anything', { kind: 'any' }, ['하동관', '백제삼계탕']],
  ] as [string, string, Preference, string[]][])(
    'has in the first ten of %s for %s what a reader would expect',
    async (area, _wish, need, titles) => {
      const first = (await search(area, need)).slice(0, 10);
      expect(first).toEqual(expect.arrayContaining(titles));
    },
  );

  const need: Preference = { kind: 'meats', meats: ['pork', 'beef'] };

  it('puts what is open at the search before a soup house that has closed for the day', async () => {
    const [atLunch, atNight] = [
      await search('Myeongdong', need),
      await search('Myeongdong', need, { at: NIGHT }),
    ];
    expect(atLunch.indexOf('하동관')).toBeLessThan(atLunch.indexOf('참숯골'));
    expect(atNight.indexOf('하동관')).toBeGreaterThan(atNight.indexOf('참숯골'));
  });

  it('keeps to the order of the ids where nobody says from where', async () => {
    const list = await search('Myeongdong', need, { hasOrigin: false });
    expect(list.slice(0, 10)).toEqual(expect.arrayContaining(['하동관', '미성옥']));
  });
});
