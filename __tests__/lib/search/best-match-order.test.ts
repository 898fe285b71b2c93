import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { AREAS } from '@/lib/areas';
import { getHolidays } from '@/lib/format/holidays';
import { arrangeRows, getSection } from '@/lib/search/contract/arrange-rows';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { toPreferenceSentence, type Preference } from '@kioot/engine';
import type { RadiusM } from '@/lib/radii';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { toFilterRequest } from '../../helpers/backend-calls';

const backend = createSearchService(createBundledSource());
const { signal } = new AbortController();

const SECTIONS = ['good', 'question', 'ask', 'little', 'old', 'unknown'];
const bySection = (a: string, b: string) => SECTIONS.indexOf(a) - SECTIONS.indexOf(b);

async function searchPlaces(
  name: string,
  need: Preference,
  { radius = 1000, hasOrigin = true }: { radius?: RadiusM; hasOrigin?: boolean } = {},
): Promise<PlaceCard[]> {
  const area = AREAS.find(({ location_en }) => location_en === name);
  if (!area) throw new Error(`There is no area ${name}`);
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

  it('is arranged with open places before a soup restaurant that has closed for the day', async () => {
    const places = await searchPlaces('Myeongdong', need);
    const arrange = (time: string) => {
      const ms = Date.parse(`2026-11-23T${time}:00+09:00`);
      const rows = arrangeRows(places, places[0]?.match?.checkedFor, ms, getHolidays(ms));
      return rows.map(({ title }) => title);
    };
    const [atLunch, inTheEvening] = [arrange('12:30'), arrange('20:30')];
    expect(atLunch.indexOf('하동관')).toBeLessThan(10);
    expect(inTheEvening.indexOf('하동관')).toBeGreaterThan(inTheEvening.indexOf('참숯골'));
    expect(arrange('12:30')).toEqual(atLunch);
  });

  it('follows the order of the ids without an origin', async () => {
    const list = await search('Myeongdong', need, { hasOrigin: false });
    expect(list.slice(0, 10)).toEqual(expect.arrayContaining(['하동관', '미성옥']));
  });
});
