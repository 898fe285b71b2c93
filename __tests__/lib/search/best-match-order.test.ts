import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { AREAS } from '@/lib/areas';
import { getSection } from '@/lib/search/contract/get-section';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { parseHours, toPreferenceSentence, type Preference } from '@kioot/engine';
import { packHours } from '@/lib/search/contract/packed-hours';
import type { RadiusM } from '@/lib/radii';
import { createBundledSource } from '@/lib/search/service/place-source';
import { toHoursStatus } from '@/lib/search/service/filter-list';
import { createSearchService } from '@/lib/search/service/search-service';
import { toFilterRequest } from '../../helpers/backend-calls';

const backend = createSearchService(createBundledSource());
const { signal } = new AbortController();
const LUNCH = '2026-11-23T12:30:00+09:00';
const EVENING = '2026-11-23T20:30:00+09:00';

afterEach(() => {
  jest.restoreAllMocks();
});

const SECTIONS = ['good', 'question', 'ask', 'little', 'old', 'unknown'];
const bySection = (a: string, b: string) => SECTIONS.indexOf(a) - SECTIONS.indexOf(b);

async function searchPlaces(
  name: string,
  need: Preference,
  {
    at = LUNCH,
    radius = 1000,
    hasOrigin = true,
  }: { at?: string; radius?: RadiusM; hasOrigin?: boolean } = {},
): Promise<PlaceCard[]> {
  const area = AREAS.find(({ location_en }) => location_en === name);
  if (!area) throw new Error(`There is no area ${name}`);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
  const { mapx, mapy } = area;
  const contentIdList = await backend.getContentIds({ mapx, mapy, radius }, signal);
  const request = { contentIdList, userPref: toPreferenceSentence(need) };
  const origin = hasOrigin ? { mapx, mapy } : undefined;
  const { restaurants } = await backend.getFiltered(
    toFilterRequest({ ...request, origin }),
    signal,
  );
  return restaurants;
}

async function search(...args: Parameters<typeof searchPlaces>): Promise<string[]> {
  return (await searchPlaces(...args)).map(({ title }) => title);
}

describe('best-match order of the real places', () => {
  it.each([
    [
      'Myeongdong',
      'pork and beef',
      { kind: 'meats', meats: ['pork', 'beef'] },
      ['하동관', '미성옥'],
    ],
    [
      'Myeongdong',
      'chicken',
      { kind: 'meats', meats: ['chicken'] },
      ['백제삼계탕', '명동 영양센터'],
    ],
    ['Namdaemun', 'fish', { kind: 'meats', meats: ['fish', 'seafood'] }, ['희락갈치', '막내횟집']],
    ['Insadong', 'vegetarian', { kind: 'lactoOvo' }, ['사찰음식 전문점 발우공양', '오세계향']],
    ['Itaewon', 'halal', { kind: 'halal' }, ['할랄가이즈 이태원점', '킹케밥 이태원점']],
    ['Myeongdong', 'anything', { kind: 'any' }, ['하동관', '백제삼계탕']],
  ] as [string, string, Preference, string[]][])(
    'has among the first ten of %s for %s the expected places',
    async (area, _wish, need, titles) => {
      const first = (await search(area, need)).slice(0, 10);
      expect(first).toEqual(expect.arrayContaining(titles));
    },
  );

  it('is the order of the examples in the README of the engine', async () => {
    const readme = readFileSync('packages/engine/README.md', 'utf8');
    const [, section = ''] = readme.split('## Order of a list');
    const examples = [...section.matchAll(/^\| \d+ +\| (\S.*?) +\|/gm)].map(([, title]) => title);
    expect(examples).toHaveLength(10);
    const list = await search('Insadong', { kind: 'strictVegan' });
    expect(list.filter((title) => examples.includes(title))).toEqual(examples);
  });

  it.each(AREAS.map(({ location_en }) => location_en))(
    'groups vegan places around %s by section, vegan restaurants first',
    async (area) => {
      const places = await searchPlaces(area, { kind: 'strictVegan' });
      const sections = places.map((place) => getSection(place, place.match?.checkedFor));
      expect(sections).toEqual([...sections].sort(bySection));
      const good = places.filter((_, at) => sections[at] === 'good');
      const lastNamed = good.findLastIndex(({ title }) => /비건|vegan/i.test(title));
      const before = good
        .slice(0, Math.max(lastNamed, 0))
        .filter(({ title }) => !/비건|vegan/i.test(title));
      expect(before.filter(({ match }) => match?.share !== 1)).toEqual([]);
    },
  );

  const need: Preference = { kind: 'meats', meats: ['pork', 'beef'] };

  it('ranks open places before a soup restaurant that has closed for the day', async () => {
    const [atLunch, inTheEvening] = [
      await search('Myeongdong', need),
      await search('Myeongdong', need, { at: EVENING }),
    ];
    expect(atLunch.indexOf('하동관')).toBeLessThan(atLunch.indexOf('참숯골'));
    expect(inTheEvening.indexOf('하동관')).toBeGreaterThan(inTheEvening.indexOf('참숯골'));
  });

  it('counts a place as open until its last orders, at every search', () => {
    const hours = packHours(parseHours('11:00~22:00 (라스트오더 21:00)', '연중무휴'));
    const toStatus = (time: string) =>
      toHoursStatus(hours, Date.parse(`2026-11-23T${time}:00+09:00`));
    expect(['20:30', '21:30', '23:00'].map(toStatus)).toEqual(['open', 'known', 'known']);
  });

  it('follows the order of the ids without an origin', async () => {
    const list = await search('Myeongdong', need, { hasOrigin: false });
    expect(list.slice(0, 10)).toEqual(expect.arrayContaining(['하동관', '미성옥']));
  });
});
